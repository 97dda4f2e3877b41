import { once } from 'node:events';
import type { RunningShop } from '#server/main.ts';

/** Opens the shop, closes it on SIGINT or SIGTERM, and ends the process: with 1 and the reason if it did not open. */
export async function runUntilStopped(open: () => Promise<RunningShop>): Promise<never> {
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  try {
    const shop = await open();
    process.stdout.write(`The shop is open at ${shop.url}\n`);
    await told;
    process.stdout.write('Closing …\n');
    await shop.stop();
    process.exit(0);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exit(1);
  }
}
