import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#contract/client.ts';
import { endSession, readToken, useHasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** Ids of the products on the buyer's wishlist. The server keeps the list; every tab knows what is on it. */
export type SavedIds = ReadonlySet<string>;

const EMPTY: SavedIds = new Set();

let savedIds = EMPTY;
/** The token whose list was asked for, so that it is asked for once. */
let loadedForToken: string | undefined;
let changeCount = 0;

/** What is on the wishlist; nothing for a visitor, and while the page is rendered on the server. */
export function useSavedIds(): SavedIds {
  const isLoggedIn = useHasToken();
  useEffect(() => {
    if (isLoggedIn) loadSavedIds();
  }, [isLoggedIn]);
  return useSyncExternalStore(subscribe, readSavedIds, () => EMPTY);
}

/** How many products are on the wishlist. */
export function useWishlistCount(): number {
  return useSavedIds().size;
}

/** Takes over the list as the server has just given it. */
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

/** Asks again for a list that may have changed unnoticed. */
export function reloadSavedIds(): void {
  loadedForToken = undefined;
  void loadSavedIds();
}

/** Nothing is kept of a session that is over. */
function readSavedIds(): SavedIds {
  return loadedForToken !== undefined && loadedForToken === readToken() ? savedIds : EMPTY;
}

async function loadSavedIds(): Promise<void> {
  const token = readToken();
  if (token === undefined || token === loadedForToken) return;
  loadedForToken = token;
  savedIds = EMPTY;
  const changesBefore = changeCount;
  try {
    const { result } = await browserApi().listWishlist();
    if (readToken() !== token) return;
    if (changeCount === changesBefore) {
      // Not told to other tabs: browsers throw away a page they keep for Back when it is sent a message.
      savedIds = new Set(result.map((entry) => entry.wish_product._id));
      return notifyListeners();
    }
    // It was changed while the list was on its way.
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

/** Tells the buyer's other tabs what is on the list. */
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
  return () => listeners.delete(listener);
}
