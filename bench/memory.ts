import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 100;

/** The memory in MB that a process occupies (RSS). */
export async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Runs a function and returns the most memory in MB that a process occupied meanwhile. */
export async function measurePeakMemory(pid: number, run: () => Promise<unknown>): Promise<number> {
  let peakMb = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, await readMemory(pid));
      await sleep(INTERVAL_MS);
    }
  };
  const watching = watch();
  await run().finally(() => {
    isOver = true;
  });
  await watching;
  return peakMb;
}
