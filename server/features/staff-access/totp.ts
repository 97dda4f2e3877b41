import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** Codes of authenticator apps: six digits that change every 30 seconds (RFC 6238). */

const PERIOD_MS = 30_000;
/** How many periods before and after the current one, because clocks differ. */
const WINDOW = 1;

export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** What a person scans, or types into their app. */
export function describeTotp(issuer: string, name: string, secret: Buffer) {
  const totp = createTotp(secret, { issuer, label: name });
  const uri = totp.toString();
  const { data } = encode(uri, { ecc: 'M', border: 0 });
  const qr = data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  return { secret: totp.secret.base32, uri, qr };
}

/** The number of the period whose code this is; undefined when it is wrong. */
export function findTotpPeriod(secret: Buffer, code: string): number | undefined {
  const now = Date.now();
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / PERIOD_MS) + delta;
}

function createTotp(secret: Buffer, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...named, secret: Secret.fromHex(secret.toString('hex')) });
}
