import type { BenchShop } from './bench-shop.ts';
import type { ReadCpuTime } from './cpu-time.ts';
import { type Load, putLoad } from './load.ts';
import type { Measurement } from './results.ts';
import type { Row } from './search-rows.ts';

export type RowBench = { shop: BenchShop; lookUp: Row; readCpuTime: ReadCpuTime; load: Load };

/**
 * Measures a row, after a warm-up. The machine's speed drifts, so that each row has a look-up of its own before it, for
 * a fifth of the time.
 */
export async function measureRow(
  row: Row,
  { shop, lookUp, readCpuTime, load }: RowBench,
): Promise<Measurement> {
  const brief = { ...load, seconds: load.seconds / 5 };
  let empty = 0;
  async function ask({ nextAddress }: Row): Promise<void> {
    if ((await shop.get(nextAddress())).includes('"products":[]')) empty += 1;
  }
  try {
    await putLoad(() => ask(lookUp), brief);
    const lookUpFigures = await putLoad(() => ask(lookUp), brief);
    await putLoad(() => ask(row), brief);
    empty = 0;
    const cpuBefore = await readCpuTime();
    const figures = await putLoad(() => ask(row), load);
    const cpuAfter = await readCpuTime();
    return {
      figures,
      lookUp: lookUpFigures,
      cpuMs: (cpuAfter ?? Number.NaN) - (cpuBefore ?? Number.NaN),
      emptyReplies: empty,
    };
  } catch (cause) {
    load.signal.throwIfAborted();
    process.exitCode = 1;
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}
