import { asc, desc, eq, sql } from 'drizzle-orm';
import type { TextMatch } from '#server/catalogue/product-list.ts';
import { searching } from '#server/catalogue/searching.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { categories, subCategories } from '#server/database/schema.ts';

/** Whether anything at all fits. */
export async function hasMatch(database: Database, query: string): Promise<boolean> {
  const { rows } = await searching(database, (source) =>
    source.execute(sql`select 1 from listings where words @@ ${query}::tsquery limit 1`),
  );
  return rows.length > 0;
}

/** So many are looked at to suggest the best of them. */
const MOST_LOOKED_AT = 200;

export type SuggestedProduct = { id: string; title: string; image: string | null };

/** The products that fit best, those with the text in their heading before others. */
export async function selectBestProducts(
  source: Transaction,
  { inHeading, anywhere, ranking }: TextMatch,
  limit: number,
): Promise<SuggestedProduct[]> {
  const score = sql`ts_rank(words, ${ranking}::tsquery)`;
  const { rows } = await source.execute<SuggestedProduct>(sql`
    with headed as materialized (
      select listing_number, 1 + ${score} as score from listings
      where words @@ ${inHeading}::tsquery limit ${MOST_LOOKED_AT}),
    others as materialized (
      select listing_number, ${score} as score from listings
      where words @@ ${anywhere}::tsquery and not words @@ ${inHeading}::tsquery
      limit (select case when count(*) < ${limit} then ${MOST_LOOKED_AT} else 0 end from headed)),
    best as (
      select * from headed union all select * from others
      order by score desc, listing_number limit ${limit})
    select id, title, images[1] as image
    from best join products using (listing_number) order by score desc, listing_number`);
  return rows;
}

/** Categories whose names fit a part of a text, those with more of it first. */
export async function selectCategories(source: Transaction, part: string, limit: number) {
  return source
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(sql`${categories.words} @@ ${part}::tsquery`)
    .orderBy(desc(sql`ts_rank(${categories.words}, ${part}::tsquery)`), asc(categories.position))
    .limit(limit);
}

/** Sub-categories whose names fit a part of a text, those with more of it first. */
export async function selectSubCategories(source: Transaction, part: string, limit: number) {
  return source
    .select({
      id: subCategories.id,
      name: subCategories.name,
      categoryId: categories.id,
      categoryName: categories.name,
    })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(sql`${subCategories.words} @@ ${part}::tsquery`)
    .orderBy(
      desc(sql`ts_rank(${subCategories.words}, ${part}::tsquery)`),
      asc(categories.position),
      asc(subCategories.position),
    )
    .limit(limit);
}
