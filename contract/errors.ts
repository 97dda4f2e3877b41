/**
 * Every way a call can fail, with its HTTP status. The type makes the registry exhaustive: a code without a status
 * does not compile.
 */
export const STATUS_OF_FAILURE = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  tooManyRequests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type FailureCode = keyof typeof STATUS_OF_FAILURE;
export type FailureStatus = (typeof STATUS_OF_FAILURE)[FailureCode];

/** Said only when the caller's token is missing, unknown, expired or revoked: it makes clients log out. */
export const INVALID_AUTHENTICATION = 'Invalid Authentication.';

/** What a client receives when a call fails. `fields` names the form fields at fault, by path (`billing_address.b_pin`). */
export type FailureReply = { success: false; msg: string; fields?: Record<string, string> };

export type FailureDetails = { fields?: Record<string, string>; retryAfterSeconds?: number };

/** An expected failure of an operation; its message is meant for the person at the screen. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A value that a person typed into the named form field cannot be accepted. */
export function invalidField(field: string, message: string): Failure {
  return new Failure('invalid', message, { fields: { [field]: message } });
}
