/** The names under which a shop trades, and the seller that its estimates name. */
export type Brand = {
  name: string;
  nameHindi: string;
  /** The seller's legal name, address and GSTIN, as printed on estimates. */
  legalName: string;
  address: string;
  gstin: string;
};
