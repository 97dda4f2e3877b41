import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SezSupply } from '#domain/quotation/sez.ts';
import { readConfig } from '#server/app/config.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { acceptOnWord } from '#server/features/quotations/accept-on-word.ts';
import { changeDraft } from '#server/features/quotations/change-draft.ts';
import { sendRevision } from '#server/features/quotations/send-revision.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { exportOrders } from './export-orders.ts';
import { selectSoldOrders } from './export-queries.ts';
import { exportTally } from './export-tally.ts';
import { summariseGst } from './summarise-gst.ts';

const { brand } = readConfig({});
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestShop;
let document: QuotationDocument;
let orderIds: string[];
beforeAll(async () => {
  shop = await openTestShop();
  ({ document, orderIds } = await sell());
});
afterAll(() => shop.close());

/** Has a quotation accepted. */
async function sell(sez?: SezSupply) {
  const { api } = await signUpWithPhone(shop);
  const placed = await requestQuote(api, 2);
  const quoteRequestId = placed[0]?.order_invoice_id ?? '';
  const take = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    retryTransaction(shop.database, work);
  const step = { quoteRequestId, operator: 'meera', isSilent: true };
  await take((transaction) =>
    changeDraft(transaction, step, (terms) => ({
      ...terms,
      ...(sez && { sez }),
      lines: terms.lines.map((line, index) => ({
        ...line,
        ratePaise: 1234_57 + index,
        quantity: index === 0 ? 12.345 : 7,
        unit: index === 0 ? 'KGS' : 'NOS',
      })),
      charges: {
        freightTerm: 'added',
        freightPaise: 2500_01,
        packingPaise: 0,
        insurancePaise: 0,
        rule: 'value',
      },
    })),
  );
  const seller = { ...brand, lut: 'AD290326000001A' };
  const sent = await take((transaction) =>
    sendRevision(transaction, seller, { ...step, hasCheckedGst: true }),
  );
  await take((transaction) =>
    acceptOnWord(transaction, {
      ...{ ...step, saidBy: 'phone', name: 'Asha Rao', designation: '' },
      ...{ poNumber: 'RE/PO/4711', poDate: '2026-11-20' },
    }),
  );
  return { document: sent, orderIds: placed.map(({ _id }) => _id) };
}

const NAMES = {
  salesLedger: 'Sales',
  cgstLedger: 'CGST',
  sgstLedger: 'SGST',
  igstLedger: 'IGST',
  freightLedger: 'Freight',
  roundOffLedger: 'Round Off',
  stockItem: 'model' as const,
};
const period = {
  by: 'accepted' as const,
  from: new Date(Date.now() - DAY_MS),
  before: new Date(Date.now() + DAY_MS),
};

it('exports an accepted quotation to Tally with its rates, units, freight and round-off, to the paisa', async () => {
  const parts: string[] = [];
  const confirmed = await selectSoldOrders(shop.database, period);
  await exportTally(shop.database, brand, confirmed, NAMES, async (text) => parts.push(text));
  const xml = parts.join('');
  expect(xml).toMatch(/<ACTUALQTY>12.345 Kgs<\/ACTUALQTY>/);
  expect(xml).toMatch(/<ACTUALQTY>7 Nos<\/ACTUALQTY>/);
  expect(xml).toContain('<BASICORDERREF>RE/PO/4711</BASICORDERREF>');
  expect(xml).toContain('; purchase order RE/PO/4711 of 20/11/2026</NARRATION>');
  const amountOf = (ledger: string) =>
    Number(
      new RegExp(`<LEDGERNAME>${ledger}</LEDGERNAME>[^]*?<AMOUNT>(-?[\\d.]+)</AMOUNT>`).exec(xml)?.[1] ?? 0,
    ) * 100;
  const { figures } = document;
  expect(Math.round(amountOf('Freight'))).toBe(figures.chargesPaise);
  expect(Math.round(amountOf('IGST'))).toBe(figures.taxes.igstPaise);
  expect(Math.round(amountOf('Round Off'))).toBe(figures.roundOffPaise);
  expect(Math.round(amountOf('Rao Engineering Works'))).toBe(-figures.totalPaise);
});

it('lists the same figures as CSV, and sums them up by HSN code', async () => {
  const parts: string[] = [];
  await exportOrders(shop.database, brand, { orderIds, quoteRequestIds: [] }, async (text) =>
    parts.push(text),
  );
  const [head = '', ...rows] = parts.join('').trim().split(/\r?\n/);
  const names = head.replace('\uFEFF', '').split(',');
  const sum = (name: string) =>
    Math.round(
      rows.reduce(
        (total, row) => total + Number(row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[names.indexOf(name)]),
        0,
      ) * 100,
    );
  const { figures } = document;
  expect(sum('taxable_value')).toBe(figures.taxablePaise);
  expect(sum('igst')).toBe(figures.taxes.igstPaise);
  expect(sum('charges')).toBe(figures.chargesPaise);
  expect(sum('total') + figures.roundOffPaise).toBe(figures.totalPaise);
  expect(rows[0]).toContain('1234.57');
  expect(rows[0]).toContain('KGS,R1');
  expect(rows[0]?.endsWith(',RE/PO/4711,2026-11-20')).toBe(true);
  const summary = await summariseGst(shop.database, brand, await selectSoldOrders(shop.database, period));
  expect(summary.reduce((total, row) => total + row.taxablePaise, 0)).toBe(figures.taxablePaise);
  expect(summary.map(({ unit }) => unit).toSorted()).toEqual(['KGS', 'NOS']);
});

it('declares supplies to special economic zones by themselves, in Tally and in the summary', async () => {
  const [paid, underLut] = [await sell('paid'), await sell('lut')];
  const sold = (await selectSoldOrders(shop.database, period)).filter(({ id }) =>
    [...orderIds, ...paid.orderIds, ...underLut.orderIds].includes(id),
  );
  const summary = await summariseGst(shop.database, brand, sold);
  const sumOf = (wanted: SezSupply | undefined) =>
    summary.filter(({ sez }) => sez === wanted).reduce((total, row) => total + row.taxablePaise, 0);
  expect(sumOf(undefined)).toBe(document.figures.taxablePaise);
  expect(sumOf('paid')).toBe(paid.document.figures.taxablePaise);
  expect(sumOf('lut')).toBe(underLut.document.figures.taxablePaise);
  const parts: string[] = [];
  await exportTally(shop.database, brand, sold, NAMES, async (text) => parts.push(text));
  const vouchers = parts.join('').split('</VOUCHER>').slice(0, -1);
  const read = (voucher: string, name: string) => [
    ...new Set([...voucher.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value]) => value)),
  ];
  const FIELDS = ['GSTREGISTRATIONTYPE', 'GSTOVRDNNATURE', 'GSTOVRDNTAXABILITY'];
  expect(vouchers.map((voucher) => FIELDS.flatMap((name) => read(voucher, name)))).toEqual([
    ['Regular', 'Taxable'],
    ['Regular - SEZ', 'Sales to SEZ - Taxable', 'Taxable'],
    ['Regular - SEZ', 'Sales to SEZ - LUT/Bond', 'Taxable'],
  ]);
});
