import { DatabaseError } from 'pg';

/** PostgreSQL's error code for a row that exists already. */
export const UNIQUE_VIOLATION = '23505';
/** For a row that refers to one that does not exist, or one that others still refer to. */
export const FOREIGN_KEY_VIOLATION = '23503';
export const UNDEFINED_TABLE = '42P01';

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

/** PostgreSQL's error codes for lost connections (08), too many connections (53300) and shutdown (57P). */
const UNREACHABLE_CODES = /^(08|53300|57P)/;
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Of the name server: it knows no such name, or does not answer.
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);
/** Messages of pg's errors without a code for broken connections. */
const UNREACHABLE_MESSAGES = /Connection terminated|Client has encountered a connection error/;

/** Whether an error means that the database cannot be reached, so that no other statement would succeed either. */
export function isDatabaseUnreachable(cause: unknown): boolean {
  const databaseError = findDatabaseError(cause);
  if (databaseError) return UNREACHABLE_CODES.test(databaseError.code ?? '');
  const root = getRootCause(cause);
  if (!(root instanceof Error)) return false;
  return (
    NETWORK_CODES.has((root as NodeJS.ErrnoException).code ?? '') || UNREACHABLE_MESSAGES.test(root.message)
  );
}

/**
 * PostgreSQL's error codes for conflicts (40) and insufficient disk space or memory (53), that of a read-only server,
 * such as a former primary after a failover (25006), and those of its time limits for a statement (57014), for a lock
 * (55P03) and for an idle transaction (25P03).
 */
const TEMPORARY_CODES = /^(40|53|25006|57014|55P03|25P03)/;
/** Messages of pg's errors for a statement, or the wait for a connection, that takes too long. */
const TIMEOUT_MESSAGES = /Query read timeout|timeout exceeded when trying to connect/;

/** Whether an error means that the database is unavailable for this statement, and not that the statement was wrong. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  if (isDatabaseUnreachable(cause)) return true;
  const databaseError = findDatabaseError(cause);
  if (databaseError) return TEMPORARY_CODES.test(databaseError.code ?? '');
  const root = getRootCause(cause);
  return root instanceof Error && TIMEOUT_MESSAGES.test(root.message);
}
