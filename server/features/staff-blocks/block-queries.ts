import { sql } from 'drizzle-orm';
import { type Block, blocksSql } from '#server/features/admin/buyer-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Selects a page of blocks, newest first. @param after the id of the last one of the page before. */
export async function selectBlockPage(
  db: DbExecutor,
  after: string | undefined,
  limit: number,
): Promise<Block[]> {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`("blockedAt", id) < (select "blockedAt", id from block where id = ${after})`;
  const { rows } = await db.execute<Block>(sql`
    with block as (${blocksSql})
    select * from block where ${isAfter} order by "blockedAt" desc, id desc limit ${limit}`);
  return rows.map(({ blockedAt, ...block }) => ({ ...block, blockedAt: new Date(blockedAt) }));
}
