import { useSyncExternalStore } from 'react';
import { api as calls } from '#contract/api.ts';
import type { LiveChange, LiveReady } from '#contract/staff-live.ts';
import { api, isLoggedOut } from './desk-api.ts';

/** What the shop tells the desk while it is open, over one connection of this tab. */

type Reader = (change: LiveChange | 'anything') => void;
/** `resting` also before the first connection. */
type Status = 'resting' | 'live' | 'lost';

const RETRY_MS = { first: 1000, longest: 30_000 };
/** The shop says every 25 seconds that it is there. A connection that has died silently looks like an idle one. */
const MAX_SILENCE_MS = 60_000;
/**
 * A tab that nobody looks at gives its connection to others, because browsers have six for one shop. One that nobody
 * uses loads nothing by itself, because that would count as use and the session would never end.
 */
const REST_AFTER_MS = { hidden: 60_000, unused: 30 * 60_000 };
const WAKING_EVENTS = ['visibilitychange', 'pointerdown', 'keydown'] as const;

/** No screen that is shown was loaded before. */
let loadedSince = Date.now();

/** Call this before a screen of somebody who has just come to the desk is loaded. */
export function noteFirstLoad(): void {
  loadedSince = Date.now();
}

const readers = new Set<Reader>();
const watchers = new Set<() => void>();
let status: Status = 'resting';

/** @param read gets each change, and 'anything' when changes may have been missed. @returns what to call at the end. */
export function readChanges(read: Reader): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export function concerns(
  change: LiveChange | 'anything',
  kinds: readonly string[],
  id: string | undefined,
): boolean {
  if (change === 'anything') return true;
  return kinds.includes(change.kind) && (id === undefined || !change.ids || change.ids.includes(id));
}

export function useLiveStatus(): Status {
  return useSyncExternalStore(subscribe, () => status);
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

function setStatus(next: Status): void {
  status = next;
  for (const watch of watchers) watch();
}

const tell = (change: LiveChange | 'anything') => {
  for (const read of readers) read(change);
};

/**
 * Reports what may have changed between the first load and the connection. Allows for the response time; may report a
 * change twice.
 */
function tellMissed({ complete_ms, recent }: LiveReady): void {
  const loadedAgo = Date.now() - loadedSince;
  if (loadedAgo > complete_ms) tell('anything');
  else for (const { kind, id, ago_ms } of recent) if (ago_ms < loadedAgo) tell({ kind, ids: [id] });
}

/**
 * Connects, and connects again whenever the connection is lost, after longer and longer pauses.
 * @param onEnded called when the session has ended or the role has changed.
 * @returns what to call at the end.
 */
export function connect(onEnded: () => void): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = RETRY_MS.first;
  let isFirst = true;

  function open(): void {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(calls.watchDesk.path);
    for (const event of ['open', 'alive', 'changed']) source.addEventListener(event, expectMore);
    source.addEventListener('ready', ({ data }) => {
      pauseMs = RETRY_MS.first;
      setStatus('live');
      if (isFirst) tellMissed(JSON.parse(data));
      else tell('anything');
      isFirst = false;
    });
    source.addEventListener('changed', ({ data }) => tell(JSON.parse(data)));
    source.addEventListener('ended', onEnded);
    source.addEventListener('error', () => {
      // An answer that is no stream closes it; a lost connection does not.
      if (source?.readyState === EventSource.CLOSED) void callIfLoggedOut(onEnded);
      lose();
    });
  }

  function expectMore(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, MAX_SILENCE_MS);
  }

  function lose(): void {
    clearTimeout(silence);
    clearTimeout(retry);
    source?.close();
    setStatus('lost');
    // Not all of them at the same moment.
    retry = setTimeout(open, pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(2 * pauseMs, RETRY_MS.longest);
  }

  function close(): void {
    clearTimeout(silence);
    clearTimeout(retry);
    source?.close();
    source = undefined;
    setStatus('resting');
  }

  function stayAwake(): void {
    clearTimeout(rest);
    rest = setTimeout(
      close,
      document.visibilityState === 'hidden' ? REST_AFTER_MS.hidden : REST_AFTER_MS.unused,
    );
    if (!source) open();
  }

  const onOnline = () => {
    if (source) open();
  };
  const onOffline = () => {
    if (source) lose();
  };

  stayAwake();
  for (const event of WAKING_EVENTS) document.addEventListener(event, stayAwake);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  return () => {
    for (const event of WAKING_EVENTS) document.removeEventListener(event, stayAwake);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    clearTimeout(rest);
    close();
  };
}

async function callIfLoggedOut(onEnded: () => void): Promise<void> {
  await api.getDeskSession().catch((cause) => isLoggedOut(cause) && onEnded());
}
