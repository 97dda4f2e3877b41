/**
 * Every error code of the API with its HTTP status. Error responses contain the code and clients depend on it, so a
 * code is never renamed or given another meaning.
 */
export const HTTP_STATUS_BY_CODE = {
  malformed_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The operator may do it after proving again who they are. */
  proof_required: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS_BY_CODE;

/** Only for a missing, unknown, expired or revoked token: clients log out when they receive it. */
export const INVALID_AUTHENTICATION = 'Invalid Authentication.';

/** Sent with 409 when a product is added to the wishlist twice. */
export const ALREADY_IN_WISHLIST = 'Already present in your wishlist';

/** Details of an error, in addition to its message. */
type ErrorDetails = {
  /** The message for each invalid form field, by its path (`billing_address.b_pin`). */
  fields?: Record<string, string>;
  /** When a cart's prices have changed: the current price of each product in it, or null when it was removed. */
  prices?: Record<string, CurrentPrice | null>;
  /** When somebody else has changed what an operator edits: what is stored now. */
  conflict?: Conflict;
};

/** What is stored instead of what the editor has seen. */
export type Conflict = {
  /** The operator; null when it was a buyer or the shop itself. */
  changed_by: string | null;
  changed_at: string | null;
  /** The version to send for storing one's own values nevertheless. */
  version: number;
  /** The values by the names under which the call takes them. */
  current: Record<string, unknown>;
};

/** In rupees and per cent, as in a product's wire format. */
export type CurrentPrice = { pro_price: number; pro_discount: number; pro_gst_percentage: number };

/** The body of an error response. */
export type ErrorResponse = { success: false; code: ErrorCode; msg: string } & ErrorDetails;

export type AppErrorOptions = ErrorDetails & { retryAfterSeconds?: number };

/** An expected error of an operation. Its message is shown to the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: AppErrorOptions['fields'];
  readonly prices: AppErrorOptions['prices'];
  readonly conflict: AppErrorOptions['conflict'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorOptions = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.prices = details.prices;
    this.conflict = details.conflict;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The error for an invalid value of the named form field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}
