import type { Hono } from 'hono';
import type pg from 'pg';
import type { ServerBuild } from 'react-router';
import {
  type BackupOutcome,
  type BackupWork,
  selectOutcomes,
} from '#server/features/backup/outcome-queries.ts';
import { hasFailed } from '#server/features/backup/record-outcome.ts';
import { countShop, type ShopCount } from '#server/features/shop-counts/repository.ts';
import type { ResponseCache } from '#server/platform/cache/response-cache.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { OverloadGuard } from '#server/platform/http/overload.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { createRouteFinder, type FindRoute } from '#server/platform/metrics/route-finder.ts';

/** In the routes of Hono: `:name{.+}`, and what else narrows a parameter. */
const REST_OF_PATH = /:\w+\{\.\+\}/g;
const EXPRESSION = /\{[^{}]*\}/g;
/** For how long what was counted is good enough: counting reads whole tables. */
const COUNT_EVERY_MS = 60_000;

export type ShopParts = {
  database: Database;
  /** By what they are for. */
  pools: Record<string, pg.Pool>;
  cache: ResponseCache | undefined;
  overload: OverloadGuard;
  /** How many connections were dropped. */
  countDropped: () => number;
  /** How often the shop writes a backup and checks one, in ms; without what it does not do. */
  backupPeriods: Partial<Record<BackupWork, number>>;
};

/** Adds the figures of this shop to those that are counted as they happen. */
export function addShopMetrics(
  metrics: Metrics,
  { database, pools, cache, overload, countDropped, backupPeriods }: ShopParts,
): void {
  const { addCounter, addGauge } = metrics;
  addGauge({
    name: 'shop_database_connections',
    help: 'Connections to the database, by what they do, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    read: () =>
      Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'awaited' }, value: waitingCount },
      ]),
  });
  if (cache) {
    addCounter({
      name: 'shop_cache_hits_total',
      help: 'Responses from the cache.',
      read: () => cache.counts.hits,
    });
    addCounter({
      name: 'shop_cache_produced_total',
      help: 'Responses that were produced for the cache.',
      read: () => cache.counts.produced,
    });
    addCounter({
      name: 'shop_cache_stale_total',
      help: 'Outdated responses, sent because no newer one could be produced.',
      read: () => cache.counts.stale,
    });
    addGauge({
      name: 'shop_cache_bytes',
      help: 'Memory of the cached responses.',
      read: () => [{ value: cache.bytes() }],
    });
  }
  addCounter({
    name: 'shop_pages_rendered_total',
    help: 'Pages that were rendered.',
    read: () => overload.counts.rendered,
  });
  addCounter({
    name: 'shop_requests_rejected_total',
    help: 'Requests that were answered 503 because the shop was overloaded.',
    read: () => overload.counts.rejected,
  });
  addCounter({
    name: 'shop_connections_dropped_total',
    help: 'Connections that were dropped because their client had too many.',
    read: countDropped,
  });
  const readCounts = remember(() => countShop(database), COUNT_EVERY_MS);
  const addShopGauge = (kind: ShopCount['kind'], help: string) =>
    addGauge({
      ...{ name: `shop_${kind}`, help, labelNames: ['state'], isShared: true },
      async read() {
        const counts = await readCounts();
        return counts
          .filter((entry) => entry.kind === kind)
          .map(({ state, count }) => ({ labels: { state }, value: count }));
      },
    });
  addShopGauge('orders', 'Orders by status.');
  addShopGauge('requests', 'Quote requests by state.');
  addShopGauge('mails', 'Mails of the log by state.');
  addShopGauge('jobs', 'Jobs of the queue: waiting, late (by more than a minute), or failed permanently.');
  addBackupMetrics(metrics, database, backupPeriods);
}

/** @param periods of what is measured. */
function addBackupMetrics(
  { addGauge }: Metrics,
  database: Database,
  periods: ShopParts['backupPeriods'],
): void {
  const openedAt = Date.now();
  const kinds = Object.entries(periods) as [BackupWork, number][];
  const addBackupGauge = (
    name: string,
    help: string,
    toValue: (outcome: BackupOutcome | undefined, periodMs: number) => number,
  ) =>
    addGauge({
      ...{ name, help, labelNames: ['kind'], isShared: true },
      async read() {
        const outcomes = await selectOutcomes(database);
        return kinds.map(([kind, periodMs]) => ({
          labels: { kind },
          value: toValue(outcomes[kind], periodMs),
        }));
      },
    });
  addBackupGauge(
    'shop_backup_failing',
    'Whether the last backup, or the last check that one can be restored, failed: 1 or 0.',
    (outcome) => (outcome && hasFailed(outcome) ? 1 : 0),
  );
  addBackupGauge(
    'shop_backup_overdue_seconds',
    'How long a backup, or a check that one can be restored, has been due.',
    (outcome, periodMs) => {
      const since = outcome?.succeededAt?.getTime() ?? openedAt;
      return Math.max(0, (Date.now() - since - periodMs) / 1000);
    },
  );
}

/** Of calls, pages and files. */
export function createShopRouteFinder(app: Hono, build: ServerBuild): FindRoute {
  const pages = Object.values(build.routes).map((route) => `/${route?.path ?? ''}`);
  const others = app.routes.map(({ path }) => path.replaceAll(REST_OF_PATH, '*').replaceAll(EXPRESSION, ''));
  // What any address fits says nothing.
  const patterns = [...pages, ...others].filter((pattern) => !/^\/?[*:]/.test(pattern));
  return createRouteFinder([...patterns, '/assets/*']);
}

/** @returns a function that does the work again when its last result is older than so many milliseconds. */
function remember<Result>(work: () => Promise<Result>, forMs: number): () => Promise<Result> {
  let last: { result: Promise<Result>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!last || last.until < now) {
      last = { result: work(), until: now + forMs };
      // A failed count is tried again at the next scrape.
      last.result.catch(() => {
        last = undefined;
      });
    }
    return last.result;
  };
}
