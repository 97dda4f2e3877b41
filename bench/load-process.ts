import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ClientResult } from './load-server.ts';
import { computeStats } from './run-load.ts';

/** The client where wrk is missing: raw sockets, bytes prepared beforehand, and no more parsing than needed. */

const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const [url = '', connections = '', seconds = ''] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const requests = (await text(process.stdin)).split('\0').map((request) => Buffer.from(request));
const times: number[] = [];
let sent = 0;
let errors = 0;
const startedAt = performance.now();
const endsAt = startedAt + Number(seconds) * 1000;

await Promise.all(Array.from({ length: Number(connections) }, runConnection));
const stats = computeStats(times, (performance.now() - startedAt) / 1000);
const { requestCount, perSecond, p50Ms, p99Ms } = stats;
const result: ClientResult = {
  requests: requestCount,
  seconds: requestCount / perSecond,
  p50Ms,
  p99Ms,
  errors,
};
process.stdout.write(`${JSON.stringify(result)}\n`);

function runConnection(): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let sentAt = 0;
  /** Bytes of the response that are still to come; undefined before its head. */
  let missing: number | undefined;

  function send(): void {
    if (performance.now() > endsAt) return void socket.destroy();
    missing = undefined;
    sentAt = performance.now();
    socket.write(requests[sent++ % requests.length] ?? '');
  }
  socket.on('connect', send);
  socket.on('data', (bytes: Buffer) => {
    missing = (missing ?? measureResponse(bytes)) - bytes.length;
    const isInChunks = missing === Number.POSITIVE_INFINITY;
    if (missing > 0 && !(isInChunks && endsWithLastChunk(bytes))) return;
    times.push(performance.now() - sentAt);
    send();
  });
  socket.on('error', () => {
    errors += 1;
  });
  return new Promise((resolve) => {
    socket.on('close', () => {
      if (performance.now() < endsAt) errors += 1;
      resolve();
    });
  });
}

/** The size of a response in bytes; its whole head is in its first bytes. Infinity if it comes in chunks. */
function measureResponse(bytes: Buffer): number {
  const headLength = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.toString('latin1', 0, headLength);
  const status = Number(head.slice(9, 12));
  if (status >= 400) errors += 1;
  if (status === 304 || status === 204) return headLength;
  return headLength + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
}

function endsWithLastChunk(bytes: Buffer): boolean {
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}
