import { DatabaseError } from 'pg';

/** The innermost error: query builders wrap what the database said in errors that repeat the parameters. */
export function getRootCause(cause: unknown): unknown {
  let root = cause;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root;
}

/** What PostgreSQL itself complained of, if it did. */
export function findDatabaseError(cause: unknown): DatabaseError | undefined {
  const root = getRootCause(cause);
  return root instanceof DatabaseError ? root : undefined;
}

/**
 * PostgreSQL's classes for lost connections (08), collisions (40), no room or too many connections (53) and shutdown
 * (57P), and what it says while it takes no changes, as one that has just stopped being the first of several (25006).
 */
const OUTAGE_CODES = /^(08|40|53|57P|25006)/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What pg says, without a code, when a connection breaks or none can be had in time. */
const OUTAGE_MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether it was the database that could not be had, and not what was asked of it. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  const databaseError = findDatabaseError(cause);
  if (databaseError) return OUTAGE_CODES.test(databaseError.code ?? '');
  const root = getRootCause(cause);
  if (!(root instanceof Error)) return false;
  return NETWORK_CODES.has((root as NodeJS.ErrnoException).code ?? '') || OUTAGE_MESSAGES.test(root.message);
}
