import { sql } from 'drizzle-orm';
import type { Transaction } from './connection.ts';

/**
 * Does a part of an operator's transaction without recording what it changes: nothing then leads from one row that the
 * operator has changed to the others.
 */
export async function runUnattributed(transaction: Transaction, work: () => Promise<void>): Promise<void> {
  const { rows } = await transaction.execute<{ operator: string | null; via: string | null }>(
    sql`select current_setting('shop.operator', true) as operator, current_setting('shop.via', true) as via`,
  );
  const nameOperator = (operator: string, via: string) =>
    transaction.execute(
      sql`select set_config('shop.operator', ${operator}, true), set_config('shop.via', ${via}, true)`,
    );
  await nameOperator('', '');
  await work();
  await nameOperator(rows[0]?.operator ?? '', rows[0]?.via ?? '');
}
