import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_AFTER_MS = 1000;

/**
 * Runs this program so many times, on one port. A process that dies is started again.
 * @returns closes them all.
 * @throws Error when the first does not open; it has said why.
 */
export async function runProcesses(count: number): Promise<() => Promise<void>> {
  const workers = new Set<Worker>();
  let isStopping = false;

  async function start(): Promise<void> {
    const worker = cluster.fork();
    workers.add(worker);
    const ended = once(worker, 'exit');
    const outcome = await Promise.race([once(worker, 'listening').then(() => 'open'), ended]);
    if (outcome !== 'open') {
      workers.delete(worker);
      throw new Error('The shop could not be opened.');
    }
    void ended.then(() => replace(worker));
  }

  async function replace(dead: Worker): Promise<void> {
    workers.delete(dead);
    while (!isStopping) {
      process.stderr.write(`Process ${dead.process.pid} of the shop has ended and is replaced.\n`);
      await sleep(RESTART_AFTER_MS);
      if (isStopping) return;
      try {
        return await start();
      } catch {
        // It has said why itself.
      }
    }
  }

  // The first brings the database up to date.
  await start();
  await Promise.all(Array.from({ length: count - 1 }, start));
  return async () => {
    isStopping = true;
    const ends = [...workers].map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  };
}
