import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LoadOrder, LoadResult } from './load-process.ts';

/** A server whose speed is measured, and the bare one it is put beside. */
export type Compared = { name: string; target: number; ours: LoadOrder; bare: LoadOrder };

export type Comparison = {
  name: string;
  target: number;
  ours: number;
  bare: number;
  /** Median of the ratios of the rounds: the machine drifts, and both of a round are measured in the same minute. */
  ratio: number;
  p99Ms: number;
};

/** Measures both in turn, after a warm-up of each. */
export async function compareLoads(
  { name, target, ours, bare }: Compared,
  rounds: number,
  signal: AbortSignal,
): Promise<Comparison> {
  for (const order of [bare, ours]) await putLoadFromOutside({ ...order, seconds: 1 }, signal);
  const results: { bare: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      bare: await putLoadFromOutside(bare, signal),
      ours: await putLoadFromOutside(ours, signal),
    });
  }
  return {
    name,
    target,
    ours: median(results.map((result) => result.ours.perSecond)),
    bare: median(results.map((result) => result.bare.perSecond)),
    ratio: median(results.map((result) => result.ours.perSecond / result.bare.perSecond)),
    p99Ms: median(results.map((result) => result.ours.p99Ms)),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The load comes from a process of its own: it must not slow down what it measures. */
async function putLoadFromOutside(order: LoadOrder, signal: AbortSignal): Promise<LoadResult> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    signal,
  });
  child.stdin.end(JSON.stringify(order));
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const result = JSON.parse(printed) as LoadResult;
  if (result.failures !== '') throw new Error(`${order.url}${order.requests[0]?.path}: ${result.failures}`);
  return result;
}

export function tableOfComparisons(rows: readonly Comparison[], bareName: string): string {
  return [
    `| | requests/s | ${bareName}, requests/s | ratio | p99 ms | target | |`,
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows.map(({ name, ours, bare, ratio, p99Ms, target }) => {
      const p99 = Number.isNaN(p99Ms) ? '' : p99Ms.toFixed(1);
      const cells = [name, ours.toFixed(0), bare.toFixed(0), percent(ratio), p99];
      return `| ${[...cells, `≥ ${percent(target)}`, ratio >= target ? 'met' : 'MISSED'].join(' | ')} |`;
    }),
  ].join('\n');
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}
