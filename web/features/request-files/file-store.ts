import { createContext, useContext } from 'react';
import { createLocalStore } from '#web/storage/local-store.ts';

/** The ids of the uploaded files that will be part of the next quote request from this browser. */
const store = createLocalStore('udyoghaat_request_files', (stored) =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [],
);

export const readAttachedFileIds: () => readonly string[] = store.read;

/** What a request was sent with, as `SentWishes`. */
export const SentFileIds = createContext<readonly string[] | undefined>(undefined);

export function useAttachedFileIds(): readonly string[] {
  const current = store.useValue();
  return useContext(SentFileIds) ?? current;
}

/** What a request for a quote says of them: nothing if there are none. */
export function attachedFilesToWire(): { files?: string[] } {
  const files = store.read();
  return files.length > 0 ? { files: [...files] } : {};
}

export function addAttachedFile(id: string): void {
  store.write([...store.read().filter((each) => each !== id), id]);
}

export function removeAttachedFile(id: string): void {
  store.write(store.read().filter((each) => each !== id));
}

/** Forgets the files that are no longer there. */
export function keepAttachedFiles(existing: readonly string[]): void {
  const { length } = store.read();
  const kept = store.read().filter((id) => existing.includes(id));
  if (kept.length < length) store.write(kept);
}

/** Call this once a request was accepted: its files belong to it. */
export function clearAttachedFiles(): void {
  if (store.read().length > 0) store.write([]);
}

let sendingCount = 0;

/** Whether a file is on its way on this page, so that a request sent now would lack it. */
export function isSendingFiles(): boolean {
  return sendingCount > 0;
}

export async function whileSending<Result>(send: () => Promise<Result>): Promise<Result> {
  sendingCount += 1;
  try {
    return await send();
  } finally {
    sendingCount -= 1;
  }
}
