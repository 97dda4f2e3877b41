import type { WantedSynonym, WireSynonym } from '#contract/staff-synonyms.ts';
import type { TermSynonyms } from '#server/features/admin/synonym-queries.ts';
import type { ProductPage } from '#server/features/catalogue/list-products.ts';

export function presentSynonym({ term, replacements, version }: TermSynonyms): WireSynonym {
  return {
    term,
    replacements: replacements.filter(Boolean),
    is_optional: replacements.includes(''),
    version,
  };
}

/** The replacements as they are stored: '' for a term that a product need not have. */
export function readReplacements({ replacements, is_optional: isOptional }: WantedSynonym): string[] {
  return isOptional ? [...replacements, ''] : replacements;
}

export function presentFound({ total, isTotalExact, products }: ProductPage) {
  return { total, is_total_exact: isTotalExact, titles: products.map(({ title }) => title) };
}
