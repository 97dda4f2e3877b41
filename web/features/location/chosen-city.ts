import { useSyncExternalStore } from 'react';

const KEY = 'udyoghaat_location';

/** The city that the buyer selected or was located in, if any; undefined on the server. */
export function useChosenCity(): string | undefined {
  return useSyncExternalStore(subscribeToCity, readChosenCity, () => undefined);
}

/** Replaces the storage where the browser forbids it. */
let memory: string | undefined;

export function readChosenCity(): string | undefined {
  try {
    return memory ?? (localStorage.getItem(KEY)?.trim() || undefined);
  } catch {
    return memory;
  }
}

export function setChosenCity(city: string): void {
  try {
    localStorage.setItem(KEY, city);
    memory = undefined;
  } catch {
    memory = city;
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls this after each change of the city, also in another tab, until the returned function is called. */
export function subscribeToCity(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
