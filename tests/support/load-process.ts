import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, percentile, type Reply } from './load-client.ts';

/**
 * Sends requests and measures the responses, as a process of its own; started by run-loads.ts, which writes the loads.
 * Times count from sending: in an open loop no response delays a request, so what is sent late is late because of this
 * process, and not because of the server.
 */

export type Load = {
  /** Sent in turn; every # in one is replaced by a text that occurs once. */
  requests: string[];
  /** The network addresses to connect from, in turn. */
  from?: string[];
  /** A closed loop of so many clients, or an open one. */
  rate: { clients: number } | { perSecond: number };
};

export type Loads<Name extends string = string> = {
  url: string;
  /** What is sent in this time does not count. */
  settleSeconds: number;
  seconds: number;
  loads: Record<Name, Load>;
};

/** The responses with one status. */
export type ReplyStats = {
  count: number;
  p50Ms: number;
  p99Ms: number;
  /**
   * The median of the p99 of each quarter of the time. At a hundred requests a second a single pause of 80 ms, which
   * any program on the machine can cause, catches eight of them and would decide the p99 of 20 s alone.
   */
  typicalP99Ms: number;
  /** Only ten took longer, so one that took long by chance changes little. NaN when there are fewer. */
  tenthSlowestMs: number;
  retryAfter: string[];
};

/** By status; 0 when the connection broke. */
export type LoadStats = Record<number, ReplyStats>;

/** In which `typicalP99Ms` is computed. */
const QUARTERS = 4;

const { url, settleSeconds, seconds, loads } = JSON.parse(await text(process.stdin)) as Loads;
const startedAt = performance.now();
const isOver = () => performance.now() > startedAt + (settleSeconds + seconds) * 1000;
const stats = Object.entries(loads).map(async ([name, load]) => [name, computeStats(await run(load))]);
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(stats))));

async function run({ requests, from, rate }: Load): Promise<Reply[]> {
  const clients = from?.map((address) => createClient(url, address)) ?? [createClient(url)];
  const replies: Promise<Reply>[] = [];
  function send(): Promise<Reply> {
    const index = replies.length;
    const request = requests[index % requests.length]?.replaceAll('#', `${process.pid}x${index}`) ?? '';
    const client = clients[index % clients.length] as ReturnType<typeof createClient>;
    const reply = client.ask(request);
    replies.push(reply);
    return reply;
  }
  if ('clients' in rate) {
    const repeat = async () => {
      while (!isOver()) await send();
    };
    await Promise.all(Array.from({ length: rate.clients }, repeat));
  } else {
    const untilNext = () => startedAt + (replies.length * 1000) / rate.perSecond - performance.now();
    while (!isOver()) {
      while (untilNext() <= 0) void send();
      await sleep(Math.max(1, untilNext()));
    }
  }
  const all = await Promise.all(replies);
  for (const client of clients) client.close();
  return all;
}

function computeStats(all: Reply[]): LoadStats {
  const settled = all.filter(({ dueAt }) => dueAt > startedAt + settleSeconds * 1000);
  const byStatus = Object.entries(Object.groupBy(settled, ({ status }) => status));
  return Object.fromEntries(
    byStatus.map(([status, replies = []]) => [
      status,
      {
        count: replies.length,
        p50Ms: percentile(replies, 0.5),
        p99Ms: percentile(replies, 0.99),
        typicalP99Ms: computeTypicalP99(replies),
        tenthSlowestMs: replies.map(({ ms }) => ms).sort((a, b) => b - a)[9] ?? Number.NaN,
        retryAfter: [...new Set(replies.map(({ retryAfter = '' }) => retryAfter))],
      },
    ]),
  );
}

function computeTypicalP99(replies: Reply[]): number {
  const quarterMs = (seconds * 1000) / QUARTERS;
  const quarters = Map.groupBy(replies, ({ dueAt }) => Math.floor((dueAt - startedAt) / quarterMs));
  const p99s = [...quarters.values()].map((inQuarter) => percentile(inQuarter, 0.99)).sort((a, b) => a - b);
  const middle = p99s.length / 2;
  return ((p99s[Math.ceil(middle) - 1] ?? 0) + (p99s[Math.floor(middle)] ?? 0)) / 2;
}
