import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drawEstimate } from '#server/features/estimates/draw-estimate.ts';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { sampleEstimate } from '../tests/support/sample-estimate.ts';
import type { BenchRun } from './bench-run.ts';
import { type Figures, putLoad } from './load.ts';
import { describeHost } from './machine.ts';

/** How fast an estimate of one page is drawn, and how long the main thread cannot answer meanwhile. */

const LINES = 8;
const TARGET_P50_MS = 40;
const TARGET_DELAY_MS = 20;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-estimate.md');

export const usage = `estimate [--seconds S]
  --seconds  how long each row is measured; 10 if not given`;

type Row = { name: string; figures: Figures; delayP99Ms: number };

export async function benchEstimate(args: string[], { signal }: BenchRun): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  const host = describeHost();
  const estimate = sampleEstimate(Array.from({ length: LINES }, () => ({})));
  const pdf = Buffer.from(await drawEstimate(estimate)).toString('latin1');
  if (!/\/Count 1\b/.test(pdf)) throw new Error('The estimate to be measured has more than one page.');

  async function measure(name: string, drawOne: () => Promise<unknown>): Promise<Row> {
    async function draw(): Promise<void> {
      await drawOne();
      // Drawing on the main thread never lets it do anything else by itself.
      await nextTurn();
    }
    await putLoad(draw, { clients: 1, seconds: seconds / 5, signal });
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const figures = await putLoad(draw, { clients: 1, seconds, signal });
    delay.disable();
    return { name, figures, delayP99Ms: delay.percentile(99) / 1e6 };
  }

  const printer = createEstimateRenderer();
  try {
    const rows = [
      await measure('in the worker, as the shop does', () => printer.render(estimate)),
      await measure('baseline: on the main thread', () => drawEstimate(estimate)),
    ];
    const report = `# npm run bench -- estimate\n\n${host}. One page of ${LINES} lines, one after the other, ${seconds} s a row.\n\n${tableOf(rows)}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    await printer.close();
  }
}

function tableOf(rows: readonly Row[]): string {
  const isMet = (row: Row) => row.figures.p50Ms <= TARGET_P50_MS && row.delayP99Ms < TARGET_DELAY_MS;
  return [
    '| | estimates/s | median ms | p99 ms | main thread’s delay p99 ms | target: median, delay | |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows.map((row, index) => {
      const { perSecond, p50Ms, p99Ms } = row.figures;
      const figures = [p50Ms, p99Ms, row.delayP99Ms].map((ms) => ms.toFixed(1));
      const verdict =
        index > 0 ? ['', ''] : [`≤ ${TARGET_P50_MS}, < ${TARGET_DELAY_MS}`, isMet(row) ? 'met' : 'MISSED'];
      return `| ${[row.name, perSecond.toFixed(0), ...figures, ...verdict].join(' | ')} |`;
    }),
  ].join('\n');
}
