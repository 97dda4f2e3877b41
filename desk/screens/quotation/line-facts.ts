import { offerFromWire } from '#contract/offer-from-wire.ts';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import type { api } from '#desk/api/desk-api.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import type { StoredDraft } from './stored-draft.ts';

/** What stands beside a line and is not part of it. */
export type LineFacts = {
  /** What the buyer asks for, in words; '' for no more than the cart. */
  asked: string;
  /** What the buyer wished of the last offer. */
  wish: WireStaffQuotation['counters'][number]['lines'][number] | undefined;
  /** The line as it was last offered. */
  former: QuotationLine | undefined;
  isOfCatalogue: boolean;
  /** Whether it is of the buyer's cart. */
  isOrdered: boolean;
  lastPrices: LastPrices | undefined;
  /** The lowest rate that needs no owner, in rupees; null without one. */
  floor: number | null;
};

export type LastPrices = Awaited<ReturnType<typeof api.listLastPrices>>['prices'][number];

export function listLineFacts(
  request: WireStaffQuotation,
  { offer, sources }: StoredDraft,
  lastPrices: readonly LastPrices[],
): Map<number, LineFacts> {
  const asked = new Map(request.asked.lines.map(({ line, words }) => [line, words]));
  const former = new Map(
    (request.offer ? offerFromWire(request.offer).lines : []).map((line) => [line.number, line]),
  );
  const lastCounter = request.counters.at(-1);
  const wishes = new Map(
    (lastCounter && lastCounter.revision === request.offer?.revision ? lastCounter.lines : []).map((line) => [
      line.number,
      line,
    ]),
  );
  const bySource = new Map(sources.map((source) => [source.line, source]));
  return new Map(
    offer.lines.map(({ number }) => [
      number,
      {
        floor: bySource.get(number)?.floor ?? null,
        asked: asked.get(number) ?? '',
        wish: wishes.get(number),
        former: former.get(number),
        isOfCatalogue: bySource.get(number)?.product != null,
        isOrdered: bySource.get(number)?.is_ordered ?? false,
        lastPrices: lastPrices.find(({ product }) => product === bySource.get(number)?.product),
      },
    ]),
  );
}
