import { asc, eq, sql } from 'drizzle-orm';
import type { SnippetKind } from '#contract/quotation-drafts.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { textSnippets } from '#server/platform/database/schema.ts';

const { name, kind, words, version, position } = textSnippets;

/** By kind, each in the operators' order. */
export async function selectSnippets(db: DbExecutor) {
  return db
    .select({ name, kind, words, version })
    .from(textSnippets)
    .orderBy(asc(kind), asc(position), asc(name));
}

/** Until the transaction ends, nobody else writes to the table: rows that are moved would be locked in any order. */
export async function lockSnippet(transaction: Transaction, wanted: string) {
  await transaction.execute(sql`lock table ${textSnippets} in share row exclusive mode`);
  const rows = await transaction.select().from(textSnippets).where(eq(name, wanted));
  return rows[0];
}

/** A new one, or one of another kind before, becomes the last of its kind. */
export async function upsertSnippet(
  transaction: Transaction,
  snippet: { name: string; kind: SnippetKind; words: string },
): Promise<void> {
  const last = sql<number>`(
    select coalesce(max(position) + 1, 0) from text_snippets where kind = ${snippet.kind})`;
  await transaction
    .insert(textSnippets)
    .values({ ...snippet, position: last })
    .onConflictDoUpdate({
      target: name,
      set: {
        kind: snippet.kind,
        words: snippet.words,
        position: sql`case when ${kind} = excluded.kind then ${position} else excluded.position end`,
      },
    });
}

export async function deleteSnippet(transaction: Transaction, wanted: string): Promise<void> {
  await transaction.delete(textSnippets).where(eq(name, wanted));
}

/** @returns the names of a kind in their order. */
export async function selectSnippetNames(db: DbExecutor, wanted: SnippetKind): Promise<string[]> {
  const rows = await db
    .select({ name })
    .from(textSnippets)
    .where(eq(kind, wanted))
    .orderBy(asc(position), asc(name));
  return rows.map((row) => row.name);
}

/** Updates only those whose position changes, so that only they are recorded as changed. */
export async function updateSnippetPositions(
  transaction: Transaction,
  names: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    update ${textSnippets} set position = wanted.place - 1
    from unnest(${sql.param(names)}::text[]) with ordinality as wanted (name, place)
    where ${name} = wanted.name and ${position} <> wanted.place - 1`);
}
