import type { Logger } from 'pino';
import type { EventListener } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import { LIVE_KINDS, type LiveKind, type LiveReady } from '#contract/staff-live.ts';
import { mayDo, type StaffPermission } from '#contract/staff-permissions.ts';
import { selectRolesBySession } from '#server/features/admin/staff-session-queries.ts';
import { type ChangeWatcher, watchChanges } from '#server/platform/cache/watch-changes.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';
import { createChangeCollector } from './change-collector.ts';
import { createRecentChanges } from './recent-changes.ts';

export const MAX_STREAMS = 50;
export const MAX_STREAMS_EACH = 5;
/** Sessions that end by the clock are noticed then. */
const CHECK_SESSIONS_MS = 25_000;

const NEEDED: Record<LiveKind, StaffPermission> = {
  requests: 'quotes:read',
  drafts: 'quotes:read',
  messages: 'messages:read',
  mails: 'mails:read',
};

/** Tells the operators whose desk is open what has changed, whichever process has changed it. */
export type LiveDesk = {
  /**
   * @returns what to call when nobody listens any more.
   * @throws AppError 'unavailable' when too many listen or the shop is closing, 'rate_limited' when one person has too
   * many windows.
   */
  subscribe(staff: StaffMember, listener: EventListener): () => void;
  close(): Promise<void>;
};

export type LiveDeskOptions = {
  database: Database;
  databaseUrl: string;
  /** Aborted when the shop begins to close: everybody then connects to another process. */
  shutdownSignal?: AbortSignal | undefined;
  log: Logger;
};

type Stream = EventListener & { staff: StaffMember };

/**
 * Listens to the database from the first operator on: a process that nobody's desk is connected to needs no connection.
 */
export function createLiveDesk({ database, databaseUrl, shutdownSignal, log }: LiveDeskOptions): LiveDesk {
  const streams = new Set<Stream>();
  let watcher: ChangeWatcher | undefined;
  let isListening = false;

  const recentChanges = createRecentChanges();
  const collector = createChangeCollector((change) => {
    for (const { staff, send } of streams)
      if (mayDo(staff.role, NEEDED[change.kind])) send('changed', change);
  });

  function onChange(payload: string): void {
    const [name, id] = payload.split(' ');
    const kind = LIVE_KINDS.find((each) => each === name);
    if (kind && id) {
      recentChanges.add(kind, id);
      collector.add(kind, id);
    } else void endClosedSessions();
  }

  /** What changed while nobody listened is in no `ready`, so a screen of that time is loaded again. */
  function setListening(value: boolean): void {
    isListening = value;
    if (!isListening) return;
    recentChanges.begin();
    for (const stream of streams) sendReady(stream);
  }

  function sendReady({ staff, send }: Stream): void {
    const { complete_ms, recent } = recentChanges.list();
    const ready: LiveReady = {
      complete_ms,
      recent: recent.filter(({ kind }) => mayDo(staff.role, NEEDED[kind])),
    };
    send('ready', ready);
  }

  async function endClosedSessions(): Promise<void> {
    const ids = [...new Set(Array.from(streams, ({ staff }) => staff.sessionId))];
    if (ids.length === 0) return;
    try {
      const roles = await selectRolesBySession(database, ids);
      for (const { staff, send, end } of streams) {
        if (roles.get(staff.sessionId) === staff.role) continue;
        send('ended', {});
        end();
      }
    } catch (cause) {
      log.warn({ err: cause }, 'sessions of the desk could not be checked; they are again in a moment');
    }
  }

  function endAll(): void {
    for (const { end } of streams) end();
  }

  const timer = setInterval(() => void endClosedSessions(), CHECK_SESSIONS_MS).unref();
  shutdownSignal?.addEventListener('abort', endAll);

  function assertRoom({ id }: StaffMember): void {
    if (shutdownSignal?.aborted) throw new AppError('unavailable', 'The shop is closing.');
    const own = Array.from(streams).filter(({ staff }) => staff.id === id);
    if (own.length >= MAX_STREAMS_EACH)
      throw new AppError('rate_limited', 'Your desk is open in too many windows. Please close some of them.');
    if (streams.size >= MAX_STREAMS)
      throw new AppError('unavailable', 'Too many desks are open. Please reload the page to see changes.');
  }

  return {
    subscribe(staff, listener) {
      assertRoom(staff);
      const stream = { ...listener, staff };
      streams.add(stream);
      watcher ??= watchChanges(databaseUrl, 'desk_changed', { onChange, setListening }, log);
      if (isListening) sendReady(stream);
      return () => streams.delete(stream);
    },
    async close() {
      clearInterval(timer);
      shutdownSignal?.removeEventListener('abort', endAll);
      endAll();
      collector.close();
      await watcher?.close();
    },
  };
}
