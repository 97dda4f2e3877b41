import { type Offer, offerFromWire } from '#contract/offer-from-wire.ts';
import type { WireQuotation } from '#contract/quotation-reply.ts';
import type { CounterEntry } from '#contract/quotations.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { type PricedQuotation, priceQuotation } from '#domain/quotation/price-quotation.ts';
import type { CounterLine, QuotationLine } from '#domain/quotation/quotation-terms.ts';

export type { Offer };

/** A quotation as its buyer sees it. */
export type Quotation = Omit<WireQuotation, 'offer' | 'counters'> & {
  offer: Offer | null;
  counters: { revision: number; name: string; createdAt: Date; lines: CounterLine[]; words: string }[];
};

export function quotationFromWire(wire: WireQuotation): Quotation {
  return {
    ...wire,
    offer: wire.offer && offerFromWire(wire.offer),
    counters: wire.counters.map(({ revision, name, createdAt, lines, words }) => ({
      revision,
      name,
      createdAt: new Date(createdAt),
      lines: lines.map(({ number, rate, quantity, is_dropped, remark }) => ({
        number,
        ...(rate !== undefined && { ratePaise: paiseFromRupees(rate) }),
        ...(quantity !== undefined && { quantity }),
        ...(is_dropped && { isDropped: true }),
        ...(remark !== undefined && { remark }),
      })),
      words,
    })),
  };
}

/** The figures of an offer when these lines are taken, calculated as the server does. */
export function priceChosen(offer: Offer, chosen: ReadonlySet<number>): PricedQuotation {
  return priceQuotation(offer, offer.supply, chosen);
}

/** The total of the chosen lines in paise, with what is wished of them; undefined while a figure is not valid. */
export function totalWished(
  offer: Offer,
  chosen: ReadonlySet<number>,
  wishes: CounterEntry['lines'],
): number | undefined {
  const byNumber = new Map(wishes.map((wish) => [wish.number, wish]));
  const kept = [...chosen].filter((number) => !byNumber.get(number)?.is_dropped);
  try {
    const lines = offer.lines.map((line) => {
      const { rate, quantity = line.quantity } = byNumber.get(line.number) ?? {};
      return { ...line, quantity, ratePaise: rate === undefined ? line.ratePaise : paiseFromRupees(rate) };
    });
    return priceChosen({ ...offer, lines }, new Set(kept)).totalPaise;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** The lines that are in the offer's own total. */
export function listOffered({ lines }: Offer): Set<number> {
  return new Set(lines.filter(({ offer }) => offer === 'offered').map(({ number }) => number));
}

/** The chosen lines after one was ticked or unticked: an alternative and what it replaces exclude each other. */
export function toggleLine(
  { lines }: Offer,
  chosen: ReadonlySet<number>,
  { number, replaces }: QuotationLine,
): Set<number> {
  const next = new Set(chosen);
  if (next.delete(number)) return next;
  for (const other of lines) {
    const excludes = other.number === replaces || other.replaces === number;
    const isRival = replaces !== undefined && other.replaces === replaces;
    if (excludes || isRival) next.delete(other.number);
  }
  return next.add(number);
}
