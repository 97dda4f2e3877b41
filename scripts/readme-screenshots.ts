import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { buyerScreens } from '../tests/screens/buyer-screens.ts';
import { openScreen } from '../tests/screens/screen.ts';
import type { ScreenData } from '../tests/screens/screen-data.ts';
import { visitorScreens } from '../tests/screens/visitor-screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const NAMES = ['home', 'product', 'cart', 'submit-request', 'order-delivered'];
const WIDTH = 1280;
const HEIGHT = 960;
const MAX_BYTES = 120 * 1024;

/** Saves five screenshots and an estimate for the README, each small enough for the repository. */
export async function takeReadmeScreenshots(browser: Browser, url: string, data: ScreenData): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of NAMES) {
    const screen = [...visitorScreens, ...buyerScreens].find((candidate) => candidate.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const { page, close } = await openScreen(browser, url, data, screen, WIDTH);
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    await page.waitForLoadState('networkidle');
    await savePicture(name, await page.screenshot());
    await close();
  }
  await savePicture('estimate', await renderEstimate(data));
}

async function renderEstimate({ activeBuyer }: ScreenData): Promise<Buffer> {
  const invoice = activeBuyer.orders.Delivered.order_invoice_id;
  await activeBuyer.api.prepareEstimate({ body: { invoice } });
  const pdf = await (await activeBuyer.api.fetchEstimate({ params: { invoice } })).bytes();
  const folder = mkdtempSync(path.join(tmpdir(), 'udyog-haat-estimate-'));
  try {
    writeFileSync(path.join(folder, 'estimate.pdf'), pdf);
    return execFileSync('pdftoppm', ['-png', '-r', '110', '-singlefile', path.join(folder, 'estimate.pdf')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Saves a picture in the best quality that stays under MAX_BYTES.
 * @throws Error when none does.
 */
async function savePicture(name: string, picture: Buffer): Promise<void> {
  for (const quality of [85, 75, 65, 50]) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > MAX_BYTES) continue;
    writeFileSync(path.join(FOLDER, `${name}.webp`), webp);
    return;
  }
  throw new Error(`The picture of ${name} is too large for the README.`);
}
