/** Pseudo-random numbers that are the same in every run. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with the given probability. */
  isTrue(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /**
   * A Zipf-distributed rank from 0 to `count` - 1: its probability is proportional to 1 / (rank + flatness). With a
   * flatness of 1 the first of 400 would have a sixth of the total; larger values match real shops better.
   */
  zipf(count: number, flatness: number): number;
  /** Normally distributed with mean 0 and standard deviation 1. */
  normal(): number;
};

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    isTrue: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
      return item;
    },
    zipf: (count, flatness) =>
      Math.min(count - 1, Math.floor(flatness * ((count + flatness) / flatness) ** next() - flatness)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** The Mulberry32 generator: 32 bits of state are enough for test data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
