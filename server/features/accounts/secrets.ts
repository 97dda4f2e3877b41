import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A token of 256 random bits, for sessions and for links in e-mails. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six random digits, each code equally likely. */
export function newPhoneCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The hash includes the row's id, so that equal codes have different hashes. */
export function hashPhoneCode(rowId: string, code: string): Buffer {
  return createHash('sha256').update(`${rowId}:${code}`).digest();
}

/** The hash by which a browser is recognised; null for one that sent no device secret. */
export function hashDeviceSecret(deviceSecret: string | undefined): Buffer | null {
  return deviceSecret === undefined ? null : hashToken(deviceSecret);
}

/** Whether this is the browser whose hash was stored. */
export function isSameDevice(deviceHash: Buffer | null, deviceSecret: string | undefined): boolean {
  return deviceHash !== null && hashDeviceSecret(deviceSecret)?.equals(deviceHash) === true;
}
