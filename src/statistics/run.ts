/** What a run needs of a worker: that of the browser, or a stand-in. */
export type WorkerLike = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

interface Orders<Job, Answer> {
  /** Each worker answers one job at a time. */
  readonly jobs: readonly Job[];
  readonly workers: number;
  readonly start: () => WorkerLike;
  /** Called once a job, in the order of the jobs. */
  readonly answered: (answer: Answer, job: Job) => void;
  /** Called once, after the last answer; or when a worker fails, with what it said. Not after `cancel`. */
  readonly ended: (failure: string | null) => void;
}

/**
 * Jobs shared among workers. However many workers there are and however they race, answers are handed over in the order
 * of the jobs: one that comes early waits for those before it. Whatever is computed from the answers so far is therefore
 * the same on every machine. When nothing is left to do, no worker is left either.
 */
export class Run<Job, Answer> {
  readonly #orders: Orders<Job, Answer>;
  readonly #idle: WorkerLike[] = [];
  #workers: WorkerLike[] = [];
  /** Answers that came before their turn, by the number of their job. */
  readonly #early = new Map<number, Answer>();
  /** The next job to give out, and the next to hand over. */
  #next = 0;
  #turn = 0;
  #paused = false;

  /** Starts at once; no more workers than there are jobs. */
  constructor(orders: Orders<Job, Answer>) {
    this.#orders = orders;
    const count = Math.min(orders.workers, orders.jobs.length);
    try {
      for (let n = 0; n < count; n++) this.#employ();
    } catch (error) {
      // Where workers are forbidden, starting one throws.
      this.#fail(String(error));
    }
    if (count === 0) orders.ended(null);
  }

  /** The share of the jobs that have been handed over. */
  get share(): number {
    return this.#turn / this.#orders.jobs.length;
  }

  /** Gives out no more jobs. Those that are being worked on are finished. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    for (const worker of this.#idle.splice(0)) this.#give(worker);
  }

  /** Stops the workers where they are. Nothing is handed over afterwards. */
  cancel(): void {
    for (const worker of this.#workers) {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
    this.#workers = [];
    this.#idle.length = 0;
    this.#early.clear();
  }

  #employ(): void {
    const worker = this.#orders.start();
    this.#workers.push(worker);
    worker.onerror = ({ message }) => this.#fail(message);
    this.#give(worker);
  }

  #give(worker: WorkerLike): void {
    const number = this.#next;
    if (this.#paused || number >= this.#orders.jobs.length) {
      this.#idle.push(worker);
      return;
    }
    this.#next++;
    worker.onmessage = ({ data }) => {
      this.#early.set(number, data);
      this.#give(worker);
      this.#handOver();
    };
    worker.postMessage(this.#orders.jobs[number]);
  }

  #handOver(): void {
    const { jobs, answered, ended } = this.#orders;
    for (; this.#early.has(this.#turn); this.#turn++) {
      const answer = this.#early.get(this.#turn) as Answer;
      this.#early.delete(this.#turn);
      answered(answer, jobs[this.#turn]);
    }
    if (this.#turn < jobs.length || this.#workers.length === 0) return;
    this.cancel();
    ended(null);
  }

  #fail(message: string | undefined): void {
    this.cancel();
    this.#orders.ended(message ?? '');
  }
}

/** How many workers a machine should be asked for: one processor stays free for the page. */
export function workersHere(): number {
  return Math.min(8, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
}
