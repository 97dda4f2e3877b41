import type { CallName } from '#contract/api.ts';
import type { Example } from './example.ts';

/** The calls of operators about the words of the search. */

type StaffSynonymCallName = Extract<CallName, `${string}Synonym${string}` | `${string}KnownBrand${string}`>;

const WANTED = { term: 'qwertzuiop', replacements: ['drill'], is_optional: false };

export const STAFF_SYNONYM_EXAMPLES: Record<StaffSynonymCallName, Example> = {
  listSynonyms: {},
  getSynonym: { input: () => ({ query: { term: 'silai' } }) },
  // Nobody has changed it.
  changeSynonym: { input: () => ({ body: { ...WANTED, version: 1 } }), status: 409 },
  tryOutSynonym: { input: () => ({ body: WANTED }) },
  listKnownBrands: {},
  addKnownBrand: { input: () => ({ body: { name: 'Makita' } }), status: 409 },
  removeKnownBrand: { input: () => ({ body: { name: 'No such brand' } }), status: 404 },
};
