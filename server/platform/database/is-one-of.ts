import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Like `inArray`, for any number of values: they are a single parameter, while PostgreSQL accepts at most 65,535. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)}::text[])`;
}
