import type { FileReply } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { EstimateRenderer } from './estimate-renderer.ts';
import { renderEstimate } from './render-estimate.ts';
import { deleteEstimateFile, hasQuoteRequest, selectEstimateFile, upsertEstimateFile } from './repository.ts';

/**
 * A visitor who knows a quote request's unguessable id may see its estimate; a logged-in buyer only their own.
 * @throws AppError 'not_found' without access.
 */
async function assertAccess(database: Database, id: string, buyer: Buyer | undefined): Promise<void> {
  if (!(await hasQuoteRequest(database, id, buyer?.id)))
    throw new AppError('not_found', 'There is no such estimate.');
}

/**
 * Draws the current estimate and stores it until it is deleted, for at most one day.
 * @returns the message for the buyer.
 * @throws AppError 'not_found' without access, 'unavailable' when too many estimates are queued.
 */
export async function prepareEstimate(
  database: Database,
  renderer: EstimateRenderer,
  brand: Brand,
  id: string,
  buyer: Buyer | undefined,
): Promise<string> {
  await assertAccess(database, id, buyer);
  const { pdf } = await renderEstimate(database, { renderer, brand }, id);
  await upsertEstimateFile(database, id, Buffer.from(pdf));
  return 'Your estimate is ready.';
}

/** @throws AppError 'not_found' without access, or when the estimate was not prepared or was deleted. */
export async function fetchEstimate(
  database: Database,
  id: string,
  buyer: Buyer | undefined,
): Promise<FileReply> {
  await assertAccess(database, id, buyer);
  const pdf = await selectEstimateFile(database, id);
  if (!pdf) throw new AppError('not_found', 'Please request this estimate first.');
  return { name: `invoice_${id}.pdf`, bytes: new Uint8Array(pdf) };
}

/**
 * Deletes the stored estimate, if any.
 * @throws AppError 'not_found' without access.
 */
export async function deleteEstimate(
  database: Database,
  id: string,
  buyer: Buyer | undefined,
): Promise<void> {
  await assertAccess(database, id, buyer);
  await deleteEstimateFile(database, id);
}
