import type { WireProduct } from '#contract/catalogue.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { priceUnit } from '#domain/pricing.ts';

/** The prices of one piece in rupees, discounted and with GST, calculated from a product of the API. */
export function calculateWirePrices({
  pro_price,
  pro_discount,
  pro_gst_percentage,
}: Pick<WireProduct, 'pro_price' | 'pro_discount' | 'pro_gst_percentage'>) {
  const { discountedPricePaise, unitPriceInclGstPaise } = priceUnit({
    listPricePaise: Math.round(pro_price * 100),
    discountBps: Math.round(pro_discount * 100),
    gstBps: Math.round(pro_gst_percentage * 100),
  });
  return {
    discounted: rupeesFromPaise(discountedPricePaise),
    withGst: rupeesFromPaise(unitPriceInclGstPaise),
  };
}
