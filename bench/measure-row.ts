import { measureCpu, type Sample } from './compare-loads.ts';
import type { ReadCpuTime } from './cpu-time.ts';
import { type Load, runClosedLoop, runOpenLoop } from './run-load.ts';
import type { Row } from './search-rows.ts';

/** Of the CPU time a request, the shop's part includes generating the load; the rest is PostgreSQL's. */
export type LoadCost = Sample & { shopCpuMs: number };

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
    const shopBefore = process.cpuUsage();
    const sample = await measureCpu(readCpuTime, () =>
      perSecond === undefined
        ? runClosedLoop(sendAndCheck, { clients, seconds, signal })
        : runOpenLoop(sendAndCheck, { perSecond, seconds, signal }),
    );
    const { user, system } = process.cpuUsage(shopBefore);
    return { ...sample, shopCpuMs: (user + system) / 1000 / sample.requestCount };
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
