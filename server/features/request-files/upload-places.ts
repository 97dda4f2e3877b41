import { AppError } from '#contract/errors.ts';

/** Of this process. Each keeps a connection and an open file for as long as the client takes. */
const MAX_UPLOADS = { account: 3, total: 40 };
const RETRY_AFTER_SECONDS = 5;

const uploadsByAccount = new Map<string, number>();
let uploads = 0;

/**
 * Claims one of the places for files that arrive at the same time.
 * @returns what gives it back.
 * @throws AppError 'rate_limited' when the account has too many uploads at once, 'unavailable' when all accounts
 * together have.
 */
export function claimUploadPlace(accountId: string): () => void {
  const ofAccount = uploadsByAccount.get(accountId) ?? 0;
  if (ofAccount >= MAX_UPLOADS.account) {
    throw new AppError(
      'rate_limited',
      'Too many files are being sent at the same time. Please try again in a moment.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
  if (uploads >= MAX_UPLOADS.total) {
    throw new AppError(
      'unavailable',
      'Many files are being sent at the moment. Please try again in a moment.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
  uploads += 1;
  uploadsByAccount.set(accountId, ofAccount + 1);
  return () => {
    uploads -= 1;
    const remaining = (uploadsByAccount.get(accountId) ?? 1) - 1;
    if (remaining > 0) uploadsByAccount.set(accountId, remaining);
    else uploadsByAccount.delete(accountId);
  };
}
