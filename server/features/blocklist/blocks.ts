import { AppError } from '#contract/errors.ts';
import { formatPhone } from '#domain/phone.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { hashEmailAndDomains } from './hash-blocked.ts';
import { countBlocks } from './repository.ts';

/** Whether an e-mail address or its domain is blocked. */
export async function isEmailBlocked(db: DbExecutor, email: string): Promise<boolean> {
  return (await countBlocks(db, hashEmailAndDomains(email))) > 0;
}

/**
 * The error for somebody who is kept out. It names the shop's contact and not the operator's reason.
 * @param sentence what is not possible.
 */
export async function createBlockedError(db: DbExecutor, sentence: string): Promise<AppError> {
  const { email, phone } = await getContactLinks(db);
  const contact = [email, formatPhone(phone)].filter(Boolean).join(', ');
  const request = `If you think this is a mistake, please contact us${contact && `: ${contact}`}`;
  return new AppError('forbidden', `${sentence} ${request}.`);
}
