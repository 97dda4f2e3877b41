import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { renderElement } from '#server/platform/xml/render-element.ts';
import { composeVoucher, type TallyNames } from './compose-voucher.ts';
import type { selectOrdersConfirmedIn } from './export-queries.ts';
import { readTaxedOrders, type TaxedOrder } from './read-taxed-orders.ts';

type ConfirmedOrder = Awaited<ReturnType<typeof selectOrdersConfirmedIn>>[number];

export const ENVELOPE_START = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER>
<TALLYREQUEST>Import Data</TALLYREQUEST>
</HEADER>
<BODY>
<IMPORTDATA>
<REQUESTDESC>
<REPORTNAME>Vouchers</REPORTNAME>
</REQUESTDESC>
<REQUESTDATA>
`;
export const ENVELOPE_END = `</REQUESTDATA>
</IMPORTDATA>
</BODY>
</ENVELOPE>
`;

/**
 * Writes confirmed orders as an XML file that Tally imports: a Sales Order for what was confirmed of a quote request on
 * one day. Its order number is the estimate number; orders confirmed on a later day have it with `-2`, `-3` …
 * @returns the number of vouchers.
 */
export async function exportTally(
  database: DbExecutor,
  sellerGstin: string,
  confirmed: readonly ConfirmedOrder[],
  names: TallyNames,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  const byId = new Map(confirmed.map((order) => [order.id, order]));
  const batches = readTaxedOrders(database, sellerGstin, [...byId.keys()]);
  let count = 0;
  await write(ENVELOPE_START);
  for await (const { first, orders } of groupByVoucher(batches, byId)) {
    const head = { day: first.day, orderNumber: getOrderNumber(orders[0], first.confirmations) };
    const voucher = composeVoucher(orders, head, names);
    await write(
      renderElement({
        name: 'TALLYMESSAGE',
        attributes: { 'xmlns:UDF': 'TallyUDF' },
        content: [voucher],
      }),
    );
    count += 1;
  }
  await write(ENVELOPE_END);
  return count;
}

type Voucher = { first: ConfirmedOrder; orders: [TaxedOrder, ...TaxedOrder[]] };

/** Gathers neighbouring orders of one request and day, also across batches. */
async function* groupByVoucher(
  batches: AsyncIterable<TaxedOrder[]>,
  byId: ReadonlyMap<string, ConfirmedOrder>,
): AsyncGenerator<Voucher> {
  let open: Voucher | undefined;
  for await (const batch of batches) {
    for (const order of batch) {
      const confirmed = byId.get(order.id);
      if (!confirmed) continue;
      if (
        open &&
        open.first.quoteRequestId === confirmed.quoteRequestId &&
        open.first.day === confirmed.day
      ) {
        open.orders.push(order);
        continue;
      }
      if (open) yield open;
      open = { first: confirmed, orders: [order] };
    }
  }
  if (open) yield open;
}

function getOrderNumber({ financialYear, runningNumber }: TaxedOrder, confirmations: number): string {
  const estimate = formatEstimateNumber(financialYear, runningNumber);
  return confirmations === 1 ? estimate : `${estimate}-${confirmations}`;
}
