import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { createApiClient } from '#contract/client.ts';
import { categoryPath, productPath } from '#domain/page-paths.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { findChromium } from '../tests/support/browser.ts';
import type { BenchContext } from './bench-context.ts';
import { SHOP_COMMAND, startServer } from './child-server.ts';
import { median } from './compare-loads.ts';
import { describeHost } from './machine.ts';

/** How fast a first visit is on a slow phone, and how soon the next page appears after a tap. */

const RESULTS_FILE = path.join(import.meta.dirname, 'results-phone.md');
const LATENCY_MS = 150;
const DOWNLOAD_KBPS = 1600;
const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };

/** Upper limits in ms or thousands of bytes; the score is a lower limit. */
const TARGETS = { lcp: 1800, tbt: 200, cls: 0.02, javascript: 130, html: 25, all: 400, score: 95, next: 300 };

export const usage = `phone [--rounds N]
  --rounds  number of rounds, of which the medians count; 3 if not given`;

export async function benchPhone(args: string[], { folder, signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  const shop = await startServer(SHOP_COMMAND, { DATA_DIR: folder, LOG_LEVEL: 'warn' });
  try {
    const addresses = await findPageAddresses(shop.url);
    const visits = new Map<string, FirstVisit[]>();
    const tapTimes = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, address] of Object.entries(addresses)) {
        signal.throwIfAborted();
        const visit = await measureFirstVisit(shop.url + address);
        const tapTime = await measureTap(shop.url + address, NEXT_LINK);
        // Round 0 fills the shop's cache.
        if (round === 0) continue;
        visits.set(name, [...(visits.get(name) ?? []), visit]);
        tapTimes.set(name, [...(tapTimes.get(name) ?? []), tapTime]);
      }
    }
    const report = `# npm run bench -- phone\n\n${describeHost()}. Medians of ${rounds}. ${DOWNLOAD_KBPS / 1000} Mbit/s, ${LATENCY_MS} ms, ${CPU_SLOWDOWN}× slower CPU, throttled by Chromium while server and browser share the machine. Sizes in thousands of bytes: JavaScript and HTML compressed with br, everything including response headers.\n\n${formatTable(visits, tapTimes)}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    await shop.close();
  }
}

async function findPageAddresses(url: string): Promise<Record<string, string>> {
  const { products } = await createApiClient({ apiUrl: url }).listProducts({ query: { limit: '1' } });
  const [product] = products;
  if (!product) throw new Error('The shop has no products.');
  return {
    home: '/',
    category: categoryPath(product.pro_category_id, product.pro_category),
    product: productPath(product._id, product.pro_title, 'DEMO'),
  };
}

type FirstVisit = Record<'lcp' | 'tbt' | 'cls' | 'javascript' | 'html' | 'all' | 'score', number>;

async function openBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
}

async function measureFirstVisit(url: string): Promise<FirstVisit> {
  const port = await findFreePort();
  const browser = await openBrowser(port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      formFactor: 'mobile',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
      throttling: {
        requestLatencyMs: LATENCY_MS,
        downloadThroughputKbps: DOWNLOAD_KBPS,
        uploadThroughputKbps: DOWNLOAD_KBPS / 2,
        cpuSlowdownMultiplier: CPU_SLOWDOWN,
      },
    });
    if (!result) throw new Error(`Lighthouse did not measure ${url}.`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details as unknown as { items: NetworkRequest[] } | undefined;
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
  } finally {
    await browser.close();
  }
}

type NetworkRequest = { url: string; resourceType: string; transferSize: number };

/** Size in bytes of the body compressed with br. */
async function compressedSize({ url }: NetworkRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) =>
      resolve(Buffer.concat(await response.toArray()).length),
    ).on('error', reject);
  });
}

/** Product cards on lists and links to similar products. */
const NEXT_LINK = 'main a[href^="/product/"]';

/** Measures the time in ms from a tap on a product until its heading is shown. */
async function measureTap(url: string, link: string): Promise<number> {
  const browser = await openBrowser(await findFreePort());
  try {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: (DOWNLOAD_KBPS * 1000) / 8,
      uploadThroughput: (DOWNLOAD_KBPS * 1000) / 16,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    const target = page.locator(link).filter({ visible: true }).last();
    await target.scrollIntoViewIfNeeded();
    // A person looks before tapping; meanwhile products in view are prefetched.
    await page.waitForTimeout(2000);
    const heading = await page.locator('h1').textContent();
    await page.evaluate(() => {
      addEventListener('pointerdown', () => performance.mark('tap'), { once: true, capture: true });
      performance.mark('same-document');
    });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${url} has no link to a product.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
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
  } finally {
    await browser.close();
  }
}

function formatTable(visits: Map<string, FirstVisit[]>, tapTimes: Map<string, number[]>): string {
  const names = [...visits.keys()];
  const medianOfVisits = (name: string, key: keyof FirstVisit) =>
    median((visits.get(name) ?? []).map((visit) => visit[key]));
  const row = (
    label: string,
    values: number[],
    digits: number,
    target: string,
    isMet: (n: number) => boolean,
  ) =>
    `| ${[label, ...values.map((value) => value.toFixed(digits)), target].join(' | ')} | ${values.every(isMet) ? 'met' : 'MISSED'} |`;
  const atMost = (label: string, key: Exclude<keyof FirstVisit, 'score'>, digits = 0) =>
    row(
      label,
      names.map((name) => medianOfVisits(name, key)),
      digits,
      `≤ ${TARGETS[key]}`,
      (n) => n <= TARGETS[key],
    );
  return [
    `| | ${names.join(' | ')} | target | |`,
    `|---|${'---:|'.repeat(names.length + 1)}---|`,
    atMost('largest contentful paint, ms', 'lcp'),
    atMost('total blocking time, ms', 'tbt'),
    atMost('layout shift', 'cls', 3),
    atMost('JavaScript, kB', 'javascript'),
    atMost('HTML, kB', 'html'),
    atMost('everything, kB', 'all'),
    row(
      'Lighthouse performance',
      names.map((name) => medianOfVisits(name, 'score')),
      0,
      `≥ ${TARGETS.score}`,
      (n) => n >= TARGETS.score,
    ),
    row(
      'next page after the tap, ms',
      names.map((name) => median(tapTimes.get(name) ?? [])),
      0,
      `≤ ${TARGETS.next}`,
      (n) => n <= TARGETS.next,
    ),
  ].join('\n');
}
