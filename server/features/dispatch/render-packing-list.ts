import type { Brand } from '#domain/brand.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { getLastRevision } from '#server/features/estimates/render-estimate.ts';
import { selectAcceptanceInForce } from '#server/features/quotations/acceptance-queries.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { drawPackingList } from './draw-packing-list.ts';

/**
 * Draws the packing list of a shipment, with seller and addresses as on the quotation that was accepted or, without
 * one, as on the paper that was last sent.
 */
export async function renderPackingList(
  database: Database,
  brand: Brand,
  shipment: Shipment,
): Promise<Uint8Array<ArrayBuffer>> {
  const accepted = await selectAcceptanceInForce(database, shipment.quoteRequestId);
  const { document } = accepted ?? (await getLastRevision(database, brand, shipment.quoteRequestId));
  const { shopName, seller, billTo, shipTo, requestTerms } = document;
  return drawPackingList({
    shopName,
    seller,
    billTo,
    shipTo,
    estimateNumber: formatEstimateNumber(shipment.financialYear, shipment.runningNumber),
    reference: requestTerms?.reference ?? '',
    poNumber: accepted?.poNumber ?? '',
    poDate: accepted?.poDate ?? null,
    shipment,
  });
}
