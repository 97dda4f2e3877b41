import type { ReadCpuTime } from './cpu-time.ts';
import { type Load, type LoadStats, runClosedLoop, runOpenLoop } from './run-load.ts';
import type { Row } from './search-rows.ts';

/** CPU times are in ms a request; the shop's include generating the load; NaN where they cannot be read. */
export type LoadCost = { stats: LoadStats; shopCpuMs: number; databaseCpuMs: number };

/** The measurement of a row, and of the look-up by primary key just before it. */
export type Measurement =
  | {
      cost: LoadCost;
      lookup: LoadCost;
      /** Number of responses without a product; searches that find nothing are fast, which would distort the result. */
      emptyResponses: number;
    }
  | { error: string };

export type RowContext = { lookup: Row; readCpuTime: ReadCpuTime; load: Load };

/**
 * Measures a row after a warm-up. Because the machine's speed drifts, the look-up by primary key is measured again
 * just before each row, for a fifth of the time.
 */
export async function measureRow(row: Row, { lookup, readCpuTime, load }: RowContext): Promise<Measurement> {
  const briefLoad = { ...load, seconds: load.seconds / 5 };
  let emptyResponses = 0;
  async function measure({ perSecond, send }: Row, { clients, seconds, signal }: Load): Promise<LoadCost> {
    const sendAndCheck = async () => {
      if ((await send()).includes('"products":[]')) emptyResponses += 1;
    };
    emptyResponses = 0;
    const totalBefore = (await readCpuTime()) ?? Number.NaN;
    const shopBefore = process.cpuUsage();
    const stats =
      perSecond === undefined
        ? await runClosedLoop(sendAndCheck, { clients, seconds, signal })
        : await runOpenLoop(sendAndCheck, { perSecond, seconds, signal });
    const { user, system } = process.cpuUsage(shopBefore);
    const shopMs = (user + system) / 1000;
    const totalMs = ((await readCpuTime()) ?? Number.NaN) - totalBefore;
    return {
      stats,
      shopCpuMs: shopMs / stats.requestCount,
      databaseCpuMs: (totalMs - shopMs) / stats.requestCount,
    };
  }
  try {
    await measure(lookup, briefLoad);
    const lookupCost = await measure(lookup, briefLoad);
    await measure(row, briefLoad);
    const cost = await measure(row, load);
    return { cost, lookup: lookupCost, emptyResponses };
  } catch (cause) {
    load.signal.throwIfAborted();
    process.exitCode = 1;
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
