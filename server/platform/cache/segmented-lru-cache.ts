/** Values by key up to a total number of bytes; the least recently used ones are evicted first. */
export type SegmentedLruCache<Value> = {
  get(key: string): Value | undefined;
  /** Stores a value or updates its size. A value larger than the cache is not stored. */
  set(key: string, value: Value, bytes: number): void;
  /** The value of a key, without counting as a use. */
  peek(key: string): Value | undefined;
  clear(): void;
  /** The total size of the stored values. */
  bytes(): number;
};

/** The maximum share of the protected segment. */
const PROTECTED_RATIO = 0.8;

/**
 * Values that were read are in the protected segment, all others in the probation segment, so that many keys which are
 * requested only once evict only each other.
 */
export function createSegmentedLruCache<Value>(maxBytes: number): SegmentedLruCache<Value> {
  const probationSegment = createSegment<Value>();
  const protectedSegment = createSegment<Value>();

  /** Makes a value the most recently used one of the protected segment. */
  function promote(key: string, entry: Entry<Value>): void {
    probationSegment.remove(key);
    protectedSegment.put(key, entry);
    while (protectedSegment.bytes > maxBytes * PROTECTED_RATIO) {
      const [oldest, demoted] = protectedSegment.takeOldest();
      probationSegment.put(oldest, demoted);
    }
  }
  return {
    get(key) {
      const entry = protectedSegment.entries.get(key) ?? probationSegment.entries.get(key);
      if (entry) promote(key, entry);
      return entry?.value;
    },
    set(key, value, bytes) {
      const segment = protectedSegment.entries.has(key) ? protectedSegment : probationSegment;
      segment.remove(key);
      if (bytes > maxBytes) return;
      segment.put(key, { value, bytes });
      while (probationSegment.bytes + protectedSegment.bytes > maxBytes)
        (probationSegment.entries.size > 0 ? probationSegment : protectedSegment).takeOldest();
    },
    peek: (key) => (protectedSegment.entries.get(key) ?? probationSegment.entries.get(key))?.value,
    clear() {
      probationSegment.clear();
      protectedSegment.clear();
    },
    bytes: () => probationSegment.bytes + protectedSegment.bytes,
  };
}

type Entry<Value> = { value: Value; bytes: number };

/** Entries from the oldest to the newest, as a map keeps the order of insertion. */
function createSegment<Value>() {
  const entries = new Map<string, Entry<Value>>();
  return {
    entries,
    bytes: 0,
    put(key: string, entry: Entry<Value>) {
      this.remove(key);
      entries.set(key, entry);
      this.bytes += entry.bytes;
    },
    remove(key: string) {
      this.bytes -= entries.get(key)?.bytes ?? 0;
      entries.delete(key);
    },
    takeOldest(): [string, Entry<Value>] {
      const [oldest] = entries;
      if (!oldest) throw new Error('An empty segment has no oldest entry.');
      this.remove(oldest[0]);
      return oldest;
    },
    clear() {
      entries.clear();
      this.bytes = 0;
    },
  };
}
