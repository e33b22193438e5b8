import { type CountJob, count } from './counting.ts';

self.onmessage = ({ data }: MessageEvent<CountJob>) => self.postMessage(count(data));
