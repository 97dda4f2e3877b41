/** A value that one tab keeps across reloads and loses when it is closed. */
export type TabStore<T> = {
  /** The value as it was stored, not validated: an older version may have left something else there. */
  read(): Partial<T> | undefined;
  write(value: T): void;
  clear(): void;
};

/** Where the browser forbids storage the value lives as long as the page. */
export function createTabStore<T extends object>(key: string): TabStore<T> {
  let memory: T | undefined;
  return {
    read() {
      if (memory) return memory;
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return typeof stored === 'object' && stored !== null ? (stored as Partial<T>) : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      memory = value;
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The copy in memory lasts until a reload.
      }
    },
    clear() {
      memory = undefined;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
