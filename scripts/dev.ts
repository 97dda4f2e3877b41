import { runUntilStopped } from './run-until-stopped.ts';

/** `npm run dev`: the shop with hot reload for web/ and desk/. `node --watch` restarts it after other changes. */

process.env.NODE_ENV ??= 'development';

/** Where the browser hears that the desk's code has changed; the storefront's server has Vite's own port. */
const DESK_RELOAD_PORT = 24_679;

await runUntilStopped(async () => {
  const [{ createServer }, { openShop }] = await Promise.all([import('vite'), import('#server/app/main.ts')]);
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const desk = await createServer({
    configFile: 'desk/vite.config.ts',
    server: { middlewareMode: true, hmr: { port: DESK_RELOAD_PORT } },
  });
  return openShop(process.env, {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
    devMiddleware: (request, response, next) => {
      const isForDesk = request.url?.startsWith('/desk');
      return isForDesk
        ? desk.middlewares(request, response, next)
        : vite.middlewares(request, response, next);
    },
  });
});
