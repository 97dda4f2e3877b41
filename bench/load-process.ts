import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** Puts load on a server; started by compared-load.ts, which writes the order to standard input. */

export type LoadOrder = {
  url: string;
  connections: number;
  seconds: number;
  /** Sent over and over, in turn. */
  requests: { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }[];
};

export type LoadResult = { perSecond: number; p99Ms: number; failures: string };

const { url, connections, seconds, requests } = JSON.parse(await text(process.stdin)) as LoadOrder;
let begun = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests,
  // Each connection begins elsewhere: they would all ask for the same at the same time.
  setupClient(client) {
    const start = Math.floor((requests.length * begun) / connections);
    begun += 1;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  },
});
const problems = [
  ...Object.entries(result.statusCodeStats ?? {}).flatMap(([status, { count }]) =>
    status.startsWith('2') ? [] : [`${count} replies ${status}`],
  ),
  ...(result.errors > 0 ? [`${result.errors} errors, ${result.timeouts} of them time-outs`] : []),
];
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    failures: problems.join(', '),
  } satisfies LoadResult),
);
