import type { Figures } from './load.ts';

/** What was measured in a row, beside the look-up by primary key that was measured just before it. */
export type Measurement =
  | {
      figures: Figures;
      lookUp: Figures;
      /** Of this process and the database together, for all requests; NaN where it cannot be read. */
      cpuMs: number;
      /** Without a product: a search that finds nothing is fast for no merit. */
      emptyReplies: number;
    }
  | { failure: string };
export type Result = { name: string; targetP99Ms?: number } & Measurement;

/** A Markdown table, and under it what failed. */
export function tableOf(results: readonly Result[]): string {
  const head = [
    '| | requests/s | p50 ms | p99 ms | CPU ms a request | look-up p50 ms | p50 ÷ look-up | nothing found | target p99 ms | |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
  ];
  const failures = results.flatMap((row) => ('failure' in row ? [`- ${row.name}: ${row.failure}`] : []));
  const notes = failures.length > 0 ? ['', 'Failed:', '', ...failures] : [];
  return [...head, ...results.map((row) => `| ${cellsOf(row).join(' | ')} |`), ...notes].join('\n');
}

function cellsOf(row: Result): string[] {
  const target = row.targetP99Ms === undefined ? '' : `≤ ${row.targetP99Ms}`;
  if ('failure' in row) return [row.name, ...Array(7).fill(''), target, 'FAILED'];
  const { figures, lookUp, cpuMs, emptyReplies } = row;
  return [
    row.name,
    figures.perSecond.toFixed(0),
    figures.p50Ms.toFixed(1),
    figures.p99Ms.toFixed(1),
    Number.isNaN(cpuMs) ? '' : (cpuMs / figures.answers).toFixed(1),
    lookUp.p50Ms.toFixed(1),
    (figures.p50Ms / lookUp.p50Ms).toFixed(1),
    `${((100 * emptyReplies) / figures.answers).toFixed(0)} %`,
    target,
    row.targetP99Ms === undefined ? '' : figures.p99Ms <= row.targetP99Ms ? 'met' : 'MISSED',
  ];
}
