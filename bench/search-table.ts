import type { LoadStats } from './run-load.ts';

/** The measurement of a row, and of the look-up by primary key just before it. */
export type Measurement =
  | {
      stats: LoadStats;
      lookup: LoadStats;
      /** CPU time of this process and the database for all requests; NaN where it cannot be read. */
      cpuMs: number;
      /** Number of responses without a product; searches that find nothing are fast, which would distort the result. */
      emptyResponses: number;
    }
  | { error: string };
export type RowResult = { name: string; targetP99Ms?: number } & Measurement;

/** Formats results as a Markdown table, followed by a list of the rows that failed. */
export function formatSearchTable(results: readonly RowResult[]): string {
  const header = [
    '| | requests/s | p50 ms | p99 ms | CPU ms per request | look-up p50 ms | p50 ÷ look-up | nothing found | target p99 ms | |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
  ];
  const errors = results.flatMap((row) => ('error' in row ? [`- ${row.name}: ${row.error}`] : []));
  const notes = errors.length > 0 ? ['', 'Failed:', '', ...errors] : [];
  return [...header, ...results.map((row) => `| ${formatCells(row).join(' | ')} |`), ...notes].join('\n');
}

function formatCells(row: RowResult): string[] {
  const target = row.targetP99Ms === undefined ? '' : `≤ ${row.targetP99Ms}`;
  if ('error' in row) return [row.name, ...Array(7).fill(''), target, 'FAILED'];
  const { stats, lookup, cpuMs, emptyResponses } = row;
  return [
    row.name,
    stats.perSecond.toFixed(0),
    stats.p50Ms.toFixed(1),
    stats.p99Ms.toFixed(1),
    Number.isNaN(cpuMs) ? '' : (cpuMs / stats.requestCount).toFixed(1),
    lookup.p50Ms.toFixed(1),
    (stats.p50Ms / lookup.p50Ms).toFixed(1),
    `${((100 * emptyResponses) / stats.requestCount).toFixed(0)} %`,
    target,
    row.targetP99Ms === undefined ? '' : stats.p99Ms <= row.targetP99Ms ? 'met' : 'MISSED',
  ];
}
