import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LoadResult, LoadSpec } from './load-process.ts';

/** The same load for the shop and for its baseline; `target` is the least acceptable ratio of their rates. */
export type LoadPair = { name: string; target: number; shop: LoadSpec; baseline: LoadSpec };

export type Comparison = {
  name: string;
  target: number;
  /** Requests per second. */
  shop: number;
  /** Requests per second. */
  baseline: number;
  /** Median of each round's ratio: the machine's speed drifts, but both of a round are measured in the same minute. */
  ratio: number;
  p99Ms: number;
};

/** Measures shop and baseline in turn, after a warm-up of each. */
export async function compareLoads(
  { name, target, shop, baseline }: LoadPair,
  rounds: number,
  signal: AbortSignal,
): Promise<Comparison> {
  for (const load of [baseline, shop]) await runLoadProcess({ ...load, seconds: 1 }, signal);
  const results: { baseline: LoadResult; shop: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      baseline: await runLoadProcess(baseline, signal),
      shop: await runLoadProcess(shop, signal),
    });
  }
  return {
    name,
    target,
    shop: median(results.map((result) => result.shop.perSecond)),
    baseline: median(results.map((result) => result.baseline.perSecond)),
    ratio: median(results.map((result) => result.shop.perSecond / result.baseline.perSecond)),
    p99Ms: median(results.map((result) => result.shop.p99Ms)),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Generates the load in a separate process, so that it does not slow down the measured code. */
async function runLoadProcess(load: LoadSpec, signal: AbortSignal): Promise<LoadResult> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    signal,
  });
  child.stdin.end(JSON.stringify(load));
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const result = JSON.parse(output) as LoadResult;
  if (result.errors !== '') throw new Error(`${load.url}${load.requests[0]?.path}: ${result.errors}`);
  return result;
}

export function formatComparisons(rows: readonly Comparison[], baselineName: string): string {
  return [
    `| | requests/s | ${baselineName}, requests/s | ratio | p99 ms | target | |`,
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows.map(({ name, shop, baseline, ratio, p99Ms, target }) => {
      const p99 = Number.isNaN(p99Ms) ? '' : p99Ms.toFixed(1);
      const cells = [name, shop.toFixed(0), baseline.toFixed(0), formatPercent(ratio), p99];
      return `| ${[...cells, `≥ ${formatPercent(target)}`, ratio >= target ? 'met' : 'MISSED'].join(' | ')} |`;
    }),
  ].join('\n');
}

function formatPercent(ratio: number): string {
  return `${(100 * ratio).toFixed(0)} %`;
}
