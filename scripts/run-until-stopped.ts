import cluster from 'node:cluster';
import { once } from 'node:events';
import type { RunningShop } from '#server/app/main.ts';

/** With several processes, only the primary prints. */
function printLine(line: string): void {
  if (cluster.isPrimary) process.stdout.write(`${line}\n`);
}

/** Opens the shop, closes it on SIGINT or SIGTERM and exits; on an error prints the message and exits with 1. */
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
    process.stderr.write(`${await describe(cause)}\n`);
    process.exit(1);
  }
}

/** A failed statement's own message contains its values, perhaps thousands; its cause says what happened. */
async function describe(error: unknown): Promise<string> {
  const { DrizzleQueryError } = await import('drizzle-orm');
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
