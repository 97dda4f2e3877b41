import { type SQL, sql } from 'drizzle-orm';

/**
 * An SQL expression that locks a name until the transaction ends, and waits while another transaction has it. Only the
 * statements after it see what the others have committed.
 */
export function advisoryLock(name: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
