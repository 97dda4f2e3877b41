import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import type { RenderPage } from '#server/platform/ssr/render-page.ts';
import { openBenchShop } from './bench-shop.ts';
import { type Comparison, median } from './compare-loads.ts';
import { createBenchRenderer, loadStorefront } from './page-renderer.ts';

const WARM_UP_RENDERS = 30;
const RENDERS = 100;

/** Compares the server's rendering of each page, with all API calls and statements, with its React tree alone. */
export async function compareRenders(
  dataDir: string,
  addresses: Record<string, string>,
  target: number,
  rounds: number,
): Promise<Comparison[]> {
  const shop = await openBenchShop(dataDir);
  try {
    const build = await loadStorefront();
    const createRenderer = (loaded: ServerBuild) => createBenchRenderer(shop, loaded);
    const rows: Comparison[] = [];
    for (const [name, address] of Object.entries(addresses)) {
      const renderTree = await createTreeRenderer(build, createRenderer, address);
      const renderPage = createRenderer(build);
      const renderFully = async () => (await renderPage(address)).text();
      rows.push({ name, target, ...(await compare(renderFully, renderTree, rounds)) });
    }
    return rows;
  } finally {
    await shop.close();
  }
}

/** Captures the React tree of a real render, to render it again without the work before and after React. */
async function createTreeRenderer(
  build: ServerBuild,
  createRenderer: (build: ServerBuild) => RenderPage,
  address: string,
): Promise<() => string> {
  let captured: { context: EntryContext; url: string } | undefined;
  const render = build.entry.module.default;
  const capture: typeof render = (request, status, headers, context, ...rest) => {
    captured = { context, url: request.url };
    return render(request, status, headers, context, ...rest);
  };
  await createRenderer({
    ...build,
    entry: { ...build.entry, module: { ...build.entry.module, default: capture } },
  })(address);
  if (!captured) throw new Error(`${address} was not rendered.`);
  const { context, url } = captured;
  const { serverHandoffStream: _, ...tree } = context;
  return () => renderToString(createElement(ServerRouter, { context: tree as EntryContext, url }));
}

async function compare(renderFully: () => unknown, renderTree: () => unknown, rounds: number) {
  const results: { shop: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      baseline: await rendersPerCpuSecond(renderTree),
      shop: await rendersPerCpuSecond(renderFully),
    });
  }
  return {
    shop: median(results.map((result) => result.shop)),
    baseline: median(results.map((result) => result.baseline)),
    ratio: median(results.map((result) => result.shop / result.baseline)),
    p99Ms: Number.NaN,
  };
}

/** Unlike elapsed time, CPU time hardly depends on other load on the machine. */
async function rendersPerCpuSecond(render: () => unknown): Promise<number> {
  for (let count = 0; count < WARM_UP_RENDERS; count += 1) await render();
  const before = process.cpuUsage();
  for (let count = 0; count < RENDERS; count += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return (RENDERS * 1e6) / (user + system);
}
