import type { Brand } from '#domain/brand.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { renderElement } from '#server/platform/xml/render-element.ts';
import { composeVoucher, type TallyNames } from './compose-voucher.ts';
import type { SoldOrder } from './export-queries.ts';
import { groupVouchers } from './group-vouchers.ts';

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
 * Writes sold orders as an XML file that Tally imports: a Sales Order for what was sold of a quote request on one day.
 * @returns the number of vouchers.
 */
export async function exportTally(
  database: DbExecutor,
  brand: Brand,
  sold: readonly SoldOrder[],
  names: TallyNames,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  await write(ENVELOPE_START);
  for await (const voucher of groupVouchers(database, brand, sold)) {
    await write(
      renderElement({
        name: 'TALLYMESSAGE',
        attributes: { 'xmlns:UDF': 'TallyUDF' },
        content: [composeVoucher(voucher, names)],
      }),
    );
    count += 1;
  }
  await write(ENVELOPE_END);
  return count;
}
