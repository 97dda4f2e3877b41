import { DatabaseError } from 'pg';

/** The innermost error. Query builders wrap the database's error in errors that repeat the parameters. */
export function getRootCause(cause: unknown): unknown {
  let root = cause;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root;
}

/** The error that PostgreSQL reported, or undefined for any other cause. */
export function findDatabaseError(cause: unknown): DatabaseError | undefined {
  const root = getRootCause(cause);
  return root instanceof DatabaseError ? root : undefined;
}

/**
 * PostgreSQL's error classes for lost connections (08), conflicts (40), insufficient disk space or too many connections
 * (53) and shutdown (57P), and the code of a read-only server, such as a former primary after a failover (25006).
 */
const OUTAGE_CODES = /^(08|40|53|57P|25006)/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** Messages of pg's errors without a code for broken connections and timeouts. */
const OUTAGE_MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether an error means that the database is unavailable, and not that the query was wrong. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  const databaseError = findDatabaseError(cause);
  if (databaseError) return OUTAGE_CODES.test(databaseError.code ?? '');
  const root = getRootCause(cause);
  if (!(root instanceof Error)) return false;
  return NETWORK_CODES.has((root as NodeJS.ErrnoException).code ?? '') || OUTAGE_MESSAGES.test(root.message);
}
