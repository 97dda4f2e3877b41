import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_AFTER_MS = 1000;
/** Longer than a process takes to close by itself, after the time for load balancers. */
const MAX_CLOSE_MS = 45_000;

/**
 * Runs this program in the given number of processes on one port. A process that ends is replaced.
 * @param drainSeconds how long a process that closes keeps listening.
 * @returns a function that stops all processes.
 * @throws Error when the first process does not open; it has printed the reason.
 */
export async function runProcesses(count: number, drainSeconds: number): Promise<() => Promise<void>> {
  const workers = new Set<Worker>();
  let isStopping = false;

  async function start(): Promise<void> {
    const worker = cluster.fork();
    workers.add(worker);
    const exited = once(worker, 'exit');
    const outcome = await Promise.race([once(worker, 'listening').then(() => 'open'), exited]);
    if (outcome !== 'open') {
      workers.delete(worker);
      throw new Error('The shop could not be opened.');
    }
    void exited.then(() => replace(worker));
  }

  async function replace(ended: Worker): Promise<void> {
    workers.delete(ended);
    while (!isStopping) {
      process.stderr.write(`Process ${ended.process.pid} of the shop has ended and is replaced.\n`);
      await sleep(RESTART_AFTER_MS);
      if (isStopping) return;
      try {
        return await start();
      } catch {
        // The new process has printed the reason; try again.
      }
    }
  }

  // The first process alone migrates the database.
  await start();
  await Promise.all(Array.from({ length: count - 1 }, start));
  return async () => {
    isStopping = true;
    const exits = [...workers].map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    const killAll = () => {
      for (const worker of workers) worker.process.kill('SIGKILL');
    };
    const timer = setTimeout(killAll, drainSeconds * 1000 + MAX_CLOSE_MS);
    await Promise.all(exits);
    clearTimeout(timer);
  };
}
