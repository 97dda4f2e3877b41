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

export function isSessionKept(): boolean {
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
  tellAll();
}

export function endSession(): void {
  writeCookie('', 0);
  memory = undefined;
  tellAll();
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

function tellAll(): void {
  for (const listener of listeners) listener();
  channel()?.postMessage(undefined);
}

/** Calls the listener when somebody logged in or out in another tab; returns what ends that. */
export function onChangeElsewhere(listener: () => void): () => void {
  channel();
  listenersElsewhere.add(listener);
  return () => listenersElsewhere.delete(listener);
}

/** Somebody has logged in or out in another tab, or may have. */
export function hearElsewhere(): void {
  for (const listener of [...listeners, ...listenersElsewhere]) listener();
}

const listeners = new Set<() => void>();
const listenersElsewhere = new Set<() => void>();
let openChannel: BroadcastChannel | undefined;

/** Tells the other tabs that somebody logged in or out. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!openChannel) {
    openChannel = new BroadcastChannel('udyoghaat_session');
    openChannel.onmessage = hearElsewhere;
  }
  return openChannel;
}

function subscribe(listener: () => void): () => void {
  channel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
