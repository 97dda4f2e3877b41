import { getTableColumns } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { contactLinks } from '#server/database/schema.ts';

export async function selectContactLinks(database: Database) {
  const { isOnlyRow: _, ...columns } = getTableColumns(contactLinks);
  const rows = await database.select(columns).from(contactLinks);
  return rows[0];
}
