import { buildIfStale } from './build.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** `npm start`: builds what is stale and opens the shop. */

// React and the router look at this when they are loaded, so it is set before anything that loads them.
process.env.NODE_ENV ??= 'production';

await runUntilStopped(async () => {
  buildIfStale();
  const { openShop } = await import('#server/main.ts');
  return openShop(process.env);
});
