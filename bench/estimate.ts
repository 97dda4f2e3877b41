import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { drawEstimate } from '#server/features/estimates/draw-estimate.ts';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { sampleEstimate } from '../tests/support/sample-estimate.ts';
import type { BenchContext } from './bench-context.ts';
import { measureCpu } from './compare-loads.ts';
import { processCpuTime } from './cpu-time.ts';
import { describeHost } from './machine.ts';
import { formatTable, type Row, writeReport } from './report.ts';
import { runClosedLoop } from './run-load.ts';

/** What an estimate of one page costs, and how long it blocks the event loop meanwhile. */

const LINES = 8;
/** In the worker thread, an estimate may block the event loop for this part of the time it takes to draw. */
const MAX_DELAY_RATIO = 0.5;
const COLUMNS = ['estimates/s', 'median ms', 'p99 ms', 'CPU ms', 'event loop delay p99 ms'];

export async function benchEstimate(
  { seconds }: { seconds: number },
  { signal, cleanup }: BenchContext,
): Promise<void> {
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
    const { perSecond, p50Ms, p99Ms, cpuMs } = await measureCpu(processCpuTime(process.pid), () =>
      runClosedLoop(render, { clients: 1, seconds, signal }),
    );
    delay.disable();
    const delayMs = delay.percentile(99) / 1e6;
    const target = { text: `delay ≤ ${MAX_DELAY_RATIO} × median`, isMet: delayMs <= MAX_DELAY_RATIO * p50Ms };
    return { name, cells: [perSecond, p50Ms, p99Ms, cpuMs, delayMs], target };
  }

  const renderer = createEstimateRenderer();
  cleanup.defer(renderer.close);
  const inWorker = await measure('in the worker thread, as the shop does', () => renderer.render(estimate));
  const onMainThread = await measure('baseline: on the main thread', () => drawEstimate(estimate));
  await writeReport('estimate', [
    `${host}. One page of ${LINES} lines, one after the other, ${seconds} s per row. CPU: of the process, an estimate.`,
    formatTable(COLUMNS, [inWorker, { ...onMainThread, target: undefined }]),
  ]);
}
