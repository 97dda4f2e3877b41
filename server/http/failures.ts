import type { Logger } from 'pino';
import { Failure, type FailureReply, INVALID_AUTHENTICATION, STATUS_OF_FAILURE } from '#contract/errors.ts';
import { databaseErrorBehind, isDatabaseOut, rootOf } from '#server/database/database-error.ts';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** The reply to a failed call, in the ruled shape. Failures that nobody expected are logged here, once. */
export function replyToFailure(cause: unknown, log: Logger): Response {
  return failureReply(cause instanceof Failure ? cause : failureBehind(cause, log));
}

export function failureReply(failure: Failure): Response {
  const reply: FailureReply = { success: false, msg: failure.message };
  if (failure.fields) reply.fields = failure.fields;
  if (failure.prices) reply.prices = failure.prices;
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
  const { code, constraint } = databaseErrorBehind(cause) ?? {};
  if (code === UNTRANSLATABLE_CHARACTER) {
    return new Failure('invalid', 'The request contains characters that cannot be used.');
  }
  if (code === FOREIGN_KEY_VIOLATION && constraint?.endsWith('_account_id_fkey')) {
    // The account was deleted while the request was on its way.
    return new Failure('unauthenticated', INVALID_AUTHENTICATION);
  }
  log.error({ err: rootOf(cause) }, 'a request failed unexpectedly');
  return new Failure('unexpected', 'Something wrong');
}

const UNTRANSLATABLE_CHARACTER = '22021';
const FOREIGN_KEY_VIOLATION = '23503';
