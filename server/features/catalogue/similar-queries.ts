import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

const maxListings = sql`${sql.placeholder('limit')}::integer`;

const nearestByPriceSql = (priority: SQL, column: SQL) => sql`
  (select ${priority} as priority, listing_number, discounted_price_paise from listings
    where ${column} = this.${column} and discounted_price_paise >= this.discounted_price_paise
    order by discounted_price_paise, listing_number limit ${maxListings} + 1)
  union all
  (select ${priority}, listing_number, discounted_price_paise from listings
    where ${column} = this.${column} and -discounted_price_paise > -this.discounted_price_paise
    order by -discounted_price_paise, listing_number limit ${maxListings})`;

const similarListings = prepareStatement<{ listing_number: string }>(sql`
  with this as (
    select listings.* from listings join products using (listing_number) where products.id = ${sql.placeholder('id')})
  select near.listing_number
  from this, lateral (
    ${nearestByPriceSql(sql`1`, sql`sub_category_id`)} union all ${nearestByPriceSql(sql`2`, sql`category_id`)}) as near
  where near.listing_number <> this.listing_number
  group by near.listing_number, near.discounted_price_paise, this.discounted_price_paise
  order by min(priority), abs(near.discounted_price_paise - this.discounted_price_paise), near.listing_number
  limit ${maxListings}`);

/**
 * The listings nearest in price to a product: of its sub-category first, then of its category. Scans the price indexes
 * up and down from the product's price, no further than `limit` listings each.
 */
export async function selectSimilarListings(
  database: ReadDatabase,
  id: string,
  limit: number,
): Promise<number[]> {
  const rows = await similarListings(database, { id, limit });
  return rows.map((row) => Number(row.listing_number));
}
