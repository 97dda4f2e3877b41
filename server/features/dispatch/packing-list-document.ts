import type { EstimateParty, EstimateSeller } from '#server/features/estimates/estimate-document.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';

/** What a packing list shows: no prices, because it is for those who carry and receive the goods. */
export type PackingList = {
  shopName: string;
  seller: EstimateSeller;
  billTo: EstimateParty;
  shipTo: EstimateParty;
  /** `EST/2026-27/000123` */
  estimateNumber: string;
  /** The buyer's own, if any. */
  reference: string;
  /** The buyer's, of what was accepted; '' for none. */
  poNumber: string;
  /** A day in India: `2026-12-08`. */
  poDate: string | null;
  shipment: Shipment;
};
