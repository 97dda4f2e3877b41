/** The shape in which the trial world's catalogue is written down. */
export type DemoCategory = {
  name: string;
  /** Name of a picture under demo/pictures. */
  picture: string;
  subCategories: DemoSubCategory[];
};

export type DemoSubCategory = {
  name: string;
  /** Name of the picture of one of its products. */
  picture: string;
  products: DemoProduct[];
};

export type DemoProduct = {
  title: string;
  brand: string;
  model: string;
  /** Harmonised System code, 4 to 8 digits. */
  hsn: string;
  /** In force since 22 September 2025: 0, 5, 18 or 40; 3 for bullion, 0.25 for rough stones. */
  gstPercent: number;
  /** List price of one piece in rupees, before discount and GST. */
  priceRupees: number;
  discountPercent: number;
  /** Plain text; an empty line parts paragraphs. */
  description: string;
  specifications: [name: string, value: string][];
  /** 1 to 5 in halves; empty when nobody has rated it yet. */
  ratings: number[];
};
