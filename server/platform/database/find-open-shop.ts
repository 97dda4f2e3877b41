import type pg from 'pg';

/**
 * How the application names of the connections begin on which shops run their jobs; the mode of the shop follows. While
 * a shop is open there is always one of them.
 */
export const OPEN_SHOP_NAME = 'udyoghaat mode: ';

/** Finds the application name of a shop that is open on this database, other than this name; undefined if none is. */
export async function findOpenShop(
  db: Pick<pg.ClientBase, 'query'>,
  except = '',
): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name like $1 and application_name <> $2 limit 1`,
    [`${OPEN_SHOP_NAME}%`, except],
  );
  return rows[0]?.name;
}
