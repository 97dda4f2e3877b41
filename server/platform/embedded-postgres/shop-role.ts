import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** The role as which the shop works. It owns the shop's tables, and is nothing to the rest of the server. */
export const SHOP_ROLE = 'udyoghaat_shop';

/** A password of its own: a person who reads the shop's must not become superuser. */
export function deriveShopPassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update(SHOP_ROLE).digest('base64url');
}

/** An arbitrary key for the advisory lock: processes that start at the same time create the role only once. */
const ROLE_LOCK = 7_214_003;

/** What the superuser owns in the shop's schemas, as statements that give it to another role. */
const OWNER_CHANGES = `
  with schemas as (
    select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker')
  ), extension_members as (
    select classid, objid from pg_depend where deptype = 'e'
  ), owned_sequences as (
    select objid from pg_depend where classid = 'pg_class'::regclass and deptype in ('a', 'i')
  ), objects as (
    select 'schema ' || quote_ident(nspname) as name from schemas
    union all
    select 'table ' || pg_class.oid::regclass from pg_class join schemas on schemas.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and pg_class.oid not in (select objid from owned_sequences)
    union all
    select 'routine ' || pg_proc.oid::regprocedure from pg_proc join schemas on schemas.oid = pronamespace
    where ('pg_proc'::regclass, pg_proc.oid) not in (select classid, objid from extension_members)
    union all
    select 'type ' || pg_type.oid::regtype from pg_type join schemas on schemas.oid = typnamespace
    left join pg_class on pg_class.oid = typrelid
    where typtype in ('e', 'd', 'r') or typtype = 'c' and relkind = 'c'
  )
  select format('alter %s owner to ${SHOP_ROLE}', name) as statement from objects`;

/**
 * Creates the shop's role in a server that does not have it yet, and gives it all that earlier versions of the shop
 * have created as superuser.
 * @param client a superuser's connection to the shop's database.
 */
export async function ensureShopRole(client: pg.Client, superuserPassword: string): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SHOP_ROLE]);
  if (rowCount === 0) {
    const password = client.escapeLiteral(deriveShopPassword(superuserPassword));
    await client.query(`create role ${SHOP_ROLE} login password ${password}`);
    await client.query(`grant create on database postgres to ${SHOP_ROLE}`);
    const { rows } = await client.query<{ statement: string }>(OWNER_CHANGES);
    for (const { statement } of rows) await client.query(statement);
  }
  await client.query('commit');
}
