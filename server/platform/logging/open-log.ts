import { hostname } from 'node:os';
import { type Logger, pino } from 'pino';
import { getRequestContext } from './request-context.ts';

/** A response from the cache, as the log shows it. */
export type LoggedResponse = {
  requestId: string;
  traceId: string | undefined;
  method: string;
  address: string;
  status: number;
};

export type ProcessLog = {
  log: Logger;
  /**
   * Does the same as `log.info(response, 'request')`, for responses from the cache: the logger's own way of composing
   * the line would take a tenth of the time of the whole request.
   */
  logCachedResponse(response: LoggedResponse): void;
};

/** Several processes may share the log. Linux never mixes up to 4 KB written to a pipe at once with other writes. */
const MAX_BATCH_BYTES = 4096;
const MAX_WAIT_MS = 100;
/**
 * More is dropped rather than kept in memory while nothing can be written, because nobody reads or the disk is full.
 */
const MAX_PENDING_BYTES = 1_000_000;
const RETRY_MS = 10;
/** How long a process that exits waits for somebody who reads. */
const MAX_EXIT_MS = 1000;
/** Pino's numbers of the levels. */
const [INFO, WARNING, ERROR] = [30, 40, 50];

/** What an error report contains: the fields of the line in the log, with the error itself as `err`. */
export type ErrorReport = { message: string; err?: unknown; requestId?: string; traceId?: string };
export type ReportError = (report: ErrorReport) => unknown;

/**
 * Opens the log of this process on standard output. Lines are written in batches, in their order: a warning or an error
 * at once, with all lines before it, and the last batch when the process exits.
 * @param reportError called with each error, too.
 */
export function openLog(level: string, reportError?: ReportError): ProcessLog {
  let exitsAt = Number.NEGATIVE_INFINITY;
  const output = pino.destination({
    dest: process.stdout.fd,
    sync: true,
    maxWrite: MAX_BATCH_BYTES,
    maxLength: MAX_PENDING_BYTES,
    // By default it keeps the whole process waiting until somebody reads.
    retryEAGAIN: () => Date.now() - exitsAt < MAX_EXIT_MS,
  });
  let lostLines = 0;
  let willRetry = false;
  // The shop goes on when its log cannot be written.
  output.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EAGAIN' || willRetry) return;
    willRetry = true;
    setTimeout(writeRest, RETRY_MS).unref();
  });
  output.on('drop', (lines: string) => {
    lostLines += lines.split('\n').length - 1;
  });
  output.on('drain', () => {
    if (lostLines > 0)
      log.warn({ lines: lostLines }, 'lines of the log are missing here: nobody read them in time');
    lostLines = 0;
  });
  let batch = '';
  let batchBytes = 0;
  let timer: NodeJS.Timeout | undefined;

  function write(line: string): void {
    // Hindi takes three bytes a letter.
    const lineBytes = Buffer.byteLength(line);
    if (batchBytes + lineBytes > MAX_BATCH_BYTES) flush();
    batch += line;
    batchBytes += lineBytes;
    timer ??= setTimeout(flush, MAX_WAIT_MS).unref();
  }
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch !== '') output.write(batch);
    batch = '';
    batchBytes = 0;
  }
  function writeRest(): void {
    willRetry = false;
    output.write('');
  }
  process.once('exit', () => {
    exitsAt = Date.now();
    flush();
    // Its own flushSync never gives up on a full disk.
    writeRest();
  });
  async function report([fields, message]: [fields: unknown, message?: unknown, ...rest: unknown[]]) {
    try {
      await reportError?.({
        ...describeRequest(),
        ...(typeof fields === 'object'
          ? { ...fields, message: String(message) }
          : { message: String(fields) }),
      });
    } catch (err) {
      log.warn({ err }, 'error could not be reported');
    }
  }

  const log = pino(
    {
      level,
      mixin: describeRequest,
      hooks: {
        logMethod(args, method, lineLevel) {
          method.apply(this, args);
          if (lineLevel >= WARNING) flush();
          if (lineLevel >= ERROR && reportError) void report(args);
        },
      },
    },
    { write },
  );
  const isLogged = log.isLevelEnabled('info');
  const begin = `{"level":${INFO},"time":`;
  const middle = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"requestId":"`;
  return {
    log,
    logCachedResponse({ requestId, traceId, method, address, status }) {
      if (!isLogged) return;
      const trace = traceId === undefined ? '' : `"traceId":"${traceId}",`;
      const subject = `${requestId}",${trace}"method":"${method}","address":${JSON.stringify(address)},"status":${status}`;
      write(`${begin}${Date.now()}${middle}${subject},"msg":"request"}\n`);
    },
  };
}

/** So that all lines about a request are found by its id. */
function describeRequest(): { requestId?: string; traceId?: string } {
  const { requestId, traceId } = getRequestContext() ?? {};
  return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
}
