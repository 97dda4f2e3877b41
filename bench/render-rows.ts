import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import type { RenderPage } from '#server/platform/ssr/render-page.ts';
import { openBenchShop } from './bench-shop.ts';
import { type Comparison, median } from './compared-load.ts';
import { benchRenderer, loadStorefront } from './page-renderer.ts';

const WARM_UP = 30;
const RENDERS = 100;

/** Each page as the server makes it, with all its calls and statements, beside its React tree alone. */
export async function compareRenders(
  dataDir: string,
  addresses: Record<string, string>,
  target: number,
  rounds: number,
): Promise<Comparison[]> {
  const shop = await openBenchShop(dataDir);
  try {
    const build = await loadStorefront();
    const renderer = (loaded: ServerBuild) => benchRenderer(shop, loaded);
    const rows: Comparison[] = [];
    for (const [name, address] of Object.entries(addresses)) {
      const bare = await bareRender(build, renderer, address);
      const renderPage = renderer(build);
      const ours = async () => (await renderPage(address)).text();
      rows.push({ name, target, ...(await compare(ours, bare, rounds)) });
    }
    return rows;
  } finally {
    await shop.close();
  }
}

/** Takes the tree out of a real render: everything before and after React is left out. */
async function bareRender(
  build: ServerBuild,
  renderer: (build: ServerBuild) => RenderPage,
  address: string,
): Promise<() => string> {
  let taken: { context: EntryContext; url: string } | undefined;
  const render = build.entry.module.default;
  const taking: typeof render = (request, status, headers, context, ...rest) => {
    taken = { context, url: request.url };
    return render(request, status, headers, context, ...rest);
  };
  await renderer({ ...build, entry: { ...build.entry, module: { ...build.entry.module, default: taking } } })(
    address,
  );
  if (!taken) throw new Error(`${address} was not rendered.`);
  const { context, url } = taken;
  const { serverHandoffStream: _, ...tree } = context;
  return () => renderToString(createElement(ServerRouter, { context: tree as EntryContext, url }));
}

async function compare(ours: () => unknown, bare: () => unknown, rounds: number) {
  const results: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ bare: await perCpuSecond(bare), ours: await perCpuSecond(ours) });
  }
  return {
    ours: median(results.map((result) => result.ours)),
    bare: median(results.map((result) => result.bare)),
    ratio: median(results.map((result) => result.ours / result.bare)),
    p99Ms: Number.NaN,
  };
}

/** CPU time hardly changes when others keep the machine busy. */
async function perCpuSecond(make: () => unknown): Promise<number> {
  for (let warm = 0; warm < WARM_UP; warm += 1) await make();
  const before = process.cpuUsage();
  for (let each = 0; each < RENDERS; each += 1) await make();
  const { user, system } = process.cpuUsage(before);
  return (RENDERS * 1e6) / (user + system);
}
