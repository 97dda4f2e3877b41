import { runUntilStopped } from './run-until-stopped.ts';

/** `npm run dev`: the shop with hot reload for web/. `node --watch` restarts it after other changes. */

process.env.NODE_ENV ??= 'development';

await runUntilStopped(async () => {
  const [{ createServer }, { openShop }] = await Promise.all([import('vite'), import('#server/app/main.ts')]);
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  return openShop(process.env, {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
    devMiddleware: vite.middlewares,
  });
});
