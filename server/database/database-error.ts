import { DatabaseError } from 'pg';

/** The innermost error: query builders wrap what the database said in errors that repeat the parameters. */
export function rootOf(cause: unknown): unknown {
  let root = cause;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root;
}

/** What PostgreSQL itself complained of, if it did. */
export function databaseErrorBehind(cause: unknown): DatabaseError | undefined {
  const root = rootOf(cause);
  return root instanceof DatabaseError ? root : undefined;
}
