import type { ReadCpuTime } from './cpu-time.ts';
import { formatRatio, formatTable } from './report.ts';
import type { LoadStats } from './run-load.ts';

/** What one load of some seconds showed. */
export type Sample = LoadStats & {
  /** Server CPU a request, in ms. */
  cpuMs: number;
  /** The part of a processor that the client used, if it is a process of its own. */
  clientShare?: number;
};

export type Measure = (seconds: number) => Promise<Sample>;

/** The same load for the shop and for its baseline; `target` is the least acceptable ratio. */
export type LoadPair = { name: string; target?: number; shop: Measure; baseline: Measure };

export type Comparison = {
  name: string;
  target: number | undefined;
  shop: Sample;
  baseline: Sample;
  /**
   * The baseline's CPU time ÷ the shop's, the median of each round's: the machine's speed drifts, but both of a round
   * are measured in the same minute.
   */
  ratio: number;
};

/** Above this part of a processor the client may be what limits the requests a second. */
const CLIENT_BOUND = 0.8;
const WARM_UP_SECONDS = 1;

/** Adds the CPU time a request to what a load measures. */
export async function measureCpu<Stats extends LoadStats>(
  readCpuTime: ReadCpuTime,
  run: () => Promise<Stats>,
): Promise<Stats & { cpuMs: number }> {
  const before = await readCpuTime();
  const stats = await run();
  return { ...stats, cpuMs: ((await readCpuTime()) - before) / stats.requestCount };
}

/** Measures shop and baseline in turn, after a warm-up of each. */
export async function compareLoads(
  { name, target, shop, baseline }: LoadPair,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Comparison> {
  for (const measure of [baseline, shop]) await measure(WARM_UP_SECONDS);
  const results: { baseline: Sample; shop: Sample }[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({ baseline: await baseline(seconds), shop: await shop(seconds) });
  return {
    name,
    target,
    shop: takeMedians(results.map((result) => result.shop)),
    baseline: takeMedians(results.map((result) => result.baseline)),
    ratio: median(results.map((result) => result.baseline.cpuMs / result.shop.cpuMs)),
  };
}

function takeMedians(samples: readonly Sample[]): Sample {
  const names = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name] ?? Number.NaN))]),
  ) as Sample;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function formatComparisons(comparisons: readonly Comparison[], baselineName: string): string {
  const columns = [
    'requests/s',
    'p99 ms',
    'CPU ms',
    `${baselineName}: requests/s`,
    'CPU ms',
    'CPU ratio',
    'client',
  ];
  return formatTable(
    columns,
    comparisons.map(({ name, target, shop, baseline, ratio }) => ({
      name,
      cells: [
        shop.perSecond,
        shop.p99Ms,
        shop.cpuMs,
        baseline.perSecond,
        baseline.cpuMs,
        formatRatio(ratio),
        formatClient(Math.max(shop.clientShare ?? 0, baseline.clientShare ?? 0)),
      ],
      target: target === undefined ? undefined : { text: `≥ ${formatRatio(target)}`, isMet: ratio >= target },
    })),
  );
}

function formatClient(share: number): string {
  if (share === 0) return '';
  return `${share > CLIENT_BOUND ? 'client-bound, ' : ''}${formatRatio(share)}`;
}
