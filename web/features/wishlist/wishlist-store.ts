import { useEffect, useSyncExternalStore } from 'react';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { endSession, readToken, useHasToken } from '#web/features/account/session.ts';

/** Ids of the products on the buyer's wishlist. The server keeps the list; every tab knows what is on it. */
export type SavedIds = ReadonlySet<string>;

const NONE: SavedIds = new Set();

let saved = NONE;
/** The token whose list was asked for, so that it is asked for once. */
let askedFor: string | undefined;
let changes = 0;

/** What is on the wishlist; nothing for a visitor, and while the page is rendered on the server. */
export function useSavedIds(): SavedIds {
  const isLoggedIn = useHasToken();
  useEffect(() => {
    if (isLoggedIn) askOnce();
  }, [isLoggedIn]);
  return useSyncExternalStore(subscribe, readSaved, () => NONE);
}

/** How many products are on the wishlist. */
export function useWishlistCount(): number {
  return useSavedIds().size;
}

/** Takes over the list as the server has just given it. */
export function rememberSaved(ids: readonly string[]): void {
  askedFor = readToken();
  set(new Set(ids));
}

export function markSaved(productId: string): void {
  changes += 1;
  set(new Set([...readSaved(), productId]));
  void askOnce();
}

export function unmarkSaved(productId: string): void {
  changes += 1;
  set(new Set([...readSaved()].filter((id) => id !== productId)));
}

/** Asks again for a list that may have changed unnoticed. */
export function askAgain(): void {
  askedFor = undefined;
  void askOnce();
}

/** Nothing is kept of a session that is over. */
function readSaved(): SavedIds {
  return askedFor !== undefined && askedFor === readToken() ? saved : NONE;
}

async function askOnce(): Promise<void> {
  const token = readToken();
  if (token === undefined || token === askedFor) return;
  askedFor = token;
  saved = NONE;
  const changesBefore = changes;
  try {
    const { result } = await browserApi().listWishlist();
    if (readToken() !== token) return;
    if (changes === changesBefore) {
      // Not told to other tabs: browsers throw away a page they keep for Back when it is sent a message.
      saved = new Set(result.map((entry) => entry.wish_product._id));
      return tellListeners();
    }
    // It was changed while the list was on its way.
    askedFor = undefined;
    await askOnce();
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause;
    if (cause.status === 401 && readToken() === token) endSession();
    askedFor = undefined;
  }
}

function set(ids: SavedIds): void {
  saved = ids;
  tellListeners();
  channel()?.postMessage([...ids]);
}

const listeners = new Set<() => void>();
let openChannel: BroadcastChannel | undefined;

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Tells the buyer's other tabs what is on the list. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!openChannel) {
    openChannel = new BroadcastChannel('udyoghaat_wishlist');
    openChannel.onmessage = ({ data }: MessageEvent<string[]>) => {
      askedFor = readToken();
      saved = new Set(data);
      tellListeners();
    };
  }
  return openChannel;
}

function subscribe(listener: () => void): () => void {
  channel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
