import type { WireProductList } from '#contract/catalogue.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/list-limits.ts';

export type GetPage = (address: string) => Promise<WireProductList>;

/**
 * The address, with a cursor, of a page of a list. Walks there as a visitor could, by `next`, but in the largest steps.
 * @param list the address of the list with these parameters.
 * @throws Error when the list is shorter.
 */
export async function findDeepPage(
  page: number,
  list: (query: Record<string, string>) => string,
  getPage: GetPage,
): Promise<string> {
  let left = (page - 1) * DEFAULT_PAGE_SIZE;
  let address = list({});
  while (left > 0) {
    const limit = Math.min(MAX_PAGE_SIZE, left);
    const { next } = await getPage(`${address}&limit=${limit}`);
    if (!next) throw new Error(`${address} has no page ${page}.`);
    left -= limit;
    address = list({ after: next });
  }
  return address;
}
