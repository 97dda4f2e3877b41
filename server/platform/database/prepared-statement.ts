import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { DbReader, ReadDatabase } from './connection.ts';

/** Statements that are asked often: built once, and planned by PostgreSQL once a connection, which knows them by name. */

const dialect = new PgDialect();

/** A statement in SQL; its values stand in it as `sql.placeholder(name)`. */
export function prepareStatement<Row>(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = createHash('sha256').update(text).digest('base64url');
  return async (database: ReadDatabase, values: Record<string, unknown> = {}): Promise<Row[]> => {
    const { rows } = await database.$client.query({ name, text, values: fillPlaceholders(params, values) });
    return rows as Row[];
  };
}

/** A statement of the query builder, made with its `prepare`. */
export function prepareQueryOnce<Statement>(build: (database: DbReader) => Statement) {
  const built = new WeakMap<DbReader, Statement>();
  return (database: DbReader): Statement => {
    const statement = built.get(database) ?? build(database);
    built.set(database, statement);
    return statement;
  };
}
