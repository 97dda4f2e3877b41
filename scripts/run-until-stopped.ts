import cluster from 'node:cluster';
import { once } from 'node:events';
import type { RunningShop } from '#server/app/main.ts';

/** Where the shop has several processes, the first speaks for all. */
function printLine(line: string): void {
  if (cluster.isPrimary) process.stdout.write(`${line}\n`);
}

/** Opens the shop, closes it on SIGINT or SIGTERM, and ends the process: with 1 and the reason if it did not open. */
export async function runUntilStopped(open: () => Promise<RunningShop>): Promise<never> {
  const stopSignal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  try {
    const shop = await open();
    printLine(`The shop is open at ${shop.url}`);
    await stopSignal;
    printLine('Closing …');
    await shop.stop();
    process.exit(0);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exit(1);
  }
}
