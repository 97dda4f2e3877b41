import type { DatabaseLocation } from './connect-database.ts';
import { createPool } from './connection.ts';
import { isDatabaseUnavailable } from './database-error.ts';

/** A database goes by its name and by when its server began: neither needs a right, and no other one has both. */
const WHICH_ONE = `select current_database() || extract(epoch from pg_postmaster_start_time()) as "whichOne"`;

/**
 * Where two addresses lead to different databases, requests would be stored in one and their mails looked for in the
 * other. An address that does not answer is not judged: the shop opens without its pooler, too.
 * @throws Error with a message for the operator when both answer and are not the same.
 */
export async function assertSameDatabase({
  databaseUrl,
  databaseDirectUrl,
}: DatabaseLocation): Promise<void> {
  if (databaseUrl === undefined || databaseDirectUrl === undefined) return;
  const [first, second] = await Promise.all([databaseUrl, databaseDirectUrl].map(identify));
  if (first === undefined || second === undefined || first === second) return;
  throw new Error(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. They must lead to the same one, through a pooler and past it.',
  );
}

/** @returns undefined when it cannot be reached. */
async function identify(url: string): Promise<string | undefined> {
  const pool = createPool(url, () => undefined, { max: 1, hasSessions: false });
  try {
    const { rows } = await pool.query<{ whichOne: string }>(WHICH_ONE);
    return rows[0]?.whichOne;
  } catch (cause) {
    if (isDatabaseUnavailable(cause)) return undefined;
    throw cause;
  } finally {
    await pool.end();
  }
}
