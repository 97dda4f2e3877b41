import type { BenchShop } from './bench-shop.ts';
import type { ReadCpuTime } from './cpu-time.ts';
import { type Load, runClosedLoop } from './run-load.ts';
import type { Row } from './search-rows.ts';
import type { Measurement } from './search-table.ts';

export type RowContext = { shop: BenchShop; lookup: Row; readCpuTime: ReadCpuTime; load: Load };

/**
 * Measures a row after a warm-up. Because the machine's speed drifts, the look-up by primary key is measured again
 * just before each row, for a fifth of the time.
 */
export async function measureRow(
  row: Row,
  { shop, lookup, readCpuTime, load }: RowContext,
): Promise<Measurement> {
  const briefLoad = { ...load, seconds: load.seconds / 5 };
  let emptyResponses = 0;
  async function send({ nextAddress }: Row): Promise<void> {
    if ((await shop.get(nextAddress())).includes('"products":[]')) emptyResponses += 1;
  }
  try {
    await runClosedLoop(() => send(lookup), briefLoad);
    const lookupStats = await runClosedLoop(() => send(lookup), briefLoad);
    await runClosedLoop(() => send(row), briefLoad);
    emptyResponses = 0;
    const cpuBefore = await readCpuTime();
    const stats = await runClosedLoop(() => send(row), load);
    const cpuAfter = await readCpuTime();
    return {
      stats,
      lookup: lookupStats,
      cpuMs: (cpuAfter ?? Number.NaN) - (cpuBefore ?? Number.NaN),
      emptyResponses,
    };
  } catch (cause) {
    load.signal.throwIfAborted();
    process.exitCode = 1;
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
