import type { Logger } from 'pino';
import {
  AppError,
  type ErrorResponse,
  HTTP_STATUS_BY_CODE,
  INVALID_AUTHENTICATION,
} from '#contract/errors.ts';
import {
  findDatabaseError,
  getRootCause,
  isDatabaseUnavailable,
} from '#server/platform/database/database-error.ts';
import { isDiskError } from '#server/platform/files/is-disk-error.ts';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** Converts an error to the error response of the contract. */
export function toErrorResponse(cause: unknown, log: Logger): Response {
  return createErrorResponse(cause instanceof AppError ? cause : toAppError(cause, log));
}

export function createErrorResponse(error: AppError): Response {
  const body: ErrorResponse = { success: false, code: error.code, msg: error.message };
  if (error.fields) body.fields = error.fields;
  if (error.prices) body.prices = error.prices;
  if (error.conflict) body.conflict = error.conflict;
  const headers = new Headers();
  if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds));
  return Response.json(body, { status: HTTP_STATUS_BY_CODE[error.code], headers });
}

/** The error of the contract for an unexpected one. Unexpected errors are logged here, and only here. */
export function toAppError(cause: unknown, log: Logger): AppError {
  const isOfDatabase = isDatabaseUnavailable(cause);
  if (isOfDatabase || isDiskError(cause)) {
    log.error({ err: getRootCause(cause) }, isOfDatabase ? 'database unavailable' : 'disk unavailable');
    return new AppError('unavailable', 'The shop is not available at the moment. Please try again shortly.', {
      retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS,
    });
  }
  const { code, constraint } = findDatabaseError(cause) ?? {};
  if (code === UNTRANSLATABLE_CHARACTER) {
    return new AppError('invalid_input', 'The request contains characters that cannot be used.');
  }
  if (code === FOREIGN_KEY_VIOLATION && constraint?.endsWith('_account_id_fkey')) {
    // The account was deleted while the request was being processed.
    return new AppError('unauthenticated', INVALID_AUTHENTICATION);
  }
  log.error({ err: getRootCause(cause) }, 'unexpected error while handling a request');
  return new AppError('internal_error', 'Something wrong');
}

const UNTRANSLATABLE_CHARACTER = '22021';
const FOREIGN_KEY_VIOLATION = '23503';
