import { addKnownBrand, removeKnownBrand } from '#server/features/admin/change-known-brands.ts';
import { setSynonyms } from '#server/features/admin/change-synonyms.ts';
import { selectBrandPage } from '#server/features/admin/known-brand-queries.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { selectTerm, selectTerms } from '#server/features/admin/synonym-queries.ts';
import { searchProducts } from '#server/features/search/search-products.ts';
import { tryOutSynonyms } from '#server/features/search/try-out-synonyms.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentFound, presentSynonym, readReplacements } from './presenter.ts';

type SynonymCall =
  | 'listSynonyms'
  | 'getSynonym'
  | 'changeSynonym'
  | 'tryOutSynonym'
  | 'listKnownBrands'
  | 'addKnownBrand'
  | 'removeKnownBrand';

/** The best products of a search. */
const FIRST_PRODUCTS = { page: 1, limit: 3, sort: 'all' } as const;

/** The calls by which operators keep the words of the search. */
export function staffSynonymRoutes(database: Database): FeatureHandlers<SynonymCall> {
  return {
    listSynonyms: async ({ query: { q: text = '', after, limit } }) => {
      const rows = await selectTerms(database, { text, after, limit: limit + 1 });
      const synonyms = rows.slice(0, limit).map(presentSynonym);
      return { synonyms, next: rows.length > limit ? (synonyms.at(-1)?.term ?? null) : null };
    },
    getSynonym: async ({ query: { term } }) => ({ result: presentSynonym(await selectTerm(database, term)) }),
    changeSynonym: async ({ body }, { staff }) => {
      const { term, version } = body;
      const wanted = { term, version, replacements: readReplacements(body) };
      return { change: await setSynonyms(database, byStaffCall(staff), wanted) };
    },
    tryOutSynonym: async ({ body }) => {
      const { term } = body;
      const now = await searchProducts(database, term, FIRST_PRODUCTS);
      const found = await tryOutSynonyms(
        database,
        { term, replacements: readReplacements(body) },
        FIRST_PRODUCTS,
      );
      return {
        now: { ...presentFound(now), corrected: now.corrected },
        with_synonyms: presentFound(found),
      };
    },
    listKnownBrands: async ({ query: { q: text = '', after, limit } }) => {
      const rows = await selectBrandPage(database, { text, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        brands: page.map(({ name, isInCatalogue }) => ({ name, is_in_catalogue: isInCatalogue })),
        next: rows.length > limit ? (page.at(-1)?.name ?? null) : null,
      };
    },
    addKnownBrand: async ({ body }, { staff }) => ({
      change: await addKnownBrand(database, byStaffCall(staff), body.name),
    }),
    removeKnownBrand: async ({ body }, { staff }) => ({
      change: await removeKnownBrand(database, byStaffCall(staff), body.name),
    }),
  };
}
