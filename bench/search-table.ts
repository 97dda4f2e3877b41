import type { Measurement } from './measure-row.ts';
import { formatTable, type Row } from './report.ts';
import type { Targets } from './search-rows.ts';

export type RowResult = { name: string; targets?: Targets | undefined } & Measurement;

const COLUMNS = [
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms: shop',
  'PostgreSQL',
  'CPU ÷ look-up',
  'p99 ÷ look-up',
  'nothing found',
];

/** Formats results as a Markdown table, followed by a list of the rows that failed. */
export function formatSearchTable(results: readonly RowResult[]): string {
  const errors = results.flatMap((row) => ('error' in row ? [`- ${row.name}: ${row.error}`] : []));
  const notes = errors.length > 0 ? ['Failed:', errors.join('\n')] : [];
  return [formatTable(COLUMNS, results.map(toTableRow)), ...notes].join('\n\n');
}

function toTableRow(row: RowResult): Row {
  const { name, targets } = row;
  if ('error' in row)
    return { name, cells: COLUMNS.map(() => ''), target: { text: 'an answer', isMet: false } };
  const { cost, lookup, emptyResponses } = row;
  const cpuRatio = cost.cpuMs / lookup.cpuMs;
  const p99Ratio = cost.p99Ms / lookup.p99Ms;
  return {
    name,
    cells: [
      cost.perSecond,
      cost.p50Ms,
      cost.p99Ms,
      cost.shopCpuMs,
      cost.cpuMs - cost.shopCpuMs,
      cpuRatio,
      p99Ratio,
      `${((100 * emptyResponses) / cost.requestCount).toFixed(0)} %`,
    ],
    target: targets && {
      text: `CPU ≤ ${targets.maxCpuRatio} ×, p99 ≤ ${targets.maxP99Ratio} ×`,
      isMet: cpuRatio <= targets.maxCpuRatio && p99Ratio <= targets.maxP99Ratio,
    },
  };
}
