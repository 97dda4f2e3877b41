import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { isRecipient } from '#server/platform/files/age-encryption.ts';
import { updateSealing } from './repository.ts';

/**
 * From now on, what is removed of personal data is sealed for this public key. Copies for an earlier key stay as they
 * are.
 * @throws AppError 'invalid_input' when it is none.
 */
export async function switchSealingOn(transaction: Transaction, recipient: string): Promise<void> {
  if (!(await isRecipient(recipient))) {
    throw new AppError(
      'invalid_input',
      'This is not a public key of age, which begins with age1. Please check that it is complete.',
    );
  }
  await updateSealing(transaction, { isOn: true, recipient });
}

/**
 * From now on nothing is kept. Earlier copies stay until their time is over, and the key for what waits to be sealed.
 */
export async function switchSealingOff(transaction: Transaction): Promise<void> {
  await updateSealing(transaction, { isOn: false });
}
