import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** Puts load on a server; started by compare-loads.ts, which writes the spec to standard input. */

export type LoadSpec = {
  url: string;
  connections: number;
  seconds: number;
  /** Sent in turn, repeatedly. */
  requests: { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }[];
};

export type LoadResult = { perSecond: number; p99Ms: number; errors: string };

const { url, connections, seconds, requests } = JSON.parse(await text(process.stdin)) as LoadSpec;
let clientCount = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests,
  // Each connection starts at a different request; otherwise all would send the same one at the same time.
  setupClient(client) {
    const start = Math.floor((requests.length * clientCount) / connections);
    clientCount += 1;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  },
});
const errors = [
  ...Object.entries(result.statusCodeStats ?? {}).flatMap(([status, { count }]) =>
    status.startsWith('2') ? [] : [`${count} responses with status ${status}`],
  ),
  ...(result.errors > 0 ? [`${result.errors} errors, ${result.timeouts} of them timeouts`] : []),
];
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    errors: errors.join(', '),
  } satisfies LoadResult),
);
