import type { Consignee } from './consignee.ts';

/** Who is billed and who gets the goods; states by name. */
export type Supply = {
  /** In the state of the buyer's GSTIN. */
  billing: { state: string };
  shipping: { state: string };
  /** Null when the goods go to a site of the buyer's own. */
  consignee: Consignee | null;
};

/**
 * The state whose tax a supply bears (IGST Act 2017, section 10(1)): where the delivery ends (a), or, if the goods go
 * to another company on the buyer's direction, where the buyer has its principal place of business (b).
 */
export function getPlaceOfSupply({ billing, shipping, consignee }: Supply): string {
  return consignee ? billing.state : shipping.state;
}
