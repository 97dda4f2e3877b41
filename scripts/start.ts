import { once } from 'node:events';
import { openShop } from '#server/main.ts';
import { buildIfStale } from './build.ts';

/** `npm start`: builds what is stale, opens the shop and closes it on SIGINT or SIGTERM. */

try {
  buildIfStale();
  const shop = await openShop(process.env);
  process.stdout.write(`The shop is open at ${shop.url}\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  process.stdout.write('Closing …\n');
  await shop.stop();
  process.exit(0);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}
