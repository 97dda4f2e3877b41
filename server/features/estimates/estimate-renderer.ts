/** Draws estimates and quotations in worker threads, so that they do not block the server's event loop. */

import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { AppError } from '#contract/errors.ts';
import type { EstimatePictures } from './estimate-document.ts';
import type { RenderResult, RenderTask } from './estimate-render-worker.ts';
import type { FrozenDocument } from './frozen-document.ts';

/** Many times what the longest estimate takes; after this the thread counts as hung. */
const RENDER_TIMEOUT_MS = 15_000;

/** A few seconds' work; beyond that, an error is better than waiting. */
const MAX_QUEUED = { main: 100, anonymous: 10 };
const RETRY_AFTER_SECONDS = 5;

/** Mails and owners share a queue. Anonymous callers have another one, so that they cannot keep the others waiting. */
export type RenderQueue = keyof typeof MAX_QUEUED;

export type EstimateRenderer = {
  /**
   * Draws an estimate or a quotation as a PDF.
   * @throws AppError 'unavailable' when too many estimates are queued.
   * @throws Error when it cannot be drawn, drawing takes more than 15 s, or its thread dies.
   */
  render(document: FrozenDocument, queue?: RenderQueue, pictures?: EstimatePictures): Promise<Uint8Array>;
  /** Estimates that wait. */
  readonly pendingCount: number;
  /** Ends the threads and rejects the estimates that are not drawn yet. */
  close(): Promise<void>;
};

/** Creates a renderer with one thread per queue. A thread starts with its first estimate, and again after it dies. */
export function createEstimateRenderer(): EstimateRenderer {
  const threads = {
    main: createRenderThread(MAX_QUEUED.main),
    anonymous: createRenderThread(MAX_QUEUED.anonymous),
  };
  return {
    render: (document, queue = 'main', pictures = new Map()) => threads[queue].render({ document, pictures }),
    get pendingCount() {
      return threads.main.pendingCount + threads.anonymous.pendingCount;
    },
    async close() {
      await Promise.all(Object.values(threads).map((thread) => thread.close()));
    },
  };
}

function createRenderThread(maxQueued: number) {
  // The pool gets one estimate at a time: a dying thread then fails only that one, and the timeout excludes the time in
  // the queue. The pool's own queue does not limit tasks that can be aborted.
  const runInTurn = pLimit(1);
  let pool = createPool();
  let isClosed = false;

  async function draw(task: RenderTask): Promise<Uint8Array> {
    if (isClosed) throw new Error('The estimate renderer was closed.');
    const abortController = new AbortController();
    const timeoutError = new Error('Drawing the estimate took too long.');
    const timeout = setTimeout(() => abortController.abort(timeoutError), RENDER_TIMEOUT_MS);
    const usedPool = pool;
    const drawing = usedPool.run(task, { signal: abortController.signal });
    // The pool does not reject a task whose thread dies before taking it.
    const [thread] = usedPool.threads;
    const onError = (cause: unknown) => abortController.abort(createWorkerDiedError(String(cause)));
    const onExit = (code: number) => abortController.abort(createWorkerDiedError(`exit code ${code}`));
    usedPool.on('error', onError);
    thread?.on('exit', onExit);
    let result: RenderResult;
    try {
      result = await drawing;
    } catch (cause) {
      if (isClosed) throw new Error('The estimate renderer was closed.');
      if (cause instanceof DOMException) {
        throw new Error('The estimate cannot be sent to its thread.', { cause });
      }
      void usedPool.destroy();
      pool = createPool();
      throw abortController.signal.aborted
        ? abortController.signal.reason
        : createWorkerDiedError(String(cause));
    } finally {
      clearTimeout(timeout);
      usedPool.off('error', onError);
      thread?.off('exit', onExit);
    }
    if ('pdf' in result) return result.pdf;
    throw new Error(`The estimate could not be drawn: ${result.error}`);
  }

  return {
    async render(task: RenderTask): Promise<Uint8Array> {
      if (isClosed) throw new Error('The estimate renderer is closed.');
      if (runInTurn.pendingCount >= maxQueued) throw createQueueFullError();
      return runInTurn(draw, task);
    },
    get pendingCount() {
      return runInTurn.pendingCount;
    },
    async close(): Promise<void> {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function createPool(): Piscina<RenderTask, RenderResult> {
  const pool = new Piscina<RenderTask, RenderResult>({
    filename: fileURLToPath(new URL('./estimate-render-worker.ts', import.meta.url)),
    // The options of the process name files relative to where it was started; a command works where its user is.
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Blocking waits would stop the thread's event loop, and pdfkit writes a document in several turns of it.
    atomics: 'disabled',
    recordTiming: false,
  });
  // When an idle thread dies, the next estimate starts another.
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

function createWorkerDiedError(reason: string): Error {
  return new Error(`The thread that draws estimates died: ${reason}`);
}
