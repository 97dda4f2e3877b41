import { invalidField } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { type AttachedFiles, updateQuoteRequest } from './repository.ts';

/**
 * Makes uploaded files part of a quote request, or of one of its messages.
 * @throws AppError 'invalid_input' when one of them is gone, somebody else's or part of another request.
 */
export async function attachFiles(transaction: Transaction, files: AttachedFiles): Promise<void> {
  if (files.fileIds.length === 0) return;
  const attached = await updateQuoteRequest(transaction, files);
  if (attached < files.fileIds.length) {
    throw invalidField(
      'files',
      'A file that you added is no longer there, because files are kept for 24 hours until they are sent. Please add it again.',
    );
  }
}
