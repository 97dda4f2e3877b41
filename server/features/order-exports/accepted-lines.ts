import { addTaxes } from '#domain/quotation/line-taxes.ts';
import { priceQuotation } from '#domain/quotation/price-quotation.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { getChargedGstBps, type SezSupply } from '#domain/quotation/sez.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectAcceptedQuotations } from './export-queries.ts';

/** A line of a quotation as it was accepted; amounts in paise. */
export type AcceptedLine = {
  line: QuotationLine;
  /** With its share of freight, packing and insurance, which are taxed with the goods. */
  taxablePaise: number;
  chargesPaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  /** How the special economic zone is supplied; undefined for any other buyer. */
  sez: SezSupply | undefined;
  /** Of the head office or a branch. */
  sellerGstin: string;
  /** Of the buyer's purchase order; '' and null where none was named. */
  poNumber: string;
  poDate: string | null;
};

/** Reads the lines that orders come from, if they come from an accepted quotation, by the order. */
export async function readAcceptedLines(
  database: DbExecutor,
  orders: readonly OrderRow[],
): Promise<Map<string, AcceptedLine>> {
  const quoted = orders.filter((order) => order.quoted !== null);
  const ids = new Set(quoted.map(({ quoteRequestId }) => quoteRequestId));
  const accepted = await selectAcceptedQuotations(database, [...ids]);
  const linesOf = new Map(accepted.map((one) => [toKey(one.quoteRequestId, one.revision), priceLines(one)]));
  return new Map(
    quoted.flatMap(({ id, quoteRequestId, quoted: figures }) => {
      if (!figures) return [];
      const line = linesOf.get(toKey(quoteRequestId, figures.revisionNumber))?.get(figures.lineNumber);
      return line ? [[id, line] as const] : [];
    }),
  );
}

type Accepted = Awaited<ReturnType<typeof selectAcceptedQuotations>>[number];

function priceLines({
  terms,
  supply,
  lineNumbers,
  sellerGstin,
  poNumber,
  poDate,
}: Accepted): Map<number, AcceptedLine> {
  const { lines } = priceQuotation(terms, supply, new Set(lineNumbers));
  const byNumber = new Map(
    terms.lines.map((line) => [line.number, { ...line, gstBps: getChargedGstBps(line, terms.sez) }]),
  );
  return new Map(
    lines.flatMap(({ number, taxablePaise, taxes, chargesPaise, chargeTaxes }) => {
      const line = byNumber.get(number);
      if (!line) return [];
      const all = {
        taxablePaise: taxablePaise + chargesPaise,
        chargesPaise,
        ...addTaxes(taxes, chargeTaxes),
        sez: terms.sez,
        sellerGstin,
        poNumber,
        poDate,
      };
      return [[number, { line, ...all }] as const];
    }),
  );
}

function toKey(quoteRequestId: string, revision: number): string {
  return `${quoteRequestId} ${revision}`;
}
