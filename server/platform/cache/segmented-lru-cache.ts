/** Values by key up to a total number of bytes; the least recently used ones are evicted first. */
export type SegmentedLruCache<Value> = {
  get(key: string): Value | undefined;
  /** Stores a value or updates its size. A value larger than the cache is not stored. */
  set(key: string, value: Value, bytes: number): void;
  /** The value of a key, without counting as a use. */
  peek(key: string): Value | undefined;
  /** The total size of the stored values. */
  bytes(): number;
};

/** The maximum share of the protected segment. */
const PROTECTED_RATIO = 0.8;

/**
 * Values that were read are in the protected segment, all others in the probation segment, so that many keys which are
 * requested only once evict only each other. Each segment is a linked list in the order of use: reading a value costs
 * one look-up.
 */
export function createSegmentedLruCache<Value>(maxBytes: number): SegmentedLruCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const probationSegment: Segment<Value> = { bytes: 0 };
  const protectedSegment: Segment<Value> = { bytes: 0 };

  /** Makes a value the most recently used one of the protected segment. */
  function promote(entry: Entry<Value>): void {
    if (entry === protectedSegment.newest) return;
    unlink(entry);
    append(entry, protectedSegment);
    while (protectedSegment.oldest && protectedSegment.bytes > maxBytes * PROTECTED_RATIO) {
      const { oldest } = protectedSegment;
      unlink(oldest);
      append(oldest, probationSegment);
    }
  }

  function remove(entry: Entry<Value>): void {
    unlink(entry);
    entries.delete(entry.key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) promote(entry);
      return entry?.value;
    },
    set(key, value, bytes) {
      const replaced = entries.get(key);
      if (replaced) remove(replaced);
      if (bytes > maxBytes) return;
      const entry = { key, value, bytes, segment: replaced?.segment ?? probationSegment };
      entries.set(key, entry);
      append(entry, entry.segment);
      while (probationSegment.bytes + protectedSegment.bytes > maxBytes) {
        const oldest = probationSegment.oldest ?? protectedSegment.oldest;
        if (!oldest) return;
        remove(oldest);
      }
    },
    peek: (key) => entries.get(key)?.value,
    bytes: () => probationSegment.bytes + protectedSegment.bytes,
  };
}

type Segment<Value> = {
  bytes: number;
  oldest?: Entry<Value> | undefined;
  newest?: Entry<Value> | undefined;
};
type Entry<Value> = {
  key: string;
  value: Value;
  bytes: number;
  segment: Segment<Value>;
  older?: Entry<Value> | undefined;
  newer?: Entry<Value> | undefined;
};

function unlink<Value>({ segment, older, newer, bytes }: Entry<Value>): void {
  if (older) older.newer = newer;
  else segment.oldest = newer;
  if (newer) newer.older = older;
  else segment.newest = older;
  segment.bytes -= bytes;
}

/** Makes an entry the most recently used one of a segment. */
function append<Value>(entry: Entry<Value>, segment: Segment<Value>): void {
  entry.segment = segment;
  entry.older = segment.newest;
  entry.newer = undefined;
  if (segment.newest) segment.newest.newer = entry;
  else segment.oldest = entry;
  segment.newest = entry;
  segment.bytes += entry.bytes;
}
