import { sql } from 'drizzle-orm';
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Types of columns that several files of the schema use. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
export const paise = (name: string) => bigint(name, { mode: 'number' });
/** Through what the operator made a change; the database takes it from the transaction. */
export const changedVia = () =>
  text('changed_via').default(sql`nullif(current_setting('shop.via', true), '')`);
