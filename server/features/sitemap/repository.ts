import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { isInShop } from '#server/features/catalogue/repository.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';
import { products } from '#server/platform/database/schema.ts';

/**
 * File 1 contains the listing numbers from 1 to this one, file 2 as many after it, and so on. A product therefore never
 * moves to another file, and a file changes only when its products do. The format allows 50,000 URLs per file.
 */
export const NUMBERS_PER_FILE = 45_000;
const BATCH_SIZE = 1000;

type SitemapProduct = { id: string; title: string; number: number; changedAt: Date };

/** The files that have products, and when a product of each last changed. Reads one range of an index per file. */
export async function selectProductFiles(
  database: ReadDatabase,
): Promise<{ number: number; changedAt: Date }[]> {
  const { rows } = await database.execute<{ number: number; changed_ms: number }>(sql`
    select number, changed_ms
    from generate_series(1, (select max(listing_number) / ${NUMBERS_PER_FILE}::integer + 1 from products where ${isInShop})) as number,
      lateral (
        select extract(epoch from max(changed_at))::float8 * 1000 as changed_ms from products
        where listing_number > (number - 1) * ${NUMBERS_PER_FILE}::integer and listing_number <= number * ${NUMBERS_PER_FILE}::integer
          and ${isInShop}
      ) as file
    where changed_ms is not null
    order by number`);
  return rows.map(({ number, changed_ms }) => ({ number: Number(number), changedAt: new Date(changed_ms) }));
}

/** The products of a file in batches. */
export function selectProductBatches(database: ReadDatabase, file: number) {
  const lastNumber = file * NUMBERS_PER_FILE;
  return readInBatches<SitemapProduct>(BATCH_SIZE, (last) =>
    database
      .select({
        id: products.id,
        title: products.title,
        number: products.listingNumber,
        changedAt: products.changedAt,
      })
      .from(products)
      .where(
        and(
          gt(products.listingNumber, last?.number ?? lastNumber - NUMBERS_PER_FILE),
          lte(products.listingNumber, lastNumber),
          isInShop,
        ),
      )
      .orderBy(asc(products.listingNumber))
      .limit(BATCH_SIZE),
  );
}
