import type { FileReply } from '#contract/call.ts';
import { Failure } from '#contract/errors.ts';
import type { Brand } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import type { EstimatePrinter } from './estimate-printer.ts';
import { printEstimate } from './print-estimate.ts';
import { deleteEstimateFile, hasQuoteRequest, selectEstimateFile, upsertEstimateFile } from './queries.ts';

/**
 * Whoever knows a request's unguessable id may have its estimate; but a logged-in buyer only their own.
 * @throws Failure 'notFound' otherwise.
 */
async function checkAccess(database: Database, id: string, buyer: Buyer | undefined): Promise<void> {
  if (!(await hasQuoteRequest(database, id, buyer?.id)))
    throw new Failure('notFound', 'There is no such estimate.');
}

/** Draws the estimate as it stands today and keeps it until it is deleted, for one day at most. */
export async function prepareEstimate(
  database: Database,
  printer: EstimatePrinter,
  brand: Brand,
  id: string,
  buyer: Buyer | undefined,
): Promise<string> {
  await checkAccess(database, id, buyer);
  const { pdf } = await printEstimate(database, { printer, brand }, id);
  await upsertEstimateFile(database, id, Buffer.from(pdf));
  return 'Your estimate is ready.';
}

/** @throws Failure 'notFound' also when the estimate has not been prepared, or was deleted. */
export async function fetchEstimate(
  database: Database,
  id: string,
  buyer: Buyer | undefined,
): Promise<FileReply> {
  await checkAccess(database, id, buyer);
  const pdf = await selectEstimateFile(database, id);
  if (!pdf) throw new Failure('notFound', 'Please request this estimate first.');
  return { name: `invoice_${id}.pdf`, bytes: new Uint8Array(pdf) };
}

/** Repeating it changes nothing. */
export async function deleteEstimate(
  database: Database,
  id: string,
  buyer: Buyer | undefined,
): Promise<void> {
  await checkAccess(database, id, buyer);
  await deleteEstimateFile(database, id);
}
