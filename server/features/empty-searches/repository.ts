import { desc, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { emptySearches } from '#server/platform/database/schema.ts';

/** Fewer could be one person. */
export const MIN_SHOWN = 3;
const MAX_SHOWN = 50;
/** Further words of a day are not stored; those that it has already are counted on. */
const MAX_A_DAY = 5000;

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * Adds to what the day has already. In the order of words, so that processes do not wait for each other in a circle.
 */
export async function insertEmptySearches(
  database: DbExecutor,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  await database.execute(sql`
    insert into ${emptySearches} as stored (day, words, count)
    select ${today}, words, count::integer
    from json_each_text(${JSON.stringify(Object.fromEntries(counts))}::json) as gathered (words, count)
    where (select count(*) from ${emptySearches} as others where others.day = ${today}) < ${MAX_A_DAY}
      or exists (select from ${emptySearches} as known where known.day = ${today} and known.words = gathered.words)
    order by words
    on conflict (day, words) do update set count = stored.count + excluded.count`);
}

/** The most frequent searches without a result, from three times on. */
export async function selectEmptySearches(database: DbExecutor) {
  const { words, count, day } = emptySearches;
  const total = sql<number>`sum(${count})::integer`;
  return database
    .select({ words, count: total, last_day: sql<string>`max(${day})::text` })
    .from(emptySearches)
    .groupBy(words)
    .having(sql`sum(${count}) >= ${MIN_SHOWN}`)
    .orderBy(desc(total), words)
    .limit(MAX_SHOWN);
}
