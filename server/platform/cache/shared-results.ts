/**
 * Results that many pages need, kept until the shop changes. Concurrent and later calls with the same key share one
 * result; a failure is not kept.
 */
export type SharedResults = (key: string, produce: () => Promise<object>) => Promise<object>;

/** As cached responses, because some results are random choices. */
const FRESH_MS = 60_000;

/**
 * @param getGeneration a number that grows with each change of the shop; undefined while changes may be missed, and
 * then
 *   nothing is shared.
 */
export function createSharedResults(getGeneration: () => number | undefined): SharedResults {
  const entries = new Map<string, { result: Promise<object>; freshUntil: number }>();
  let entriesGeneration: number | undefined;

  return (key, produce) => {
    const generation = getGeneration();
    if (generation !== entriesGeneration) entries.clear();
    entriesGeneration = generation;
    if (generation === undefined) return produce();
    const now = performance.now();
    const known = entries.get(key);
    if (known && now < known.freshUntil) return known.result;
    const entry = { result: produce(), freshUntil: now + FRESH_MS };
    entries.set(key, entry);
    entry.result.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.result;
  };
}
