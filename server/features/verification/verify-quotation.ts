import { AppError } from '#contract/errors.ts';
import type { QuotationStanding } from '#contract/verification.ts';
import { parseDashedEstimateNumber } from '#domain/financial-year.ts';
import { parseVerifyCode } from '#domain/verify-code.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type FoundQuotation, selectQuotation } from './repository.ts';

export type VerifiedQuotation = FoundQuotation & { standing: QuotationStanding };

/**
 * Finds out for somebody who has a quotation on paper whether it is the latest.
 * @throws AppError 'not_found', the same for a number that does not exist and a code that is not its own.
 */
export async function verifyQuotation(
  database: Database,
  { number, code }: { number: string; code: string },
): Promise<VerifiedQuotation> {
  const parsedNumber = parseDashedEstimateNumber(number);
  const parsedCode = parseVerifyCode(code);
  const found = parsedNumber && parsedCode && (await selectQuotation(database, parsedNumber, parsedCode));
  if (!found) throw new AppError('not_found', 'There is no quotation with this number and code.');
  return { ...found, standing: getStanding(found) };
}

function getStanding({ state, hasLapsed }: FoundQuotation): QuotationStanding {
  if (state === null || state === 'sent') return hasLapsed ? 'lapsed' : 'latest';
  return state;
}
