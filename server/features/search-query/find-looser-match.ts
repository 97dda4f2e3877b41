import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { hasMatch } from './match-queries.ts';
import type { Term } from './terms.ts';
import { getRequiredTerms, matchAtLeast, type TextMatch } from './text-match.ts';

/**
 * A match of fewer required terms, and of how many: all but one, else all but two, else any one; undefined if none
 * finds anything.
 */
export async function findLooserMatch(
  database: ReadDatabase,
  terms: readonly Term[],
): Promise<{ match: TextMatch; count: number } | undefined> {
  const { length } = getRequiredTerms(terms);
  for (const count of new Set([length - 1, length - 2, 1])) {
    if (count < 1 || count === length) continue;
    const match = matchAtLeast(terms, count);
    if (await hasMatch(database, match.anywhere)) return { match, count };
  }
  return undefined;
}
