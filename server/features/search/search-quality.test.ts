import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { calculateWirePrices } from '../../../tests/support/wire-price.ts';
import { type SearchQualityCase, searchQualityCases } from './search-quality-cases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const MAX_RESULTS = 5;
const MIN_FOUND_RATIO = 0.98;

const search = (query: string) =>
  shop.api().searchProducts({ params: { query }, query: { limit: String(MAX_RESULTS) } });

/** What is wrong with the results of a search; undefined if nothing is. */
function findFault(
  { expected, not, first, notFirst, nothing, says, minRupees = 0, maxRupees = Infinity }: SearchQualityCase,
  { products, missing_brands }: Awaited<ReturnType<typeof search>>,
): string | undefined {
  const titles = products.map((product) => product.pro_title);
  const [best = ''] = titles;
  const found = titles.join(' / ') || 'nothing';
  if (expected && !titles.some((title) => expected.test(title))) return `found ${found}`;
  if (not && titles.some((title) => not.test(title))) return `found ${found}`;
  if (first && !first.test(best)) return `begins with ${best}`;
  if (notFirst?.test(best)) return `begins with ${best}`;
  if (nothing && titles.length > 0) return `found ${found}`;
  for (const product of products) {
    const price = calculateWirePrices(product).withGst;
    if (price < minRupees || price > maxRupees) return `found one of ₹${price}`;
  }
  if (says && !missing_brands.includes(says)) return `does not say ${says}`;
  return undefined;
}

it('finds 98 % of the expected products among the first five results', { timeout: 120_000 }, async () => {
  const missed: string[] = [];
  for (const searchCase of searchQualityCases) {
    const fault = findFault(searchCase, await search(searchCase.query));
    if (fault) missed.push(`${searchCase.kind}: '${searchCase.query}' ${fault}`);
  }
  const found = searchQualityCases.length - missed.length;
  process.stdout.write(
    `Search quality: ${found} of ${searchQualityCases.length} in the first ${MAX_RESULTS}.\n${missed.join('\n')}\n`,
  );
  expect(found / searchQualityCases.length).toBeGreaterThanOrEqual(MIN_FOUND_RATIO);
});
