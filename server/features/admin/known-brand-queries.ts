import { asc, eq, ilike } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { knownBrands } from '#server/platform/database/schema.ts';

export async function selectKnownBrands(source: DbExecutor, text: string): Promise<string[]> {
  const rows = await source
    .select({ name: knownBrands.name })
    .from(knownBrands)
    .where(ilike(knownBrands.name, `%${escapeLike(text)}%`))
    .orderBy(asc(knownBrands.name));
  return rows.map(({ name }) => name);
}

/** @returns the brand as the search looks it up; undefined when it is there already, perhaps written differently. */
export async function insertKnownBrand(transaction: Transaction, name: string): Promise<string | undefined> {
  const rows = await transaction
    .insert(knownBrands)
    .values({ name })
    .onConflictDoNothing()
    .returning({ phrase: knownBrands.phrase });
  return rows[0]?.phrase ?? undefined;
}

export async function deleteKnownBrand(transaction: Transaction, name: string): Promise<boolean> {
  const rows = await transaction
    .delete(knownBrands)
    .where(eq(knownBrands.name, name))
    .returning({ name: knownBrands.name });
  return rows.length > 0;
}
