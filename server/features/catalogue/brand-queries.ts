import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

const brandsStatement = prepareStatement<{ name: string }>(sql`
  select value as name from listing_counts
  where scope = '' and kind = 'brand' and products > 0 and value <> ''
  order by products desc, value`);

/** The brands of all listings, those with the most products first. */
export function selectBrands(database: ReadDatabase): Promise<{ name: string }[]> {
  return brandsStatement(database);
}
