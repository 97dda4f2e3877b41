import type pg from 'pg';

/** The oldest that the tests run against. */
const OLDEST_MAJOR = 17;

/** @throws Error with a message for the operator when PostgreSQL is older than what the shop is tested with. */
export async function assertSupportedVersion(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await db.query<{ number: number; version: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const { number = 0, version = '' } = rows[0] ?? {};
  const problem = findVersionProblem(number, version);
  if (problem) throw new Error(problem);
}

/** @param number as `server_version_num`, such as 170004. */
export function findVersionProblem(number: number, version: string): string | undefined {
  if (number >= OLDEST_MAJOR * 10_000) return undefined;
  return `The database is PostgreSQL ${version}, which is too old: the shop needs PostgreSQL ${OLDEST_MAJOR} or later.`;
}
