import type { LoadCost, Measurement } from './measure-row.ts';
import type { Targets } from './search-rows.ts';

export type RowResult = { name: string; targets?: Targets | undefined } & Measurement;

const HEADER = [
  '',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms: shop',
  'PostgreSQL',
  'CPU ÷ look-up',
  'at most',
  'p99 ÷ look-up',
  'at most',
  'nothing found',
  '',
];

/** Formats results as a Markdown table, followed by a list of the rows that failed. */
export function formatSearchTable(results: readonly RowResult[]): string {
  const lines = [HEADER, ['---', ...HEADER.slice(1).map(() => '---:')], ...results.map(formatCells)];
  const errors = results.flatMap((row) => ('error' in row ? [`- ${row.name}: ${row.error}`] : []));
  const notes = errors.length > 0 ? ['', 'Failed:', '', ...errors] : [];
  return [...lines.map((cells) => `| ${cells.join(' | ')} |`), ...notes].join('\n');
}

function formatCells(row: RowResult): string[] {
  const { name, targets } = row;
  if ('error' in row) return [name, ...HEADER.slice(2).map(() => ''), 'FAILED'];
  const { stats, shopCpuMs, databaseCpuMs } = row.cost;
  const cpuRatio = getCpuMs(row.cost) / getCpuMs(row.lookup);
  const p99Ratio = stats.p99Ms / row.lookup.stats.p99Ms;
  const isMet = targets && cpuRatio <= targets.maxCpuRatio && p99Ratio <= targets.maxP99Ratio;
  return [
    name,
    stats.perSecond.toFixed(0),
    stats.p50Ms.toFixed(1),
    stats.p99Ms.toFixed(1),
    shopCpuMs.toFixed(2),
    databaseCpuMs.toFixed(2),
    cpuRatio.toFixed(1),
    targets?.maxCpuRatio.toFixed(0) ?? '',
    p99Ratio.toFixed(1),
    targets?.maxP99Ratio.toFixed(0) ?? '',
    `${((100 * row.emptyResponses) / stats.requestCount).toFixed(0)} %`,
    targets ? (isMet ? 'met' : 'MISSED') : '',
  ];
}

function getCpuMs({ shopCpuMs, databaseCpuMs }: LoadCost): number {
  return shopCpuMs + databaseCpuMs;
}
