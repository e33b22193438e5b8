// The thread in which runs are recorded, one run a thread: it is asked once, answers, and is ended.
import { packTrace } from 'maze-core';
import { eventKinds } from './event-kinds.ts';
import { eventSteps } from './events.ts';
import { NoSecondWay, record } from './record.ts';
import type { Answer, Task } from './recorder.svelte.ts';

const answer = (message: Answer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  try {
    // Written here, so that the page need not load what writes numbers.
    const tell = (steps: number) => answer({ steps: steps.toLocaleString('en') });
    const trace = record(data.algorithm, data.request, tell);
    // Looked for here, so that the page need not go through a long tape.
    trace.tape.positionsOf(eventSteps(trace.algorithm));
    eventKinds(trace);
    const { packed, transfer } = packTrace(trace);
    answer({ packed }, transfer);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    answer({ failure: error instanceof NoSecondWay ? 'noSecondWay' : 'tooLong' });
  }
});
