import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#contract/client.ts';
import { endSession, readToken, subscribeToSession, useHasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** Ids of the products on the buyer's wishlist. The server stores the list; every tab has a copy. */
export type SavedIds = ReadonlySet<string>;

const EMPTY: SavedIds = new Set();

let savedIds = EMPTY;
/** The token for which the list was requested, so that it is requested once. */
let loadedForToken: string | undefined;
let changeCount = 0;

/** Ids of the products on the wishlist; empty for a visitor and during server rendering. */
export function useSavedIds(): SavedIds {
  const isLoggedIn = useHasToken();
  useEffect(() => {
    if (isLoggedIn) loadSavedIds();
  }, [isLoggedIn]);
  return useSyncExternalStore(subscribe, readSavedIds, () => EMPTY);
}

/** Whether a product is on the wishlist. The link in the header loads the list. */
export function useIsSaved(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSavedIds().has(productId),
    () => false,
  );
}

/** The number of products on the wishlist. */
export function useWishlistCount(): number {
  return useSavedIds().size;
}

/** Replaces the list with the server's response. */
export function replaceSavedIds(ids: readonly string[]): void {
  loadedForToken = readToken();
  updateSavedIds(new Set(ids));
}

export function addSavedId(productId: string): void {
  changeCount += 1;
  updateSavedIds(new Set([...readSavedIds(), productId]));
  void loadSavedIds();
}

export function removeSavedId(productId: string): void {
  changeCount += 1;
  updateSavedIds(new Set([...readSavedIds()].filter((id) => id !== productId)));
}

/** Loads the list again, when it may have changed unnoticed. */
export function reloadSavedIds(): void {
  loadedForToken = undefined;
  void loadSavedIds();
}

/** The list of an ended session is ignored. */
function readSavedIds(): SavedIds {
  return loadedForToken !== undefined && loadedForToken === readToken() ? savedIds : EMPTY;
}

async function loadSavedIds(): Promise<void> {
  const token = readToken();
  if (token === undefined || token === loadedForToken) return;
  loadedForToken = token;
  savedIds = EMPTY;
  const initialChangeCount = changeCount;
  try {
    const { result } = await browserApi().listWishlist();
    if (readToken() !== token) return;
    if (changeCount === initialChangeCount) {
      // Other tabs get no message here, because a message evicts pages from the back/forward cache.
      savedIds = new Set(result.map((entry) => entry.wish_product._id));
      return notifyListeners();
    }
    // The list was changed while it was loading, so it is loaded again.
    loadedForToken = undefined;
    await loadSavedIds();
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.status === 401 && readToken() === token) endSession();
    loadedForToken = undefined;
  }
}

function updateSavedIds(ids: SavedIds): void {
  savedIds = ids;
  notifyListeners();
  getChannel()?.postMessage([...ids]);
}

const listeners = new Set<() => void>();
let openChannel: BroadcastChannel | undefined;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The channel between the buyer's tabs; undefined in a browser without BroadcastChannel. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!openChannel) {
    openChannel = new BroadcastChannel('udyoghaat_wishlist');
    openChannel.onmessage = ({ data }: MessageEvent<string[]>) => {
      loadedForToken = readToken();
      savedIds = new Set(data);
      notifyListeners();
    };
  }
  return openChannel;
}

function subscribe(listener: () => void): () => void {
  getChannel();
  listeners.add(listener);
  const unsubscribeFromSession = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribeFromSession();
  };
}
