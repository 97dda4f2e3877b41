import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

const most = sql`${sql.placeholder('most')}::integer`;

const nearestByPriceSql = (shelf: SQL, column: SQL) => sql`
  (select ${shelf} as shelf, listing_number, discounted_price_paise from listings
    where ${column} = this.${column} and discounted_price_paise >= this.discounted_price_paise
    order by discounted_price_paise, listing_number limit ${most} + 1)
  union all
  (select ${shelf}, listing_number, discounted_price_paise from listings
    where ${column} = this.${column} and -discounted_price_paise > -this.discounted_price_paise
    order by -discounted_price_paise, listing_number limit ${most})`;

const similarListings = prepareStatement<{ listing_number: string }>(sql`
  with this as (
    select listings.* from listings join products using (listing_number) where products.id = ${sql.placeholder('id')})
  select near.listing_number
  from this, lateral (
    ${nearestByPriceSql(sql`1`, sql`sub_category_id`)} union all ${nearestByPriceSql(sql`2`, sql`category_id`)}) as near
  where near.listing_number <> this.listing_number
  group by near.listing_number, near.discounted_price_paise, this.discounted_price_paise
  order by min(shelf), abs(near.discounted_price_paise - this.discounted_price_paise), near.listing_number
  limit ${most}`);

/**
 * The listings nearest in price to a product's: of its sub-category first, then of its category. Looks up and down the
 * prices from where the product stands, no further than is wanted.
 */
export async function selectSimilarListings(
  database: ReadDatabase,
  id: string,
  most: number,
): Promise<number[]> {
  const rows = await similarListings(database, { id, most });
  return rows.map((row) => Number(row.listing_number));
}
