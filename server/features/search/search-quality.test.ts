import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { searchQualityCases } from './search-quality-cases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const MAX_RESULTS = 5;
const MIN_FOUND_RATIO = 0.95;

it('finds 95 % of the expected products among the first five results', { timeout: 120_000 }, async () => {
  const missed: string[] = [];
  for (const { query, kind, expected } of searchQualityCases) {
    const { products } = await shop
      .api()
      .searchProducts({ params: { query }, query: { limit: String(MAX_RESULTS) } });
    const titles = products.map((product) => product.pro_title);
    if (!titles.some((title) => expected.test(title))) {
      missed.push(`${kind}: '${query}' found ${titles.join(' / ') || 'nothing'}`);
    }
  }
  const found = searchQualityCases.length - missed.length;
  process.stdout.write(
    `Search quality: ${found} of ${searchQualityCases.length} in the first ${MAX_RESULTS}.\n${missed.join('\n')}\n`,
  );
  expect(found / searchQualityCases.length).toBeGreaterThanOrEqual(MIN_FOUND_RATIO);
});
