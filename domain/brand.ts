/** The names of the shop, and the seller printed on its estimates. */
export type Brand = {
  name: string;
  nameHindi: string;
  /** The seller's legal name, address and GSTIN, as printed on estimates. */
  legalName: string;
  address: string;
  gstin: string;
};
