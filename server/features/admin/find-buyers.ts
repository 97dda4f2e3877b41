import { AppError } from '#contract/errors.ts';
import { isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import { selectRefusal } from '#server/features/mail-log/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type BuyerRow, idOfEmail, idsMatching, selectBuyers } from './buyer-queries.ts';

/**
 * Finds buyers by a part of a name, firm, e-mail address or phone number, or by the beginning of a GSTIN, of theirs or of
 * their quote requests and addresses; the newest ones first.
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

/** A buyer, and whether the e-mail address or its domain is blocked or refuses mails. */
export type Buyer = BuyerRow & {
  isEmailBlocked: boolean;
  refusal: Awaited<ReturnType<typeof selectRefusal>>;
};

/** @throws AppError 'not_found' when no account has this e-mail address. */
export async function getBuyer(db: DbExecutor, emailAddress: string): Promise<Buyer> {
  const email = emailAddress.trim().toLowerCase();
  const { buyers } = await selectBuyers(db, idOfEmail(email), 1);
  const [buyer] = buyers;
  if (!buyer) throw new AppError('not_found', `There is no account with the address ${emailAddress}.`);
  return {
    ...buyer,
    isEmailBlocked: await isEmailBlocked(db, email),
    refusal: await selectRefusal(db, email),
  };
}
