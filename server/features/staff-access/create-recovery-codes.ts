import { customAlphabet } from 'nanoid';
import { VERIFY_CODE_LENGTH, VERIFY_CODE_LETTERS } from '#domain/verify-code.ts';
import { hashToken } from '#server/features/accounts/secrets.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { replaceRecoveryCodes } from './proof-queries.ts';

const COUNT = 10;
/** 80 random bits, of which only the hash is stored. */
const newCode = customAlphabet(VERIFY_CODE_LETTERS, VERIFY_CODE_LENGTH);

/** Gives a person ten codes for the day on which passkey and app are lost. The former ones end. */
export async function createRecoveryCodes(transaction: Transaction, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => newCode());
  await replaceRecoveryCodes(transaction, staffId, codes.map(hashToken));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}
