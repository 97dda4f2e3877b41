import { type BrowserContext, chromium } from 'playwright-core';
import type { Database } from '#server/platform/database/connection.ts';
import { browserLaunchOptions } from '../tests/support/browser.ts';
import { logInToDesk } from '../tests/support/desk.ts';
import type { BenchContext } from './bench-context.ts';
import { startShop } from './child-server.ts';
import { median } from './compare-loads.ts';
import { printProgress } from './progress.ts';
import { formatTable, type Row } from './report.ts';
import { slowDown } from './slow-down.ts';

/** How soon the first screen of the desk shows what it is about, on a mid-range laptop with a mobile connection. */

const LATENCY_MS = 40;
const DOWNLOAD_KBPS = 10_000;
const CPU_SLOWDOWN = 2;
const MAX_MS = 1500;
/** A screen that is not there by then never comes. */
const DEADLINE_MS = 30_000;

const SCREENS = { Today: '/', Requests: '/requests', Products: '/products' };

type FirstScreen = { paint: number; content: number };

export async function measureFirstScreens(
  { database, url: databaseUrl }: { database: Database; url: string },
  rounds: number,
  context: BenchContext,
): Promise<string[]> {
  const shop = await startShop(context, databaseUrl, { DEMO: 'off' });
  // Browsers take the desk's cookie from this name without HTTPS.
  const url = shop.url.replace('127.0.0.1', 'localhost');
  const browser = await chromium.launch(browserLaunchOptions());
  context.cleanup.defer(() => browser.close());
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(SCREENS)) {
    const [cold, warm]: [FirstScreen[], FirstScreen[]] = [[], []];
    // Round 0 warms up the shop.
    for (let round = 0; round <= rounds; round += 1) {
      context.signal.throwIfAborted();
      const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await visitor.newPage();
      await logInToDesk({ database, url }, page, 'owner');
      const visits = [
        await open(visitor, `${url}/desk${path}`),
        await open(visitor, `${url}/desk${path}`),
      ] as const;
      await visitor.close();
      if (round === 0) continue;
      cold.push(visits[0]);
      warm.push(visits[1]);
    }
    rows.push(toRow(`${name}, first visit`, cold), toRow(`${name}, again`, warm));
    printProgress(`${name}: measured`);
  }
  return [
    `First screens: ms until something is painted, and until the screen’s heading and figures are. ${DOWNLOAD_KBPS / 1000} Mbit/s, ${LATENCY_MS} ms, ${CPU_SLOWDOWN}× slower CPU, throttled by Chromium while server and browser share the machine.`,
    formatTable(['first paint, ms', 'the screen, ms'], rows),
  ];
}

function toRow(name: string, visits: readonly FirstScreen[]): Row {
  const [paint, content] = [
    median(visits.map((visit) => visit.paint)),
    median(visits.map((visit) => visit.content)),
  ];
  return { name, cells: [paint, content], target: { text: `≤ ${MAX_MS}`, isMet: content <= MAX_MS } };
}

async function open(context: BrowserContext, url: string): Promise<FirstScreen> {
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE_MS);
  await slowDown(page, { latencyMs: LATENCY_MS, downloadKbps: DOWNLOAD_KBPS, cpuSlowdown: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('content')));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    content: performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN,
  }));
  await page.close();
  return times;
}
