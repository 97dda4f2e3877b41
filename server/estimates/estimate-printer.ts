/** Draws estimates in a thread of its own, so that the server goes on answering meanwhile. */

import { Worker } from 'node:worker_threads';
import { Failure } from '#contract/errors.ts';
import type { EstimateDocument } from './estimate-document.ts';
import type { DrawingReport } from './estimate-worker.ts';

/** Many times what the longest estimate takes; beyond it the thread is taken for hung. */
const DRAWING_LIMIT_MS = 15_000;

/** A few seconds' work; whoever comes when so many wait is better told so than kept. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

export type EstimatePrinter = {
  /**
   * The estimate as a PDF.
   * @throws Failure 'unavailable' when too many wait.
   * @throws Error when it cannot be drawn, takes more than 15 s from the start of its drawing, or its thread dies.
   */
  print(estimate: EstimateDocument): Promise<Uint8Array>;
  /** Ends the thread. What is not printed by then is rejected. */
  close(): Promise<void>;
};

type PrintJob = {
  estimate: EstimateDocument;
  resolve: (pdf: Uint8Array) => void;
  reject: (reason: Error) => void;
};

/** A printer whose thread starts with the first estimate, and starts anew after it died. */
export function createEstimatePrinter(): EstimatePrinter {
  // The thread is given one job at a time, so that its death fails that job alone and the limit spares those waiting.
  const waiting: PrintJob[] = [];
  let current: PrintJob | undefined;
  let worker: Worker | undefined;
  let limit: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startNextJob(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    limit = setTimeout(() => dropWorker(new Error('Drawing the estimate took too long.')), DRAWING_LIMIT_MS);
    try {
      worker ??= startWorker();
      worker.postMessage(current.estimate);
    } catch (error) {
      endJob((job) => job.reject(new Error('The estimate cannot be sent to its thread.', { cause: error })));
    }
  }

  function endJob(settle: (job: PrintJob) => void): void {
    clearTimeout(limit);
    const ended = current;
    current = undefined;
    if (ended) settle(ended);
    startNextJob();
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./estimate-worker.ts', import.meta.url));
    // A thread already dropped may still have something to say, which concerns no job any more.
    const whileInUse =
      <Event>(handle: (event: Event) => void) =>
      (event: Event): void => {
        if (worker === started) handle(event);
      };
    started.on('message', whileInUse(takeReport));
    started.on(
      'error',
      whileInUse((cause: unknown) => dropWorker(threadDied(String(cause)))),
    );
    started.on(
      'exit',
      whileInUse((code: number) => dropWorker(threadDied(`exit code ${code}`))),
    );
    return started;
  }

  function takeReport(report: DrawingReport): void {
    endJob((job) => {
      if ('pdf' in report) job.resolve(report.pdf);
      else job.reject(new Error(`The estimate could not be drawn: ${report.failure}`));
    });
  }

  /** Lets go of a thread that died or hangs; the next job starts another. */
  function dropWorker(reason: Error): void {
    void worker?.terminate();
    worker = undefined;
    endJob((job) => job.reject(reason));
  }

  return {
    print(estimate) {
      if (isClosed) return Promise.reject(new Error('The printer is closed.'));
      if (waiting.length >= MAX_WAITING) return Promise.reject(tooManyWait());
      return new Promise((resolve, reject) => {
        waiting.push({ estimate, resolve, reject });
        startNextJob();
      });
    },
    async close() {
      isClosed = true;
      const ending = worker;
      worker = undefined;
      const unprinted = waiting.splice(0);
      endJob((job) => unprinted.unshift(job));
      for (const job of unprinted) job.reject(new Error('The printer was closed.'));
      await ending?.terminate();
    },
  };
}

function tooManyWait(): Failure {
  return new Failure(
    'unavailable',
    'Many estimates are being prepared right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

function threadDied(why: string): Error {
  return new Error(`The thread that draws estimates died: ${why}`);
}
