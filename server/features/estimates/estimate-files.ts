import type { FileReply } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { type EstimateRenderContext, renderEstimate } from './render-estimate.ts';
import {
  deleteEstimateFile,
  selectEstimateFile,
  selectQuoteRequestId,
  upsertEstimateFile,
} from './repository.ts';

/**
 * Finds the quote request of an estimate. A visitor who knows the estimate's unguessable id may see it; a logged-in
 * buyer only their own.
 * @throws AppError 'not_found' without access.
 */
async function getQuoteRequestId(
  database: Database,
  estimateId: string,
  buyer: Buyer | undefined,
): Promise<string> {
  const id = await selectQuoteRequestId(database, estimateId, buyer?.id);
  if (id === undefined) throw createEstimateNotFoundError();
  return id;
}

/** Thrown for another buyer's estimate too, so that its existence is not revealed. */
export function createEstimateNotFoundError(): AppError {
  return new AppError('not_found', 'Estimate not found.');
}

/**
 * Makes the current estimate available until it is deleted, for at most one day. It is drawn if it has changed.
 * @returns the message for the buyer.
 * @throws AppError 'not_found' without access, 'unavailable' when too many estimates are queued, 'rate_limited' when
 * too many were drawn for the buyer.
 */
export async function prepareEstimate(
  database: Database,
  context: EstimateRenderContext,
  limits: RateLimits,
  estimateId: string,
  buyer: Buyer | undefined,
): Promise<string> {
  const id = await getQuoteRequestId(database, estimateId, buyer);
  const { pdf } = await renderEstimate(
    database,
    context,
    id,
    buyer
      ? { queue: 'main', beforeDrawing: () => limits.consume('estimate drawn for an account', buyer.id) }
      : { queue: 'anonymous' },
  );
  await upsertEstimateFile(database, id, Buffer.from(pdf));
  return 'Your estimate is ready.';
}

/** @throws AppError 'not_found' without access, or when the estimate was not prepared or was deleted. */
export async function fetchEstimate(
  database: Database,
  estimateId: string,
  buyer: Buyer | undefined,
): Promise<FileReply> {
  const pdf = await selectEstimateFile(database, await getQuoteRequestId(database, estimateId, buyer));
  if (!pdf) throw new AppError('not_found', 'Please request this estimate first.');
  return { name: `invoice_${estimateId}.pdf`, bytes: new Uint8Array(pdf) };
}

/**
 * Deletes the stored estimate, if any.
 * @throws AppError 'not_found' without access.
 */
export async function deleteEstimate(
  database: Database,
  estimateId: string,
  buyer: Buyer | undefined,
): Promise<void> {
  await deleteEstimateFile(database, await getQuoteRequestId(database, estimateId, buyer));
}
