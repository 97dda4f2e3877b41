/** Chance that is the same in every run. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  isTrue(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /**
   * A rank from 0 to below `count`, after Zipf: the chance falls as 1 / (rank + flatness). With the flatness 1 the
   * first of 400 would take a sixth of all; larger ones bring it down to what real shops have.
   */
  zipf(count: number, flatness: number): number;
  /** Normally distributed, mean 0, deviation 1. */
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
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    zipf: (count, flatness) =>
      Math.min(count - 1, Math.floor(flatness * ((count + flatness) / flatness) ** next() - flatness)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** The well-known generator of that name: 32 bits of state, good enough for words. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
