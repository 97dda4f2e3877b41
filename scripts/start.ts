import './quick-imports.ts';
import cluster from 'node:cluster';
import { buildIfStale } from './build.ts';
import { runProcesses } from './run-processes.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** `npm start`: builds the storefront if it is stale and opens the shop, in WEB_CONCURRENCY processes. */

// React and the router read this when they are loaded, so it must be set before.
process.env.NODE_ENV ??= 'production';

await runUntilStopped(async () => {
  if (cluster.isPrimary) {
    buildIfStale();
    const { readConfig } = await import('#server/app/config.ts');
    const { assertPortIsFree } = await import('#server/platform/http/listen.ts');
    const { webConcurrency, publicUrl, drainSeconds, port, host } = readConfig(process.env);
    await assertPortIsFree({ port, host });
    if (webConcurrency > 1) return { url: publicUrl, stop: await runProcesses(webConcurrency, drainSeconds) };
  }
  const { openShop } = await import('#server/app/main.ts');
  return openShop(process.env);
});
