import { paiseFromRupees } from '#domain/money.ts';
import type { Supply } from '#domain/quotation/price-quotation.ts';
import type { QuotationCharges, QuotationLine } from '#domain/quotation/quotation-terms.ts';
import type { WireOffer, WireQuotedLine } from './quotation-reply.ts';

/** What the seller offers, as it was sent. */
export type Offer = Omit<
  WireOffer,
  'lines' | 'freight_term' | 'freight' | 'packing' | 'insurance' | 'charges_rule' | 'total'
> & {
  lines: QuotationLine[];
  charges: QuotationCharges;
  supply: Supply;
};

export function offerFromWire(wire: WireOffer): Offer {
  return {
    ...wire,
    lines: wire.lines.map(lineFromWire),
    charges: {
      freightTerm: wire.freight_term,
      freightPaise: paiseFromRupees(wire.freight),
      packingPaise: paiseFromRupees(wire.packing),
      insurancePaise: paiseFromRupees(wire.insurance),
      rule: wire.charges_rule,
    },
    supply: { isGoodsIntraState: wire.is_goods_intra_state, isRentalIntraState: wire.is_rental_intra_state },
  };
}

function lineFromWire(wire: WireQuotedLine): QuotationLine {
  const { brand, model, unit_name, list_price, list_unit, lead_days, replaces, note, rental } = wire;
  return {
    number: wire.number,
    title: wire.title,
    hsn: wire.hsn,
    quantity: wire.quantity,
    unit: wire.unit,
    ratePaise: paiseFromRupees(wire.rate),
    gstBps: Math.round(wire.gst_percentage * 100),
    offer: wire.offer,
    ...(brand !== undefined && { brand }),
    ...(model !== undefined && { model }),
    ...(unit_name !== undefined && { unitName: unit_name }),
    ...(list_price !== undefined && { listPricePaise: paiseFromRupees(list_price) }),
    ...(list_unit !== undefined && { listUnit: list_unit }),
    ...(lead_days !== undefined && { leadDays: lead_days }),
    ...(replaces !== undefined && { replaces }),
    ...(note !== undefined && { note }),
    ...(rental && { rental: rentalFromWire(rental) }),
  };
}

function rentalFromWire({
  per,
  periods,
  from,
  until,
  pin,
  with_operator,
  deposit,
  mobilisation,
}: NonNullable<WireQuotedLine['rental']>): NonNullable<QuotationLine['rental']> {
  return {
    per,
    periods,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(pin !== undefined && { pin }),
    ...(with_operator !== undefined && { withOperator: with_operator }),
    depositPaise: paiseFromRupees(deposit),
    mobilisationPaise: paiseFromRupees(mobilisation),
  };
}
