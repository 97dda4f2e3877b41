/** Draws estimates in a thread of its own, so that the server goes on answering meanwhile. */

import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
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
   * @throws AppError 'unavailable' when too many wait.
   * @throws Error when it cannot be drawn, takes more than 15 s from the start of its drawing, or its thread dies.
   */
  render(estimate: EstimateDocument): Promise<Uint8Array>;
  /** Ends the thread. What is not printed by then is rejected. */
  close(): Promise<void>;
};

/** A printer whose thread starts with the first estimate, and again after it died. */
export function createEstimateRenderer(): EstimateRenderer {
  // The pool is given one estimate at a time: a thread's death then fails that one alone, and waiting does not count as
  // drawing. Its own queue does not limit tasks that can be aborted.
  const inTurn = pLimit(1);
  let pool = createPool();
  let isClosed = false;

  async function draw(estimate: EstimateDocument): Promise<Uint8Array> {
    if (isClosed) throw new Error('The printer was closed.');
    const stop = new AbortController();
    const tooLong = new Error('Drawing the estimate took too long.');
    const timeout = setTimeout(() => stop.abort(tooLong), RENDER_TIMEOUT_MS);
    const used = pool;
    const drawing = used.run(estimate, { signal: stop.signal });
    // The pool fails no task when a thread dies before it could take one.
    const [thread] = used.threads;
    const onError = (cause: unknown) => stop.abort(createWorkerDiedError(String(cause)));
    const onExit = (code: number) => stop.abort(createWorkerDiedError(`exit code ${code}`));
    used.on('error', onError);
    thread?.on('exit', onExit);
    let result: RenderResult;
    try {
      result = await drawing;
    } catch (cause) {
      if (isClosed) throw new Error('The printer was closed.');
      if (cause instanceof DOMException) {
        throw new Error('The estimate cannot be sent to its thread.', { cause });
      }
      void used.destroy();
      pool = createPool();
      throw stop.signal.aborted ? stop.signal.reason : createWorkerDiedError(String(cause));
    } finally {
      clearTimeout(timeout);
      used.off('error', onError);
      thread?.off('exit', onExit);
    }
    if ('pdf' in result) return result.pdf;
    throw new Error(`The estimate could not be drawn: ${result.failure}`);
  }

  return {
    async render(estimate) {
      if (isClosed) throw new Error('The printer is closed.');
      if (inTurn.pendingCount >= MAX_QUEUED) throw createQueueFullError();
      return inTurn(draw, estimate);
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function createPool(): Piscina<EstimateDocument, RenderResult> {
  const pool = new Piscina<EstimateDocument, RenderResult>({
    filename: fileURLToPath(new URL('./estimate-render-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    // The thread's event loop is never blocked: pdfkit writes its documents in several turns of it.
    atomics: 'disabled',
    recordTiming: false,
  });
  // The death of an idle thread concerns nobody: the next estimate starts another.
  pool.on('error', () => undefined);
  return pool;
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
