import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A token of 256 random bits, for sessions and for links in mails. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six digits, each number as likely as any other. */
export function newPhoneCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A code's hash is bound to its row, so that equal codes do not look equal. */
export function hashPhoneCode(rowId: string, code: string): Buffer {
  return createHash('sha256').update(`${rowId}:${code}`).digest();
}
