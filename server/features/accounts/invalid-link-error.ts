import { AppError } from '#contract/errors.ts';

/** For a mailed link that is unknown, expired, used or meant for something else. */
export function createInvalidLinkError(): AppError {
  return new AppError('invalid_input', 'This link has expired or has already been used.');
}
