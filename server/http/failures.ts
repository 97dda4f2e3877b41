import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { Failure, type FailureReply, STATUS_OF_FAILURE } from '#contract/errors.ts';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** The reply to a failed call, in the ruled shape. Failures that nobody expected are logged here, once. */
export function replyToFailure(cause: unknown, log: Logger): Response {
  const failure = cause instanceof Failure ? cause : failureBehind(cause, log);
  const reply: FailureReply = { success: false, msg: failure.message };
  if (failure.fields) reply.fields = failure.fields;
  const headers = new Headers();
  if (failure.retryAfterSeconds) headers.set('retry-after', String(failure.retryAfterSeconds));
  return Response.json(reply, { status: STATUS_OF_FAILURE[failure.code], headers });
}

function failureBehind(cause: unknown, log: Logger): Failure {
  if (isDatabaseOut(cause)) {
    log.error({ err: rootOf(cause) }, 'the database does not answer');
    return new Failure('unavailable', 'The shop is resting for a moment. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS,
    });
  }
  if (databaseCode(cause) === UNTRANSLATABLE_CHARACTER) {
    return new Failure('invalid', 'The request contains characters that cannot be used.');
  }
  log.error({ err: rootOf(cause) }, 'a request failed unexpectedly');
  return new Failure('unexpected', 'Something wrong');
}

const UNTRANSLATABLE_CHARACTER = '22021';
/** PostgreSQL's classes for lost connections (08), too many of them (53) and shutdown (57P). */
const OUTAGE_CODES = /^(08|53|57P)/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What pg says, without a code, when a connection breaks or none can be had in time. */
const OUTAGE_MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** The innermost error: query builders wrap what the database said in errors that repeat the parameters. */
function rootOf(cause: unknown): unknown {
  let root = cause;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root;
}

function databaseCode(cause: unknown): string | undefined {
  const root = rootOf(cause);
  return root instanceof DatabaseError ? root.code : undefined;
}

export function isDatabaseOut(cause: unknown): boolean {
  const root = rootOf(cause);
  if (root instanceof DatabaseError) return OUTAGE_CODES.test(root.code ?? '');
  if (!(root instanceof Error)) return false;
  return NETWORK_CODES.has((root as NodeJS.ErrnoException).code ?? '') || OUTAGE_MESSAGES.test(root.message);
}
