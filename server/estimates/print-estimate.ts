import type { Brand } from '#server/config.ts';
import { getContactLinks } from '#server/content/get-contact-links.ts';
import type { Database } from '#server/database/connect.ts';
import { selectLastRevision, selectOrdersOfRequest } from '#server/orders/queries.ts';
import { composeEstimate } from './compose-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import type { EstimatePrinter } from './estimate-printer.ts';

export type PrintingParts = { printer: EstimatePrinter; brand: Brand };

/** The estimate of a quote request as it stands today. Whoever calls this has made sure that it may be seen. */
export async function printEstimate(
  database: Database,
  { printer, brand }: PrintingParts,
  quoteRequestId: string,
): Promise<{ document: EstimateDocument; pdf: Uint8Array }> {
  const [contact, [first, ...others], revisedAt] = await Promise.all([
    getContactLinks(database),
    selectOrdersOfRequest(database, quoteRequestId),
    selectLastRevision(database, quoteRequestId),
  ]);
  if (!first) throw new Error(`The quote request ${quoteRequestId} has no orders.`);
  const seller = { brand, phone: contact.phone, email: contact.email };
  const document = composeEstimate([first, ...others], seller, revisedAt);
  return { document, pdf: await printer.print(document) };
}
