import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drawEstimate } from '#server/features/estimates/draw-estimate.ts';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { sampleEstimate } from '../tests/support/sample-estimate.ts';
import type { BenchContext } from './bench-context.ts';
import { describeHost } from './machine.ts';
import { type LoadStats, runClosedLoop } from './run-load.ts';

/** How fast an estimate of one page is rendered, and how long it blocks the event loop meanwhile. */

const LINES = 8;
const TARGET_P50_MS = 40;
const TARGET_DELAY_MS = 20;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-estimate.md');

export const usage = `estimate [--seconds S]
  --seconds  duration of each row; 10 if not given`;

type Row = { name: string; stats: LoadStats; delayP99Ms: number };

export async function benchEstimate(args: string[], { signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  const host = describeHost();
  const estimate = sampleEstimate(Array.from({ length: LINES }, () => ({})));
  const pdf = Buffer.from(await drawEstimate(estimate)).toString('latin1');
  if (!/\/Count 1\b/.test(pdf)) throw new Error('The estimate to be measured has more than one page.');

  async function measure(name: string, renderOne: () => Promise<unknown>): Promise<Row> {
    async function render(): Promise<void> {
      await renderOne();
      // On the main thread, rendering alone would never return to the event loop.
      await yieldToEventLoop();
    }
    await runClosedLoop(render, { clients: 1, seconds: seconds / 5, signal });
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const stats = await runClosedLoop(render, { clients: 1, seconds, signal });
    delay.disable();
    return { name, stats, delayP99Ms: delay.percentile(99) / 1e6 };
  }

  const renderer = createEstimateRenderer();
  try {
    const rows = [
      await measure('in the worker thread, as the shop does', () => renderer.render(estimate)),
      await measure('baseline: on the main thread', () => drawEstimate(estimate)),
    ];
    const report = `# npm run bench -- estimate\n\n${host}. One page of ${LINES} lines, one after the other, ${seconds} s per row.\n\n${formatTable(rows)}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    await renderer.close();
  }
}

function formatTable(rows: readonly Row[]): string {
  const isMet = (row: Row) => row.stats.p50Ms <= TARGET_P50_MS && row.delayP99Ms < TARGET_DELAY_MS;
  return [
    '| | estimates/s | median ms | p99 ms | event loop delay p99 ms | target: median, delay | |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows.map((row, index) => {
      const { perSecond, p50Ms, p99Ms } = row.stats;
      const times = [p50Ms, p99Ms, row.delayP99Ms].map((ms) => ms.toFixed(1));
      const verdict =
        index > 0 ? ['', ''] : [`≤ ${TARGET_P50_MS}, < ${TARGET_DELAY_MS}`, isMet(row) ? 'met' : 'MISSED'];
      return `| ${[row.name, perSecond.toFixed(0), ...times, ...verdict].join(' | ')} |`;
    }),
  ].join('\n');
}
