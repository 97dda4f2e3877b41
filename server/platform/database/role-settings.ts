import type pg from 'pg';
import { PLANNER_SETTINGS } from './connection.ts';

/**
 * What the shop's own requests need, enforced by PostgreSQL. It is kept for the role in this database, because a
 * connection pooler between shop and database does not pass on the settings of a session.
 */
const SETTINGS = {
  ...PLANNER_SETTINGS,
  // What nobody waits for any more ends there too, and a transaction that was left open gives its locks back.
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
};

/** Sets what has not been set for this role in this database, and leaves what the operator has set. */
export async function setRoleSettings(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select split_part(unnest(setconfig), '=', 1) as name from pg_db_role_setting
    where setrole = current_user::regrole
      and setdatabase = (select oid from pg_database where datname = current_database())`);
  const existing = new Set(rows.map(({ name }) => name));
  for (const [name, value] of Object.entries(SETTINGS)) {
    if (existing.has(name)) continue;
    await client.query(
      `do $$ begin execute format('alter role %I in database %I set ${name} = ''${value}''', current_user, current_database()); end $$`,
    );
  }
}
