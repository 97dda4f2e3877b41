/** Keeps values by key up to a number of bytes in all; what has not been asked for longest goes first. */
export type SegmentedLruCache<Value> = {
  get(key: string): Value | undefined;
  /** Keeps a value, or a value that has grown, as so many bytes. One that is too large for the store is not kept. */
  set(key: string, value: Value, bytes: number): void;
  /** The value of a key, without counting as asking for it. */
  peek(key: string): Value | undefined;
  clear(): void;
  /** How many bytes are kept. */
  bytes(): number;
};

/** How much of the store what was asked for again may fill. */
const PROTECTED_RATIO = 0.8;

/**
 * What was asked for once and what was asked for again are kept apart: a flood of addresses that nobody asks for again
 * pushes out only its own kind.
 */
export function createSegmentedLruCache<Value>(maxBytes: number): SegmentedLruCache<Value> {
  const probationSegment = createSegment<Value>();
  const protectedSegment = createSegment<Value>();

  /** Makes the value of a key the last to go. */
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

/** A map keeps the order of insertion: the first entry is the oldest. */
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
