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
    // Before the build, so that a wrong setting is reported at once.
    const { readConfig } = await import('#server/app/config.ts');
    const { webConcurrency, publicUrl, drainSeconds, port, host, metricsPort } = readConfig(process.env);
    buildIfStale();
    const { assertPortIsFree } = await import('#server/platform/http/listen.ts');
    await assertPortIsFree({ port, host });
    if (metricsPort !== undefined) {
      const { serveMetrics } = await import('#server/platform/metrics/serve-metrics.ts');
      await serveMetrics(metricsPort, host);
    }
    if (webConcurrency > 1) return { url: publicUrl, stop: await runProcesses(webConcurrency, drainSeconds) };
  }
  const { openShop } = await import('#server/app/main.ts');
  return openShop(process.env);
});
