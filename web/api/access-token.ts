import { useSyncExternalStore } from 'react';
import { deleteOfflineCopies } from '#web/storage/offline-copies.ts';
import { clearRecentSearches } from '#web/storage/recent-searches.ts';

/**
 * The cookie that stores the buyer's access token for one day. Requests send the token in the Authorization header:
 * none is authorised by the cookie itself.
 */
const COOKIE = 'udyoghaat_client_access_token';
const ONE_DAY_SECONDS = 24 * 60 * 60;

/** Holds the token where the browser forbids cookies: the session then lasts as long as the page. */
let memory: string | undefined;

export function readToken(): string | undefined {
  return memory ?? readCookie();
}

export function isSessionPersisted(): boolean {
  return memory === undefined;
}

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) || undefined;
}

export function hasToken(): boolean {
  return readToken() !== undefined;
}

export function startSession(accessToken: string): void {
  writeCookie(accessToken, ONE_DAY_SECONDS);
  memory = readCookie() === accessToken ? undefined : accessToken;
  notifyListeners();
}

/**
 * Also deletes the copies of pages and the recent searches, which would show the next person at this device what the
 * buyer has read and looked for.
 */
export function endSession(): void {
  writeCookie('', 0);
  void deleteOfflineCopies();
  clearRecentSearches();
  memory = undefined;
  notifyListeners();
}

/** Whether there is a token; false during server rendering. Follows logins and logouts in other tabs. */
export function useHasToken(): boolean {
  return useSyncExternalStore(subscribeToSession, hasToken, () => false);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
  getChannel()?.postMessage(undefined);
}

/** Calls the listener when somebody logs in or out in another tab. Returns a function that unsubscribes it. */
export function onSessionChangeInOtherTab(listener: () => void): () => void {
  getChannel();
  otherTabListeners.add(listener);
  return () => otherTabListeners.delete(listener);
}

/** Call this when somebody has, or may have, logged in or out in another tab. */
export function handleOtherTabChange(): void {
  for (const listener of [...listeners, ...otherTabListeners]) listener();
}

const listeners = new Set<() => void>();
const otherTabListeners = new Set<() => void>();
let openChannel: BroadcastChannel | undefined;

/** The channel for logins and logouts between the tabs; undefined in a browser without BroadcastChannel. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!openChannel) {
    openChannel = new BroadcastChannel('udyoghaat_session');
    openChannel.onmessage = handleOtherTabChange;
  }
  return openChannel;
}

/** Calls the listener when somebody logs in or out, in any tab. Returns a function that unsubscribes it. */
export function subscribeToSession(listener: () => void): () => void {
  getChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
