import type { Browser, BrowserContext, Page } from 'playwright-core';

/**
 * Measures the time in ms until something is shown on a second visit to this page, with its files stored and the
 * service worker stopped, as after some time.
 */
export async function measureSecondVisit(
  browser: Browser,
  url: string,
  { viewport, cpuSlowdown }: { viewport: { width: number; height: number }; cpuSlowdown: number },
): Promise<number> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  await visitOnce(context, url);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'load' });
  return await readFirstPaint(page);
}

/** Leaves when the service worker has copied the page. */
async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined);
  await page.close();
}

async function readFirstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
