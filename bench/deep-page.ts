import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type WireProductList } from '#contract/catalogue.ts';

export type GetPage = (address: string) => Promise<WireProductList>;
/** The address of a list with these parameters. */
export type ListAddress = (query: Record<string, string>) => string;

const WANTED_PAGE = 1000;

/**
 * The address, with a cursor, of page 1,000 of the longest of some lists, or of its last page. Walks there as a visitor
 * could, by `next`, but in the largest steps.
 */
export async function findDeepPage(
  lists: readonly ListAddress[],
  getPage: GetPage,
): Promise<{ page: number; address: string }> {
  const totals = await Promise.all(lists.map(async (list) => (await getPage(list({ limit: '1' }))).total));
  const list = lists[totals.indexOf(Math.max(...totals))];
  if (!list) throw new Error('There is no list to walk through.');

  const wantedBefore = (WANTED_PAGE - 1) * DEFAULT_PAGE_SIZE;
  let passed = 0;
  let address = list({});
  while (passed < wantedBefore) {
    const limit = String(Math.min(MAX_PAGE_SIZE, wantedBefore - passed));
    const { products, next } = await getPage(`${address}&limit=${limit}`);
    if (!next) break;
    passed += products.length;
    address = list({ after: next });
  }
  return { page: Math.floor(passed / DEFAULT_PAGE_SIZE) + 1, address };
}
