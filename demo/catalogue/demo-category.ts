/** A category of the demo catalogue. */
export type DemoCategory = {
  name: string;
  /** Name of a picture under demo/pictures. */
  picture: string;
  subCategories: DemoSubCategory[];
};

export type DemoSubCategory = {
  name: string;
  /** Name of a picture of one of its products, under demo/pictures. */
  picture: string;
  /** Names of specifications; its products show the first three that they have. */
  decidingSpecifications: string[];
  products: DemoProduct[];
};

export type DemoProduct = {
  title: string;
  brand: string;
  model: string;
  /** Harmonised System code, 4 to 8 digits. */
  hsn: string;
  /** Rates in force since 22 September 2025: 0, 5, 18 or 40; domain/gst.ts has those for a few goods only. */
  gstPercent: number;
  /** List price of one unit in rupees, before discount and GST. */
  priceRupees: number;
  discountPercent: number;
  /** Plain text; an empty line separates paragraphs. */
  description: string;
  specifications: [name: string, value: string][];
  /** From 1 to 5 in steps of 0.5; empty if nobody has rated the product yet. */
  ratings: number[];
};
