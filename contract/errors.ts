/**
 * Every way a call can fail, with its HTTP status. The type makes the registry exhaustive: a code without a status
 * does not compile. Error replies carry the code, and clients decide by it: a code is never renamed or given another
 * meaning.
 */
export const HTTP_STATUS_BY_CODE = {
  malformed_request: 400,
  unauthenticated: 401,
  forbidden: 403,
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

/** Said only when the caller's token is missing, unknown, expired or revoked: it makes clients log out. */
export const INVALID_AUTHENTICATION = 'Invalid Authentication.';

/** Said with 409 when a product is added to the wishlist twice. */
export const ALREADY_IN_WISHLIST = 'Already present in your wishlist';

/** What is told beside the message. */
type ErrorDetails = {
  /** The form fields at fault, by path (`billing_address.b_pin`). */
  fields?: Record<string, string>;
  /** When a cart’s prices have changed: today's price of each product in it, null where there is none any more. */
  prices?: Record<string, CurrentPrice | null>;
};
/** In rupees and per cent, like the product itself. */
export type CurrentPrice = { pro_price: number; pro_discount: number; pro_gst_percentage: number };

/** What a client receives when a call fails. */
export type ErrorResponse = { success: false; code: ErrorCode; msg: string } & ErrorDetails;

export type AppErrorOptions = ErrorDetails & { retryAfterSeconds?: number };

/** An expected failure of an operation; its message is meant for the person at the screen. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: AppErrorOptions['fields'];
  readonly prices: AppErrorOptions['prices'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorOptions = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.prices = details.prices;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A value that a person typed into the named form field cannot be accepted. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}
