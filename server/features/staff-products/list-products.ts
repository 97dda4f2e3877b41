import { invalidField } from '#contract/errors.ts';
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts';
import type { StaffListQuery } from '#contract/staff-products.ts';
import type { ProductState } from '#domain/product-state.ts';
import { parseFilters } from '#server/features/catalogue/filters.ts';
import { listProducts } from '#server/features/catalogue/list-products.ts';
import { searchProducts } from '#server/features/search/search-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  countOutside,
  type DeskProduct,
  type OutsideList,
  selectDeskProducts,
  selectOutside,
} from './repository.ts';

export type DeskPage = {
  products: DeskProduct[];
  total: number;
  isTotalExact: boolean;
  next: string | null;
  corrected: string | null;
};

/** More are not counted. */
const MAX_COUNTED = 1000;

/**
 * One page of the products of a state. Those in the shop are listed and searched as buyers do; the others by the
 * beginnings of the words in their heading, in the order of the catalogue.
 */
export async function listDeskProducts(database: Database, query: StaffListQuery): Promise<DeskPage> {
  const found = await findPage(database, query);
  return { ...found, products: await selectDeskProducts(database, found.ids) };
}

/** The ids of all products of a list, a page at a time, wherever the query says that it begins. */
export async function* listAllIds(database: Database, query: StaffListQuery): AsyncGenerator<string[]> {
  // By the best match, a search ends after some hundreds.
  const sort = query.q ? 'price-asc' : query.sort;
  let after: string | undefined;
  do {
    const { ids, next } = await findPage(database, { ...query, sort, page: 1, limit: MAX_PAGE_SIZE, after });
    yield ids;
    after = next ?? undefined;
  } while (after);
}

const findPage = (database: Database, query: StaffListQuery): Promise<FoundPage> =>
  query.state === 'shown' ? listInShop(database, query) : listOutside(database, query, query.state);

type FoundPage = Omit<DeskPage, 'products'> & { ids: string[] };

async function listInShop(database: Database, { q, state: _, ...query }: StaffListQuery): Promise<FoundPage> {
  const text = q?.trim() ?? '';
  const page =
    text === ''
      ? { ...(await listProducts(database, query)), corrected: null }
      : await searchProducts(database, text, query);
  const { products, total, isTotalExact, next, corrected } = page;
  return { ids: products.map(({ id }) => id), total, isTotalExact, next, corrected };
}

async function listOutside(
  database: Database,
  query: StaffListQuery,
  state: Exclude<ProductState, 'shown'>,
): Promise<FoundPage> {
  const list: OutsideList = {
    ...parseFilters(query),
    state,
    words: toPrefixQuery(query.q ?? ''),
    subCategoryId: query.sid ?? null,
  };
  const { limit } = query;
  const rows = await selectOutside(database, list, parseAfter(query.after), limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const total = await countOutside(database, list, MAX_COUNTED + 1);
  return {
    ids: page.map(({ id }) => id),
    total: Math.min(total, MAX_COUNTED),
    isTotalExact: total <= MAX_COUNTED,
    next: last ? String(last.number) : null,
    corrected: null,
  };
}

function parseAfter(after = '0'): number {
  if (/^\d{1,15}$/.test(after)) return Number(after);
  throw invalidField('after', 'This is not the “next” of a page.');
}

/** Every word as the beginning of one: 'bosch gsb' → `'bosch':* & 'gsb':*`. */
function toPrefixQuery(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
