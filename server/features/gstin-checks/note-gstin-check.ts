import { AppError } from '#contract/errors.ts';
import type { GstinStatus } from '#domain/gstin-check.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { insertCheck, isGstinOfRequest } from './repository.ts';

/**
 * Writes down what an operator has found at gst.gov.in just now.
 * @throws AppError 'not_found' when no quote request has the GSTIN.
 */
export async function noteGstinCheck(
  transaction: Transaction,
  { gstin, status, operator }: { gstin: string; status: GstinStatus; operator: string },
): Promise<void> {
  if (!(await isGstinOfRequest(transaction, gstin)))
    throw new AppError('not_found', 'No quote request has this GSTIN.');
  await insertCheck(transaction, { gstin, status, checkedBy: operator });
}
