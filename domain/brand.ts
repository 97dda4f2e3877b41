/** The names of the shop, and the seller printed on its estimates. */
export type Brand = {
  name: string;
  nameHindi: string;
  /** One sentence on the home page and in search results. */
  tagline: string;
  /** Instead of the drawn one: in the header and on estimates. */
  logo?: BrandPicture | undefined;
  /** The seller's legal name, address and GSTIN, as printed on estimates. */
  legalName: string;
  address: string;
  gstin: string;
  /** The seller's corporate identity number, if it is a company. */
  cin?: string | undefined;
  website?: string | undefined;
  /** The number of the seller's letter of undertaking, for supplies to special economic zones. */
  lut?: string | undefined;
  /** Where buyers pay; on pro-formas only. */
  bank?: BankAccount | undefined;
  /** Where the shop is, without a slash at the end. */
  shopUrl: string;
  /** The signature on estimates. */
  signature?: BrandPicture | undefined;
};

export type BankAccount = {
  accountName: string;
  accountNumber: string;
  ifsc: string;
  bankName: string;
  /** '' if not said. */
  branch: string;
};

/** A picture as its file was when the shop started, or when an operator chose it. */
export type BrandPicture = {
  /** Its path in the shop: `/media/logo.png` */
  path: string;
  /** Of the file, in hexadecimal. */
  sha256: string;
};
