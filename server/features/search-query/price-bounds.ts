/** Bounds of the discounted price in paise; null where there is none. */
export type PriceBounds = {
  /** Before GST. */
  minPricePaise: number | null;
  maxPricePaise: number | null;
  minPriceInclGstPaise: number | null;
  maxPriceInclGstPaise: number | null;
};

export function boundPriceBeforeGst(min: number | null, max: number | null): PriceBounds {
  return { minPricePaise: min, maxPricePaise: max, minPriceInclGstPaise: null, maxPriceInclGstPaise: null };
}

/**
 * Bounds of the price with GST. The index knows prices before GST only: they are at most as high, and at least half as
 * high, because GST is at most 100 %.
 */
export function boundPriceInclGst(min: number | null, max: number | null): PriceBounds {
  return {
    minPricePaise: min === null ? null : Math.floor(min / 2),
    maxPricePaise: max,
    minPriceInclGstPaise: min,
    maxPriceInclGstPaise: max,
  };
}
