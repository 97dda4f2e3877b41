import type pg from 'pg';

/**
 * The limits of the shop's own requests, enforced by PostgreSQL: what nobody waits for any more ends there too, and a
 * transaction that was left open gives its locks back. They are kept for the role in this database, because a connection
 * pooler between shop and database does not pass on the settings of a session.
 */
const TIMEOUTS = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
};

/** Sets those of the limits that have not been set for this role in this database, and leaves the operator's. */
export async function setRoleTimeouts(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select split_part(unnest(setconfig), '=', 1) as name from pg_db_role_setting
    where setrole = current_user::regrole
      and setdatabase = (select oid from pg_database where datname = current_database())`);
  const existing = new Set(rows.map(({ name }) => name));
  for (const [name, limit] of Object.entries(TIMEOUTS)) {
    if (existing.has(name)) continue;
    await client.query(
      `do $$ begin execute format('alter role %I in database %I set ${name} = ''${limit}''', current_user, current_database()); end $$`,
    );
  }
}
