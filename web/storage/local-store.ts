import { useSyncExternalStore } from 'react';

/** A value stored in this browser under a key; all tabs follow its changes. */
export type LocalStore<T> = {
  read(): T;
  write(value: unknown): void;
  /** The current value, as a hook; the empty value during server rendering. */
  useValue(): T;
  /** Calls the listener after each change, also by another tab. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** False when the browser refused to store the last value, which is then lost with this page. */
  isPersisted(): boolean;
};

/**
 * `parse` turns what is stored, or undefined when there is nothing to read, into a value. It must accept anything that
 * a person or an older version may have left there. Where the browser forbids storage or has no room left, the value
 * lives as long as the page.
 */
export function createLocalStore<T>(key: string, parse: (stored: unknown) => T): LocalStore<T> {
  const empty = parse(undefined);
  let cachedText: string | null = null;
  let cached = empty;
  /** Replaces the storage where it is forbidden or full. */
  let memory: string | null = null;
  const listeners = new Set<() => void>();

  function readText(): string | null {
    try {
      return memory ?? localStorage.getItem(key);
    } catch {
      return memory;
    }
  }

  function read(): T {
    const text = readText();
    if (text !== cachedText) {
      cachedText = text;
      cached = parse(fromJson(text));
    }
    return cached;
  }

  function write(value: unknown): void {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(key, text);
      memory = null;
    } catch {
      memory = text;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    read,
    write,
    useValue: () => useSyncExternalStore(subscribe, read, () => empty),
    subscribe,
    isPersisted: () => memory === null,
  };
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
