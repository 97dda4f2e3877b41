import { asc, eq, ilike, sql } from 'drizzle-orm';
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

/** Selects a part of the known brands in their order, and whether a product's brand is or contains them. */
export async function selectBrandPage(
  db: DbExecutor,
  { text, after, limit }: { text: string; after: string | undefined; limit: number },
): Promise<{ name: string; isInCatalogue: boolean }[]> {
  const { rows } = await db.execute<{ name: string; isInCatalogue: boolean }>(sql`
    with sold as materialized (
      select string_agg(' ' || lower(value) || ' ', ',') as brands from listing_counts
      where scope = '' and kind = 'brand' and products > 0)
    select name, coalesce(strpos(brands, ' ' || lower(name) || ' ') > 0, false) as "isInCatalogue"
    from known_brands cross join sold
    where name ilike ${`%${escapeLike(text)}%`} and ${after === undefined ? sql`true` : sql`name > ${after}`}
    order by name limit ${limit}::integer`);
  return rows;
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
