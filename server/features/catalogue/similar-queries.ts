import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import { type CatalogueProduct, products } from '#server/platform/database/schema.ts';
import { selectProducts } from './repository.ts';

const MAX_PRODUCTS = 12;

const nearestByPriceSql = (priority: SQL, column: SQL) => sql`
  (select ${priority} as priority, listing_number, discounted_price_paise from listings
    where ${column} = this.${column} and discounted_price_paise >= this.discounted_price_paise
    order by discounted_price_paise, listing_number limit ${sql.raw(String(MAX_PRODUCTS + 1))})
  union all
  (select ${priority}, listing_number, discounted_price_paise from listings
    where ${column} = this.${column} and -discounted_price_paise > -this.discounted_price_paise
    order by -discounted_price_paise, listing_number limit ${sql.raw(String(MAX_PRODUCTS))})`;

const nearestSql = sql`(
  with this as (
    select listings.*, products.family_id from listings join products using (listing_number)
    where products.id = ${sql.placeholder('id')})
  select near.listing_number, row_number() over (
    order by coalesce(other.family_id = this.family_id, false), min(priority),
      abs(near.discounted_price_paise - this.discounted_price_paise), near.listing_number) as rank
  from this, lateral (
    ${nearestByPriceSql(sql`1`, sql`sub_category_id`)} union all ${nearestByPriceSql(sql`2`, sql`category_id`)}) as near
  join products as other on other.listing_number = near.listing_number
  where near.listing_number <> this.listing_number
  group by near.listing_number, near.discounted_price_paise, this.discounted_price_paise, other.family_id,
    this.family_id
  order by rank limit ${sql.raw(String(MAX_PRODUCTS))}) as nearest`;

const similarProducts = prepareQueryOnce((db) =>
  selectProducts(db)
    .innerJoin(nearestSql, sql`nearest.listing_number = ${products.listingNumber}`)
    .orderBy(sql`nearest.rank`)
    .prepare('similar-products'),
);

/**
 * Up to 12 products nearest in price to a product: of its sub-category first, then of its category; those of its own
 * family, which its page lists, come last. Scans the price indexes up and down from the product's price, only so far.
 * Empty when there is no such product.
 */
export async function selectSimilarProducts(database: ReadDatabase, id: string): Promise<CatalogueProduct[]> {
  return similarProducts(database).execute({ id });
}
