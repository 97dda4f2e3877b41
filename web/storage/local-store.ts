import { useSyncExternalStore } from 'react';

/** A value kept in this browser under a name and followed by all of its tabs. */
export type LocalStore<T> = {
  read(): T;
  write(value: unknown): void;
  /** The value as it changes; the empty one while the page is rendered on the server. */
  useValue(): T;
  /** False when the browser refused, and what was written last is gone with this page. */
  isPersisted(): boolean;
};

/**
 * `parse` makes the value of what is stored, undefined when there is nothing to read: it must bear whatever a person
 * or an older version may have left there. Where the browser forbids storage or has no room left the value lives as
 * long as the page.
 */
export function createLocalStore<T>(key: string, parse: (stored: unknown) => T): LocalStore<T> {
  const empty = parse(undefined);
  let cachedText: string | null = null;
  let cached = empty;
  /** What stands in for the storage where it is forbidden or full. */
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
