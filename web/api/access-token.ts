import { useSyncExternalStore } from 'react';

/**
 * The buyer's access token, kept in a cookie for one day and sent by us in the Authorization header only: no request
 * is authorised by the cookie itself.
 */
const COOKIE = 'udyoghaat_client_access_token';
const ONE_DAY_SECONDS = 24 * 60 * 60;

/** Where the browser forbids cookies, whoever logs in stays so for as long as the page lives. */
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

export function endSession(): void {
  writeCookie('', 0);
  memory = undefined;
  notifyListeners();
}

/** Whether a token is there; false while the page is rendered on the server. Follows other tabs. */
export function useHasToken(): boolean {
  return useSyncExternalStore(subscribe, hasToken, () => false);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
  getChannel()?.postMessage(undefined);
}

/** Calls the listener when somebody logged in or out in another tab; returns what ends that. */
export function onSessionChangeInOtherTab(listener: () => void): () => void {
  getChannel();
  otherTabListeners.add(listener);
  return () => otherTabListeners.delete(listener);
}

/** Somebody has logged in or out in another tab, or may have. */
export function handleOtherTabChange(): void {
  for (const listener of [...listeners, ...otherTabListeners]) listener();
}

const listeners = new Set<() => void>();
const otherTabListeners = new Set<() => void>();
let openChannel: BroadcastChannel | undefined;

/** Tells the other tabs that somebody logged in or out. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!openChannel) {
    openChannel = new BroadcastChannel('udyoghaat_session');
    openChannel.onmessage = handleOtherTabChange;
  }
  return openChannel;
}

function subscribe(listener: () => void): () => void {
  getChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
