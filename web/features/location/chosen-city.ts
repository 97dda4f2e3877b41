import { useSyncExternalStore } from 'react';

const KEY = 'udyoghaat_location';

/** The city this buyer has chosen, if any; undefined on the server. */
export function useChosenCity(): string | undefined {
  return useSyncExternalStore(subscribe, readChosenCity, () => undefined);
}

function readChosenCity(): string | undefined {
  try {
    return localStorage.getItem(KEY)?.trim() || undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
