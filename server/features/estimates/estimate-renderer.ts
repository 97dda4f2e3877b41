/** Draws estimates in a thread of its own, so that the server goes on answering meanwhile. */

import { Worker } from 'node:worker_threads';
import { AppError } from '#contract/errors.ts';
import type { EstimateDocument } from './estimate-document.ts';
import type { RenderResult } from './estimate-render-worker.ts';

/** Many times what the longest estimate takes; beyond it the thread is taken for hung. */
const RENDER_TIMEOUT_MS = 15_000;

/** A few seconds' work; whoever comes when so many wait is better told so than kept. */
const MAX_QUEUED = 100;
const RETRY_AFTER_SECONDS = 5;

export type EstimateRenderer = {
  /**
   * The estimate as a PDF.
   * @throws Failure 'unavailable' when too many wait.
   * @throws Error when it cannot be drawn, takes more than 15 s from the start of its drawing, or its thread dies.
   */
  render(estimate: EstimateDocument): Promise<Uint8Array>;
  /** Ends the thread. What is not printed by then is rejected. */
  close(): Promise<void>;
};

type RenderJob = {
  estimate: EstimateDocument;
  resolve: (pdf: Uint8Array) => void;
  reject: (reason: Error) => void;
};

/** A printer whose thread starts with the first estimate, and starts anew after it died. */
export function createEstimateRenderer(): EstimateRenderer {
  // The thread is given one job at a time, so that its death fails that job alone and the limit spares those waiting.
  const queue: RenderJob[] = [];
  let current: RenderJob | undefined;
  let worker: Worker | undefined;
  let timeout: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startNextJob(): void {
    if (current) return;
    current = queue.shift();
    if (!current) return;
    timeout = setTimeout(
      () => dropWorker(new Error('Drawing the estimate took too long.')),
      RENDER_TIMEOUT_MS,
    );
    try {
      worker ??= startWorker();
      worker.postMessage(current.estimate);
    } catch (error) {
      finishJob((job) =>
        job.reject(new Error('The estimate cannot be sent to its thread.', { cause: error })),
      );
    }
  }

  function finishJob(settle: (job: RenderJob) => void): void {
    clearTimeout(timeout);
    const ended = current;
    current = undefined;
    if (ended) settle(ended);
    startNextJob();
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./estimate-render-worker.ts', import.meta.url));
    // A thread already dropped may still have something to say, which concerns no job any more.
    const ifCurrentWorker =
      <Event>(handle: (event: Event) => void) =>
      (event: Event): void => {
        if (worker === started) handle(event);
      };
    started.on('message', ifCurrentWorker(handleResult));
    started.on(
      'error',
      ifCurrentWorker((cause: unknown) => dropWorker(createWorkerDiedError(String(cause)))),
    );
    started.on(
      'exit',
      ifCurrentWorker((code: number) => dropWorker(createWorkerDiedError(`exit code ${code}`))),
    );
    return started;
  }

  function handleResult(result: RenderResult): void {
    finishJob((job) => {
      if ('pdf' in result) job.resolve(result.pdf);
      else job.reject(new Error(`The estimate could not be drawn: ${result.failure}`));
    });
  }

  /** Lets go of a thread that died or hangs; the next job starts another. */
  function dropWorker(reason: Error): void {
    void worker?.terminate();
    worker = undefined;
    finishJob((job) => job.reject(reason));
  }

  return {
    render(estimate) {
      if (isClosed) return Promise.reject(new Error('The printer is closed.'));
      if (queue.length >= MAX_QUEUED) return Promise.reject(createQueueFullError());
      return new Promise((resolve, reject) => {
        queue.push({ estimate, resolve, reject });
        startNextJob();
      });
    },
    async close() {
      isClosed = true;
      const ending = worker;
      worker = undefined;
      const unfinished = queue.splice(0);
      finishJob((job) => unfinished.unshift(job));
      for (const job of unfinished) job.reject(new Error('The printer was closed.'));
      await ending?.terminate();
    },
  };
}

function createQueueFullError(): AppError {
  return new AppError(
    'unavailable',
    'Many estimates are being prepared right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

function createWorkerDiedError(why: string): Error {
  return new Error(`The thread that draws estimates died: ${why}`);
}
