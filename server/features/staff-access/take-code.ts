import { parseVerifyCode } from '#domain/verify-code.ts';
import { hashToken } from '#server/features/accounts/secrets.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectTotp, updateLastPeriod, updateRecoveryCodeUsed } from './proof-queries.ts';
import { findTotpPeriod } from './totp.ts';

/** A typed code: six digits of an app, or a recovery code. */
export type TypedCode = { way: 'totp' | 'recovery'; code: string };

/** Reads a code as people type it, with spaces, hyphens and small letters. */
export function readCode(typed: string): TypedCode {
  const code = typed.replace(/[\s-]/g, '');
  const recoveryCode = parseVerifyCode(code);
  return recoveryCode ? { way: 'recovery', code: recoveryCode } : { way: 'totp', code };
}

/** @returns whether the code is right and was not used before. It is used now. */
export async function takeCode(db: DbExecutor, staffId: string, { way, code }: TypedCode): Promise<boolean> {
  if (way === 'recovery') return updateRecoveryCodeUsed(db, staffId, hashToken(code));
  const totp = await selectTotp(db, staffId);
  const period = totp?.secret ? findTotpPeriod(totp.secret, code) : undefined;
  return period !== undefined && updateLastPeriod(db, staffId, period);
}
