import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { searchSynonyms } from '#server/platform/database/schema.ts';
import { selectLastChange } from './change-queries.ts';

/** What a term finds instead, '' among it for nothing; `version` is the number of the last change, 0 without one. */
export type TermSynonyms = { term: string; replacements: string[]; version: number };

/** Selects a part of the terms in their order. @param text in the term or in what it finds; '' for all. */
export async function selectTerms(
  db: DbExecutor,
  { text, after, limit }: { text: string; after: string | undefined; limit: number },
): Promise<TermSynonyms[]> {
  const { term, replacement } = searchSynonyms;
  const pattern = `%${escapeLike(text)}%`;
  return db
    .select({
      term,
      replacements: sql<string[]>`array_agg(${replacement} order by ${replacement})`,
      version: sql<number>`coalesce((
        select max(id) from changes where kind = 'search_synonyms' and subject = ${term}), 0)::float8`,
    })
    .from(searchSynonyms)
    .where(after === undefined ? undefined : sql`${term} > ${after}`)
    .groupBy(term)
    .having(sql`bool_or(${term} ilike ${pattern} or ${replacement} ilike ${pattern})`)
    .orderBy(asc(term))
    .limit(limit);
}

/** Selects one term, which has no replacements when it is none yet. */
export async function selectTerm(db: DbExecutor, term: string): Promise<TermSynonyms> {
  const rows = await db
    .select({ replacement: searchSynonyms.replacement })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.term, term))
    .orderBy(asc(searchSynonyms.replacement));
  const change = await selectLastChange(db, { kind: 'search_synonyms', subject: term });
  return { term, replacements: rows.map(({ replacement }) => replacement), version: change?.id ?? 0 };
}

/** Keeps others from changing synonyms until the transaction ends; searches go on. */
export async function lockSynonyms(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table search_synonyms in share row exclusive mode`);
}

/** Finds another term that is the same to the search, such as “Drills” beside “drill”. */
export async function findSameTerm(transaction: Transaction, term: string): Promise<string | undefined> {
  const rows = await transaction
    .select({ term: searchSynonyms.term })
    .from(searchSynonyms)
    .where(and(sql`${searchSynonyms.phrase} = phrase_of(${term})`, ne(searchSynonyms.term, term)))
    .limit(1);
  return rows[0]?.term;
}
