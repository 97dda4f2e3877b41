import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseOut } from '#server/database/database-error.ts';
import { createBoundedStore } from './bounded-store.ts';
import { isForEveryone, isPassing, type KeptReply, keepReply, makeForm, weightOf } from './kept-reply.ts';

export type Served = {
  reply: KeptReply;
  /** Set when something has changed since, and a newer reply could not be made; how old it is. */
  staleForSeconds?: number;
};

/** Makes the reply to an address, for nobody in particular. */
export type Make = () => Promise<Response>;

export type ReplyCache = {
  /** A current reply that is there; undefined when there is any reason to look closer. */
  hit(key: string): KeptReply | undefined;
  /** The reply of an address; however many ask, one is made. */
  read(key: string, make: Make): Promise<Served>;
  /** Like `read`, but never stale: for what is made into other replies. */
  readCurrent(key: string, make: Make): Promise<KeptReply>;
  /** A form was added to a reply: it weighs more now. */
  weigh(key: string): void;
  /** Something in the shop has changed: nothing kept so far is current any more. */
  expire(): void;
  /** Whether changes are heard of. While they are not, nothing is current. */
  setHearing(isHearing: boolean): void;
  counts: { hits: number; made: number; stale: number };
  bytes(): number;
};

export type CacheSetting = {
  maxBytes: number;
  /** How long a reply is current while nothing changes; after that it is made anew behind the one who asks. */
  currentMs?: number;
  passingMs?: number;
  /** How long one waits for a newer reply before an older one has to do. */
  patienceMs?: number;
};

type Entry = { reply: KeptReply; generation: number; madeAt: number; currentUntil: number; hits: number };
type Flight = { generation: number; reply: Promise<KeptReply> };

/** A form that was sent so often is worth compressing well. */
const WORTH_THE_EFFORT = 10;
/** While the database is out older replies are given at once for so long, while newer ones are tried for. */
const REST_MS = 2000;

export function createReplyCache({
  maxBytes,
  currentMs = 60_000,
  passingMs = 10_000,
  patienceMs = 1000,
}: CacheSetting): ReplyCache {
  const store = createBoundedStore<Entry>(maxBytes);
  const flights = new Map<string, Flight>();
  const counts = { hits: 0, made: 0, stale: 0 };
  let generation = 0;
  let isHearing = false;
  let restsUntil = 0;
  let isSqueezing = false;

  const isUnchanged = (entry: Entry) => isHearing && entry.generation === generation;
  const isCurrent = (entry: Entry) => isUnchanged(entry) && performance.now() < entry.currentUntil;

  function hit(key: string): KeptReply | undefined {
    const entry = store.get(key);
    if (!entry || !isCurrent(entry)) return undefined;
    counts.hits += 1;
    entry.hits += 1;
    if (entry.hits >= WORTH_THE_EFFORT) void squeeze(key, entry);
    return entry.reply;
  }

  /** Compresses a reply that is asked for often as well as can be, one at a time. */
  async function squeeze(key: string, entry: Entry): Promise<void> {
    if (isSqueezing || !entry.reply.isCompressible) return;
    isSqueezing = true;
    entry.hits = Number.NEGATIVE_INFINITY;
    try {
      await makeForm(entry.reply, 'br', 'best');
      weigh(key);
    } finally {
      isSqueezing = false;
    }
  }

  function weigh(key: string): void {
    const entry = store.peek(key);
    if (entry) keep(key, entry);
  }

  function keep(key: string, entry: Entry): void {
    store.set(key, entry, key.length + weightOf(entry.reply));
  }

  /** Joins whoever is making the reply from what the shop is now, or makes it. */
  function make(key: string, makeReply: Make): Promise<KeptReply> {
    const flying = flights.get(key);
    if (flying?.generation === generation) return flying.reply;
    const flight: Flight = { generation, reply: fly(key, makeReply, generation) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.reply.then(land, land);
    return flight.reply;
  }

  async function fly(key: string, makeReply: Make, generationAtStart: number): Promise<KeptReply> {
    counts.made += 1;
    try {
      const reply = await keepReply(await makeReply());
      if (reply.status === 503) restsUntil = performance.now() + REST_MS;
      if (!isForEveryone(reply.status)) return reply;
      const madeAt = performance.now();
      const currentUntil = madeAt + (isPassing(reply.status) ? passingMs : currentMs);
      keep(key, { reply, generation: generationAtStart, madeAt, currentUntil, hits: 0 });
      return reply;
    } catch (cause) {
      if (isDatabaseOut(cause)) restsUntil = performance.now() + REST_MS;
      throw cause;
    }
  }

  async function read(key: string, makeReply: Make): Promise<Served> {
    const current = hit(key);
    if (current) return { reply: current };
    const entry = store.peek(key);
    const making = make(key, makeReply);
    if (!entry) return { reply: await making };
    const attempt = making.then(
      (reply) => (reply.status < 500 ? { reply } : undefined),
      () => undefined,
    );
    if (performance.now() >= restsUntil) {
      if (isUnchanged(entry)) return { reply: entry.reply };
      const served = await Promise.race([attempt, sleep(patienceMs, undefined, { ref: false })]);
      if (served) return served;
      // A database that says nothing fails slowly: those who ask next need not find that out again.
      restsUntil = performance.now() + REST_MS;
    }
    counts.stale += 1;
    return { reply: entry.reply, staleForSeconds: Math.ceil((performance.now() - entry.madeAt) / 1000) };
  }

  return {
    hit,
    read,
    async readCurrent(key, makeReply) {
      return hit(key) ?? (await make(key, makeReply));
    },
    weigh,
    expire() {
      generation += 1;
    },
    setHearing(hears) {
      isHearing = hears;
      generation += 1;
    },
    counts,
    bytes: store.bytes,
  };
}
