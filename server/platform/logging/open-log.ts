import { hostname } from 'node:os';
import { type Logger, pino } from 'pino';

/** A response from the cache, as the log shows it. */
export type LoggedResponse = { requestId: string; method: string; address: string; status: number };

export type ProcessLog = {
  log: Logger;
  /**
   * Does the same as `log.info(response, 'request')`, for responses from the cache: the logger's own way of composing the
   * line would take a tenth of the time of the whole request.
   */
  logCachedResponse(response: LoggedResponse): void;
};

/** Several processes may share the log. Linux never mixes up to 4 KB written to a pipe at once with other writes. */
const MAX_BATCH_BYTES = 4096;
const MAX_WAIT_MS = 100;
/** More is dropped rather than kept in memory while nothing can be written, for example because the disk is full. */
const MAX_PENDING_BYTES = 1_000_000;
/** Pino's numbers of the levels. */
const [INFO, WARNING] = [30, 40];

/**
 * Opens the log of this process on standard output. Lines are written in batches, in their order: a warning or an error
 * at once, with all lines before it, and the last batch when the process exits.
 */
export function openLog(level: string): ProcessLog {
  const output = pino.destination({
    dest: process.stdout.fd,
    sync: true,
    maxWrite: MAX_BATCH_BYTES,
    maxLength: MAX_PENDING_BYTES,
  });
  // The shop goes on when its log cannot be written.
  output.on('error', () => undefined);
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
  process.once('exit', flush);

  const log = pino(
    {
      level,
      hooks: {
        logMethod(args, method, lineLevel) {
          method.apply(this, args);
          if (lineLevel >= WARNING) flush();
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
    logCachedResponse({ requestId, method, address, status }) {
      if (!isLogged) return;
      const subject = `${requestId}","method":"${method}","address":${JSON.stringify(address)},"status":${status}`;
      write(`${begin}${Date.now()}${middle}${subject},"msg":"request"}\n`);
    },
  };
}
