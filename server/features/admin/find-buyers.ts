import { AppError } from '#contract/errors.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { selectAddressesByAccount } from '#server/features/addresses/repository.ts';
import { isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import { selectRefusal } from '#server/features/mail-log/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type BuyerRow, idOfEmail, idsMatching, selectBuyers, selectEstimates } from './buyer-queries.ts';
import { getAccount } from './change-accounts.ts';

/**
 * Finds buyers by a part of a name, firm, e-mail address or phone number, or by the beginning of a GSTIN, of theirs or
 * of their quote requests and addresses; the newest ones first.
 * @throws AppError 'invalid_input' when the text is blank.
 */
export async function findBuyers(
  db: DbExecutor,
  text: string,
  limit: number,
): Promise<{ buyers: BuyerRow[]; total: number }> {
  if (text.trim() === '') throw new AppError('invalid_input', 'Please enter a text to search for.');
  return selectBuyers(db, idsMatching(text.trim()), limit);
}

const MAX_ESTIMATES = 10;

/**
 * A buyer with the latest estimates and the saved addresses, and whether the e-mail address or its domain is blocked or
 * refuses mails.
 */
export type Buyer = BuyerRow & {
  isEmailBlocked: boolean;
  refusal: Awaited<ReturnType<typeof selectRefusal>>;
  estimates: { number: string; createdAt: Date }[];
  addresses: Awaited<ReturnType<typeof selectAddressesByAccount>>;
};

/** @throws AppError 'not_found' when there is no such account. */
export async function getBuyer(db: DbExecutor, emailOrId: string): Promise<Buyer> {
  const { email } = await getAccount(db, emailOrId);
  const { buyers } = await selectBuyers(db, idOfEmail(email), 1);
  const [buyer] = buyers;
  if (!buyer) throw new AppError('not_found', `There is no account with the address ${email}.`);
  const estimates = await selectEstimates(db, buyer.id, MAX_ESTIMATES);
  return {
    ...buyer,
    isEmailBlocked: await isEmailBlocked(db, email),
    refusal: await selectRefusal(db, email),
    estimates: estimates.map(({ financialYear, runningNumber, createdAt }) => ({
      number: formatEstimateNumber(financialYear, runningNumber),
      createdAt,
    })),
    addresses: await selectAddressesByAccount(db, buyer.id),
  };
}
