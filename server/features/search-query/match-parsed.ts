import type { ParsedQuery } from './parse-query.ts';
import { getRequiredTerms, matchEvery, ofNamedKind, type TextMatch } from './text-match.ts';

/**
 * Matches listings with every required term. A single word that is left of a text must be a kind of goods: without the
 * word that no product has, 'hydraulic jack' is anything hydraulic.
 */
export function matchParsed({ terms, isShortened }: Pick<ParsedQuery, 'terms' | 'isShortened'>): TextMatch {
  const match = matchEvery(terms);
  return isShortened && getRequiredTerms(terms).length === 1 ? ofNamedKind(match, terms) : match;
}
