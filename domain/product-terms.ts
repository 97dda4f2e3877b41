/** A standard that a product meets, with the licence of the Bureau of Indian Standards if it needs one. */
export type ProductStandard = { standard: string; licence?: string };

export type ProductDocument = { name: string; url: string };

/** What a product says of itself beside its specifications, to be shown. What is unknown is absent. */
export type ProductTerms = {
  /** The unit's own word, in the singular, where its code has a more general one: 'bar' for NOS. */
  unitName?: string;
  /** What one unit contains: '50 kg', '100 pieces'. */
  unitContent?: string;
  /** Information for the buyer, in units: the cart takes 1 to 5 of every product. */
  minimumQuantity?: number;
  quantityMultiple?: number;
  availability?: string;
  warranty?: string;
  countryOfOrigin?: string;
  standards?: ProductStandard[];
  /** Of one unit. */
  weightGrams?: number;
  documents?: ProductDocument[];
};

/** The shortest time for which a machine can be rented. */
export const RENT_PERIODS = ['day', 'week', 'month'] as const;
export type RentPeriod = (typeof RENT_PERIODS)[number];
