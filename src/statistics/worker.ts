import { type Job, work } from './sampling.ts';

self.onmessage = ({ data }: MessageEvent<Job>) => self.postMessage(work(data));
