import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, percentile, type Reply } from './load-client.ts';

/** Sends requests and measures the responses, as a process of its own; started by run-loads.ts, which writes the loads. */

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

export type LoadStats = { countByStatus: Record<number, number>; p50Ms: number; p99Ms: number };

const { url, settleSeconds, seconds, loads } = JSON.parse(await text(process.stdin)) as Loads;
const startedAt = performance.now();
const isOver = () => performance.now() > startedAt + (settleSeconds + seconds) * 1000;
const stats = Object.entries(loads).map(async ([name, load]) => [name, computeStats(await run(load))]);
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(stats))));

async function run({ requests, from, rate }: Load): Promise<Reply[]> {
  const clients = from?.map((address) => createClient(url, address)) ?? [createClient(url)];
  const replies: Promise<Reply>[] = [];
  function send(dueAt?: number): Promise<Reply> {
    const index = replies.length;
    const request = requests[index % requests.length]?.replaceAll('#', `${process.pid}x${index}`) ?? '';
    const client = clients[index % clients.length] as ReturnType<typeof createClient>;
    const reply = client.ask(request, dueAt);
    replies.push(reply);
    return reply;
  }
  if ('clients' in rate) {
    const repeat = async () => {
      while (!isOver()) await send();
    };
    await Promise.all(Array.from({ length: rate.clients }, repeat));
  } else {
    for (let dueAt = startedAt; !isOver(); dueAt += 1000 / rate.perSecond) {
      await sleep(Math.max(0, dueAt - performance.now()));
      void send(dueAt);
    }
  }
  const all = await Promise.all(replies);
  for (const client of clients) client.close();
  return all;
}

function computeStats(all: Reply[]): LoadStats {
  const replies = all.filter(({ dueAt }) => dueAt > startedAt + settleSeconds * 1000);
  const countByStatus: Record<number, number> = {};
  for (const { status } of replies) countByStatus[status] = (countByStatus[status] ?? 0) + 1;
  return { countByStatus, p50Ms: percentile(replies, 0.5), p99Ms: percentile(replies, 0.99) };
}
