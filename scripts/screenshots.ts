import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { buyerScreens } from '../tests/screens/buyer-screens.ts';
import { isShownAt, openScreen, type Screen } from '../tests/screens/screen.ts';
import { makeScreenData, type ScreenData } from '../tests/screens/screen-data.ts';
import { visitorScreens } from '../tests/screens/visitor-screens.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startShop } from '../tests/support/shop-process.ts';
import { buildIfStale } from './build.ts';
import { takeReadmeScreenshots } from './readme-screenshots.ts';

/**
 * `npm run screens`: takes screenshots of every screen at three widths, light and dark, into reports/screens.
 * `npm run screens -- orders cart` takes only screens with these prefixes; `--readme` takes only those of the README.
 */

const FOLDER = path.resolve(import.meta.dirname, '../reports/screens');
const WIDTHS = [360, 768, 1440];
/** Two pages at a time: one can load while the other renders. */
const CONCURRENCY = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean' } },
});
const selectedScreens = [...visitorScreens, ...buyerScreens].filter(
  ({ name }) => positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix)),
);

buildIfStale();
const [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
try {
  const connection = await connectDatabase(
    { dataDir: shop.dataDir, databaseUrl: undefined },
    pino({ level: 'warn' }),
  );
  const data = await makeScreenData(shop, connection.database).finally(connection.close);
  if (values.readme) await takeReadmeScreenshots(browser, shop.url, data);
  else {
    mkdirSync(FOLDER, { recursive: true });
    const visits = selectedScreens
      .flatMap((screen) => WIDTHS.map((width) => () => takeScreenshots(data, screen, width)))
      .values();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const visit of visits) await visit();
      }),
    );
  }
} finally {
  await browser.close();
  await shop.close();
}

async function takeScreenshots(data: ScreenData, screen: Screen, width: number): Promise<void> {
  if (!isShownAt(screen, width)) return;
  try {
    const { page, close } = await openScreen(browser, shop.url, data, screen, width);
    await saveScreenshot(page, `${screen.name}-${width}`, screen);
    if (width !== 768) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await saveScreenshot(page, `${screen.name}-${width}-dark`, screen);
    }
    await close();
  } catch (cause) {
    process.stdout.write(`${screen.name} at ${width} px: ${cause}\n`);
    process.exitCode = 1;
  }
}

async function saveScreenshot(page: Page, name: string, { hasOverlay }: Screen): Promise<void> {
  // Images below the fold are lazy; load them before a full-page screenshot.
  if (!hasOverlay) {
    await page.evaluate(async () => {
      const images = [...document.images].filter((image) => image.checkVisibility());
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    });
  }
  const picture = await page.screenshot({
    fullPage: !hasOverlay,
    animations: 'disabled',
    // Fixed bars would otherwise cover the middle of a full-page screenshot.
    ...(!hasOverlay && { style: '.fixed, [data-buy-bar] { position: static !important }' }),
  });
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(FOLDER, `${name}.webp`));
}
