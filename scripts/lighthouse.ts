import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { categoryPath, productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { findChromium } from '../tests/support/browser.ts';
import { fetchProducts } from '../tests/support/buyers.ts';
import { startShop } from '../tests/support/shop-process.ts';
import { buildIfStale } from './build.ts';
import { runLighthouse } from './run-lighthouse.ts';

/**
 * `npm run lighthouse`: audits four pages as on a phone, prints the scores and writes reports to reports/lighthouse.
 * Exits with 1 if a score other than performance is below 100.
 */

const FOLDER = path.resolve(import.meta.dirname, '../reports/lighthouse');
/** The cart is private, so it excludes search engines on purpose. */
const FLAGS: Record<string, string[]> = { cart: ['--skip-audits=is-crawlable'] };
const PERFECT_SCORE_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

buildIfStale();
mkdirSync(FOLDER, { recursive: true });
const shop = await startShop();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('The shop has no products.');
  const pages = {
    home: '/',
    category: categoryPath(product.pro_category_id, product.pro_category),
    product: productPath(product._id, product.pro_title, UNKNOWN_PLACE),
    cart: '/cart',
  };
  for (const [name, address] of Object.entries(pages)) await measure(name, shop.url + address);
} finally {
  await browser.close();
  await shop.close();
}

async function measure(name: string, url: string): Promise<void> {
  const { result, html } = await runLighthouse(url, port, FLAGS[name]);
  writeFileSync(path.join(FOLDER, `${name}.html`), html);
  const scores = Object.values(result.categories).map(
    ({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const,
  );
  process.stdout.write(`${name.padEnd(10)}${scores.map(([id, score]) => `${id} ${score}`).join(', ')}\n`);
  for (const id of PERFECT_SCORE_CATEGORIES) {
    const category = result.categories[id];
    if (category?.score === 1) continue;
    process.exitCode = 1;
    for (const { id: audit, weight } of category?.auditRefs ?? []) {
      const { score, title } = result.audits[audit] ?? {};
      if (weight > 0 && score !== 1 && score !== null) process.stdout.write(`  ${id}: ${title}\n`);
    }
  }
}
