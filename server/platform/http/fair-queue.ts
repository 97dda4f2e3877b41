import { SITE_FACTOR, toSiteNetwork } from './client-ip.ts';

/**
 * Queues work by the network addresses that ask for it. Those whose work has failed least in the last minutes come
 * first, and among them each in turn: the second work of one after the first of all others. With IPv6 the whole site
 * counts, too.
 */
export type FairQueue = {
  /** How much work waits. */
  readonly pendingCount: number;
  /** @throws the queue's error when too much work comes before this, on arrival or while it waits. */
  run<Result>(clientIp: string, work: () => Promise<Result>): Promise<Result>;
};

type FairQueueOptions = {
  maxRunning: number;
  maxWaiting: number;
  createRejection: () => Error;
};

/** A network, and how many clients it counts as. */
type Network = { name: string; factor: number };
type Waiting = { networks: Network[]; turn: number; start: () => void; reject: (cause: Error) => void };

/** For how long failures count, from the first of them. */
const FAILURE_MS = 15 * 60_000;
/** Networks to remember. Beyond that, those that failed first are forgotten. */
const MAX_REMEMBERED = 10_000;

export function createFairQueue({ maxRunning, maxWaiting, createRejection }: FairQueueOptions): FairQueue {
  const waiting: Waiting[] = [];
  const failures = new Map<string, { count: number; until: number }>();
  let running = 0;

  const countWaiting = (name: string) =>
    waiting.filter(({ networks }) => networks.some((network) => network.name === name)).length;

  function countFailures(name: string): number {
    const found = failures.get(name);
    return found && found.until > performance.now() ? found.count : 0;
  }

  function addFailure({ name }: Network): void {
    const count = countFailures(name);
    if (count > 0) {
      failures.set(name, { count: count + 1, until: failures.get(name)?.until ?? 0 });
      return;
    }
    failures.delete(name);
    failures.set(name, { count: 1, until: performance.now() + FAILURE_MS });
    if (failures.size > MAX_REMEMBERED) failures.delete(failures.keys().next().value ?? '');
  }

  function startNext(): void {
    const ranked = waiting.map((entry) => ({ entry, failed: perClient(entry.networks, countFailures) }));
    ranked.sort((one, other) => one.failed - other.failed || one.entry.turn - other.entry.turn);
    waiting.splice(0, waiting.length, ...ranked.map(({ entry }) => entry));
    while (running < maxRunning && waiting.length > 0) {
      running += 1;
      waiting.shift()?.start();
    }
  }

  return {
    get pendingCount() {
      return waiting.length;
    },
    async run(clientIp, work) {
      const networks = listNetworks(clientIp);
      await new Promise<void>((start, reject) => {
        waiting.push({ networks, turn: perClient(networks, countWaiting), start, reject });
        startNext();
        if (waiting.length > maxWaiting) waiting.pop()?.reject(createRejection());
      });
      try {
        return await work();
      } catch (cause) {
        for (const network of networks) addFailure(network);
        throw cause;
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}

function listNetworks(clientIp: string): Network[] {
  const site = toSiteNetwork(clientIp);
  const client = { name: clientIp, factor: 1 };
  return site ? [client, { name: site, factor: SITE_FACTOR }] : [client];
}

function perClient(networks: readonly Network[], count: (name: string) => number): number {
  return Math.max(...networks.map(({ name, factor }) => Math.floor(count(name) / factor)));
}
