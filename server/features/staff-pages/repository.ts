import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { SHOP_PAGE_KEYS } from '#contract/page-names.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { changes } from '#server/platform/database/schema.ts';

const formerContent = sql<string>`${changes.before} ->> 'content'`;
const isVersionOf = (key: string) =>
  and(eq(changes.kind, 'page_contents'), eq(changes.subject, key), isNotNull(formerContent));
const version = { id: changes.id, replacedAt: changes.changedAt, replacedBy: changes.changedBy };

/** Selects every page with its last change: the shop's own, then those in the footer in its order, then the others. */
export async function selectListedPages(db: DbExecutor) {
  const { rows } = await db.execute<{
    key: string;
    title: string;
    description: string;
    isPublished: boolean;
    footerPosition: number | null;
    isWritten: boolean;
    changedAt: Date | null;
    changedBy: string | null;
  }>(sql`
    select key, coalesce(title, '') as title, coalesce(description, '') as description,
      coalesce(is_published, true) as "isPublished", footer_position as "footerPosition",
      coalesce(content, '') <> '' as "isWritten", changed_at as "changedAt", changed_by as "changedBy"
    from unnest(${sql.param(SHOP_PAGE_KEYS)}::text[]) with ordinality as own (key, place)
    full join page_contents using (key)
    left join lateral (
      select changed_at, changed_by from changes
      where kind = 'page_contents' and subject = key
      order by id desc
      limit 1) as last_change on true
    order by place, footer_position, title, key`);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt && new Date(row.changedAt) }));
}

/** Selects a part of the earlier versions, newest first. @param after the last one of the part before. */
export async function selectVersions(db: DbExecutor, key: string, after: number | undefined, limit: number) {
  return db
    .select(version)
    .from(changes)
    .where(and(isVersionOf(key), after === undefined ? undefined : lt(changes.id, after)))
    .orderBy(desc(changes.id))
    .limit(limit);
}

export async function selectVersion(db: DbExecutor, key: string, id: number) {
  const rows = await db
    .select({ ...version, content: formerContent })
    .from(changes)
    .where(and(isVersionOf(key), eq(changes.id, id)));
  return rows[0];
}
