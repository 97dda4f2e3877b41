/** Keeps values by key up to a number of bytes in all; what has not been asked for longest goes first. */
export type BoundedStore<Value> = {
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
const PROVED_PART = 0.8;

/**
 * What was asked for once and what was asked for again are kept apart: a flood of addresses that nobody asks for again
 * pushes out only its own kind.
 */
export function createBoundedStore<Value>(maxBytes: number): BoundedStore<Value> {
  const fresh = createSegment<Value>();
  const proved = createSegment<Value>();

  /** Makes the value of a key the last to go. */
  function prove(key: string, entry: Entry<Value>): void {
    fresh.remove(key);
    proved.put(key, entry);
    while (proved.bytes > maxBytes * PROVED_PART) {
      const [oldest, demoted] = proved.takeOldest();
      fresh.put(oldest, demoted);
    }
  }
  return {
    get(key) {
      const entry = proved.entries.get(key) ?? fresh.entries.get(key);
      if (entry) prove(key, entry);
      return entry?.value;
    },
    set(key, value, bytes) {
      const segment = proved.entries.has(key) ? proved : fresh;
      segment.remove(key);
      if (bytes > maxBytes) return;
      segment.put(key, { value, bytes });
      while (fresh.bytes + proved.bytes > maxBytes) (fresh.entries.size > 0 ? fresh : proved).takeOldest();
    },
    peek: (key) => (proved.entries.get(key) ?? fresh.entries.get(key))?.value,
    clear() {
      fresh.clear();
      proved.clear();
    },
    bytes: () => fresh.bytes + proved.bytes,
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
