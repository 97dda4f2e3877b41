import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStaticHtml } from '#web/features/layout/load-static-html.server.tsx';
import { loadRootData } from '#web/site/root-data.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const SITE = {
  publicUrl: 'http://shop.test',
  apiUrl: '',
  brandName: 'Udyog Haat',
  brandNameHindi: '',
  tagline: '',
  legalName: '',
  gstin: '',
  sellerUrl: '',
};
const TEN_MINUTES = 600_000;
const START = Date.UTC(2026, 10, 23);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => vi.useRealTimers());

/** The footer's categories of a page that is rendered at this time. */
async function renderPopularCategories(now: number): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const { footer } = await loadStaticHtml(shop.api(), await loadRootData(shop.api(), SITE));
  return [...footer.matchAll(/href="(\/category\/[^"?]+)"/g)].map(([, path]) => path ?? '');
}

it('shows the same four categories in every footer for ten minutes', async () => {
  const first = await renderPopularCategories(START);
  expect(new Set(first).size).toBe(4);
  expect(await renderPopularCategories(START + TEN_MINUTES - 1)).toEqual(first);
  expect(await renderPopularCategories(START + TEN_MINUTES)).not.toEqual(first);
});

it('shows every category in the footer sooner or later', async () => {
  const seen = new Set<string>();
  for (let draw = 0; draw < 30; draw += 1)
    for (const path of await renderPopularCategories(START + draw * TEN_MINUTES)) seen.add(path);
  expect(seen.size).toBe((await shop.api().listCategories()).result.length);
});
