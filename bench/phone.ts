import type { Browser } from 'playwright-core';
import { runLighthouse } from '../scripts/run-lighthouse.ts';
import type { BenchContext } from './bench-context.ts';
import { SHOP_COMMAND, startServer } from './child-server.ts';
import { median } from './compare-loads.ts';
import { createVisitor } from './fetch-bytes.ts';
import { describeHost } from './machine.ts';
import { findPageAddresses, findTableAddresses } from './page-addresses.ts';
import { formatTable, type Row, writeReport } from './report.ts';
import { runInBrowser } from './run-in-browser.ts';
import { measureSecondVisit } from './second-visit.ts';
import { slowDown } from './slow-down.ts';
import { openSlowLink } from './slow-link.ts';

/** How fast a first visit is on a slow phone, and how soon the next page appears after a tap. */

const LATENCY_MS = 150;
const DOWNLOAD_KBPS = 1600;
const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };

/** A pasted list of thirty lines, as a link has it. */
const LIST = Array<string>(10).fill('VG-100S 4\n10 nag bench drill\n5 bori cement').join('\n');
const QUICK_ORDER = `/quick-order?${new URLSearchParams({ list: LIST })}`;

/** What is measured of each page. The score is to be at least its limit, everything else at most. */
const METRICS = {
  lcp: { label: 'largest contentful paint, ms', limit: 1800 },
  tbt: { label: 'total blocking time, ms', limit: 200 },
  cls: { label: 'layout shift', limit: 0.02 },
  javascript: { label: 'JavaScript, kB', limit: 130 },
  html: { label: 'HTML, kB', limit: 25 },
  all: { label: 'everything, kB', limit: 400 },
  score: { label: 'Lighthouse performance', limit: 95 },
  next: { label: 'next page after the tap, ms', limit: 300 },
  second: { label: 'first paint of a second visit, ms', limit: 300 },
};
type Metric = keyof typeof METRICS;
type Visit = Record<Metric, number>;

export async function benchPhone(
  { rounds }: { rounds: number },
  { folder, signal, cleanup }: BenchContext,
): Promise<void> {
  const shop = await startServer(SHOP_COMMAND, { DATA_DIR: folder, LOG_LEVEL: 'warn' });
  cleanup.defer(shop.close);
  const slowLink = await openSlowLink(shop.url, { latencyMs: LATENCY_MS, downloadKbps: DOWNLOAD_KBPS });
  cleanup.defer(slowLink.close);
  const { home, category, product } = await findPageAddresses(shop.url);
  const addresses = {
    home,
    category,
    product,
    'quick order': QUICK_ORDER,
    ...(await findTableAddresses(shop.url)),
  };
  const visits: Record<string, Visit[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      signal.throwIfAborted();
      const url = shop.url + address;
      const step = `Round ${round} of ${rounds}, ${name}`;
      const visit = {
        ...(await runInBrowser(`${step}, first visit`, (_, port) => measureFirstVisit(url, port))),
        next: await runInBrowser(`${step}, tap`, (browser) => measureTap(browser, url, NEXT_LINK)),
        second: await runInBrowser(`${step}, second visit`, (browser) =>
          measureSecondVisit(browser, slowLink.url + address, {
            viewport: PHONE,
            cpuSlowdown: CPU_SLOWDOWN,
          }),
        ),
      };
      // Round 0 fills the shop's cache.
      visits[name] = round === 0 ? [] : [...(visits[name] ?? []), visit];
    }
  }
  await writeReport('phone', [
    `${describeHost()}. Medians of ${rounds}. ${DOWNLOAD_KBPS / 1000} Mbit/s, ${LATENCY_MS} ms, ${CPU_SLOWDOWN}× slower CPU, throttled by Chromium while server and browser share the machine. Sizes in thousands of bytes: JavaScript and HTML compressed with br, everything including response headers.`,
    formatTable(Object.keys(visits), toRows(Object.values(visits))),
  ]);
}

/** @param pages the visits of each page. */
function toRows(pages: readonly Visit[][]): Row[] {
  return Object.entries(METRICS).map(([metric, { label, limit }]) => {
    const isScore = metric === 'score';
    const cells = pages.map((visits) => median(visits.map((visit) => visit[metric as Metric])));
    const isMet = cells.every((cell) => (isScore ? cell >= limit : cell <= limit));
    return { name: label, cells, target: { text: `${isScore ? '≥' : '≤'} ${limit}`, isMet } };
  });
}

async function measureFirstVisit(url: string, port: number): Promise<Omit<Visit, 'next' | 'second'>> {
  const { result } = await runLighthouse(url, port, [
    '--only-categories=performance',
    '--throttling-method=devtools',
    `--throttling.requestLatencyMs=${LATENCY_MS}`,
    `--throttling.downloadThroughputKbps=${DOWNLOAD_KBPS}`,
    `--throttling.uploadThroughputKbps=${DOWNLOAD_KBPS / 2}`,
    `--throttling.cpuSlowdownMultiplier=${CPU_SLOWDOWN}`,
  ]);
  const { audits, categories } = result;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items: NetworkRequest[] } | undefined;
  const requests = details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const documents = requests.filter(({ resourceType }) => resourceType === 'Document');
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1000;
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    javascript: sum(await Promise.all(scripts.map(compressedSize))),
    html: sum(await Promise.all(documents.map(compressedSize))),
    all: sum(requests.map(({ transferSize }) => transferSize)),
    score: 100 * (categories.performance?.score ?? Number.NaN),
  };
}

type NetworkRequest = { url: string; resourceType: string; transferSize: number };

/** Size in bytes of the body compressed with br. */
async function compressedSize({ url }: NetworkRequest): Promise<number> {
  return (await createVisitor()(url, { 'accept-encoding': 'br' })).bytes.length;
}

/** Product cards on lists and links to similar products. */
const NEXT_LINK = 'main a[href^="/product/"]';

/** Measures the time in ms from a tap on a product until its heading is shown. */
async function measureTap(browser: Browser, url: string, link: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await slowDown(page, { latencyMs: LATENCY_MS, downloadKbps: DOWNLOAD_KBPS, cpuSlowdown: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const target = page.locator(link).filter({ visible: true }).last();
  // At an edge of the screen, what sticks there may cover it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // A person looks before tapping; meanwhile products in view are prefetched.
  await page.waitForTimeout(2000);
  const heading = await page.locator('h1').textContent();
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { once: true, capture: true });
    performance.mark('same-document');
  });
  // Not the middle of its box: between two lines of a title is no link.
  await target.tap();
  return await page.evaluate(
    (before) =>
      new Promise<number>((resolve, reject) => {
        if (performance.getEntriesByName('same-document').length === 0)
          reject(new Error('The tap caused a full page load.'));
        const check = () => {
          const now = document.querySelector('h1')?.textContent;
          const [tap] = performance.getEntriesByName('tap');
          if (tap && now && now !== before) resolve(performance.now() - tap.startTime);
          else requestAnimationFrame(check);
        };
        check();
      }),
    heading,
  );
}
