import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { DbReader, ReadDatabase } from './connection.ts';

/** Frequent statements, which are built once, named, and planned by PostgreSQL once per connection. */

const dialect = new PgDialect();

/** Prepares a statement in SQL, with `sql.placeholder(name)` for its values. */
export function prepareStatement<Row>(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = nameStatement(text);
  return async (database: ReadDatabase, values: Record<string, unknown> = {}): Promise<Row[]> => {
    const { rows } = await database.$client.query({ name, text, values: fillPlaceholders(params, values) });
    return rows as Row[];
  };
}

/** Runs a statement by name that is put together for each request, in one of few shapes. */
export async function executeNamed<Row>(database: ReadDatabase, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const { rows } = await database.$client.query({ name: nameStatement(text), text, values });
  return rows as Row[];
}

/** The name of a prepared statement, by its text. */
export function nameStatement(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Prepares a statement of the query builder once per database. */
export function prepareQueryOnce<Statement>(build: (db: DbReader) => Statement) {
  const statements = new WeakMap<DbReader, Statement>();
  return (db: DbReader): Statement => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}
