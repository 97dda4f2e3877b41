import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { GST_RATES_BPS, splitTax } from '#domain/gst.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { UnitCode } from '#domain/unit.ts';
import { renderElement, type XmlElement } from '#server/platform/xml/render-element.ts';
import { composeVoucher, type TallyNames } from './compose-voucher.ts';
import { ENVELOPE_END, ENVELOPE_START } from './export-tally.ts';
import type { TaxedOrder } from './read-taxed-orders.ts';

const schema = await readFile(new URL('./tally-sales-orders.xsd', import.meta.url), 'utf8');

const NAMES: TallyNames = {
  salesLedger: 'Sales',
  cgstLedger: 'CGST',
  sgstLedger: 'SGST',
  igstLedger: 'IGST',
  freightLedger: 'Freight',
  roundOffLedger: 'Round Off',
  stockItem: 'model',
};

const place = (state: string) => ({
  address: '7 Peenya',
  city: 'Town',
  district: 'District',
  state,
  pin: '560058',
});

function makeOrder(
  changes: {
    customer?: string;
    consignee?: TaxedOrder['consignee'];
    listPricePaise?: number;
    gstBps?: number;
    quantity?: number;
    isIntraState?: boolean;
    unit?: UnitCode;
    model?: string;
  } = {},
): TaxedOrder {
  const {
    customer = 'Rao Engineering Works',
    consignee = null,
    listPricePaise = 385_000,
    gstBps = 1800,
    quantity = 2,
    isIntraState = true,
    unit,
    model = 'KG-100',
  } = changes;
  const product = {
    id: 'p',
    title: 'Angle grinder',
    description: '',
    images: [],
    imageAlt: '',
    listPricePaise,
    discountBps: 1234,
    gstBps,
    ratings: [],
    brochureUrl: null,
    brand: 'Karkhana',
    model,
    hsn: '84672900',
    specifications: [],
    categoryId: 'c',
    categoryName: 'Power Tools',
    subCategoryId: 's',
    subCategoryName: 'Grinders',
    ...(unit && { unit }),
  };
  const { totalInclGstPaise, unitPriceInclGstPaise } = priceOrder({
    ...product,
    quantity,
    addedDiscountMicroBps: 0,
  });
  return {
    id: 'o',
    createdAt: new Date('2026-04-01T05:00Z'),
    product,
    quantity,
    unitPriceInclGstPaise,
    addedDiscountMicroBps: 0,
    status: 'Confirmed',
    rating: null,
    chargesPaise: 0,
    sez: undefined,
    sellerGstin: '19AAUCU4821H1ZS',
    poNumber: '',
    poDate: null,
    answerDueAt: null,
    sentQuantity: 0,
    deliveredQuantity: 0,
    quoteRequestId: 'q',
    estimateId: 'e',
    financialYear: '2026-27',
    runningNumber: 7,
    customer,
    contactName: 'Asha Rao',
    email: 'asha@rao.example',
    phone: '9830012345',
    gstin: '19AAUCU4821H1ZS',
    billing: place('West Bengal'),
    shipping: place('Jammu and Kashmir'),
    consignee,
    requestTerms: null,
    wish: null,
    quoted: null,
    statusChanges: [],
    totalInclGstPaise,
    ...splitTax(totalInclGstPaise, gstBps, isIntraState),
  };
}

const HEAD = { day: '2026-04-02', orderNumber: 'EST/2026-27/000007' };

/** Everything of an element with this name, in order. */
function findAll({ name, content }: XmlElement, wanted: string): XmlElement[] {
  const inside = typeof content === 'string' ? [] : content.flatMap((element) => findAll(element, wanted));
  return name === wanted ? [{ name, content }, ...inside] : inside;
}

function getPaise(element: XmlElement, ...path: string[]): number {
  const [first, ...rest] = path;
  if (first === undefined) return Math.round(Number(element.content) * 100);
  const child = [...element.content].find((each) => typeof each !== 'string' && each.name === first);
  if (child === undefined || typeof child === 'string') throw new Error(`There is no ${first}.`);
  return getPaise(child, ...rest);
}

const getLedgers = (voucher: XmlElement) =>
  findAll(voucher, 'LEDGERENTRIES.LIST').map(({ content }) =>
    Object.fromEntries(
      [...content].map((each) => (typeof each === 'string' ? [] : [each.name, each.content])),
    ),
  );

describe('a Sales Order for Tally', () => {
  it.each([
    ['BAG', 'Bag'],
    ['KGS', 'Kgs'],
    [undefined, 'Nos'],
  ] as const)('counts an item of unit %s by %s', (unit, expected) => {
    const voucher = composeVoucher(
      { ...HEAD, orders: [makeOrder({ quantity: 3, ...(unit && { unit }) })] },
      NAMES,
    );
    const quantities = ['ACTUALQTY', 'BILLEDQTY'].flatMap((name) => findAll(voucher, name));
    expect(new Set(quantities.map(({ content }) => content))).toEqual(new Set([`3 ${expected}`]));
    expect(String(findAll(voucher, 'RATE')[0]?.content)).toMatch(new RegExp(`/${expected}$`));
  });

  it('names an item without a model by its title', () => {
    const voucher = composeVoucher({ ...HEAD, orders: [makeOrder(), makeOrder({ model: '' })] }, NAMES);
    const names = findAll(voucher, 'STOCKITEMNAME').map(({ content }) => content);
    expect(names).toEqual(['KG-100', 'Angle grinder']);
  });

  const orders = fc.array(
    fc.record({
      listPricePaise: fc.integer({ min: 1, max: 100_00_00_00_000 }),
      gstBps: fc.constantFrom(...GST_RATES_BPS),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 8 },
  );

  it('balances to zero, and rate times quantity is the amount of every item', () => {
    fc.assert(
      fc.property(orders, fc.boolean(), (lines, isIntraState) => {
        const [first, ...others] = lines.map((line) => makeOrder({ ...line, isIntraState }));
        if (!first) return;
        const voucher = composeVoucher({ ...HEAD, orders: [first, ...others] }, NAMES);
        const items = findAll(voucher, 'ALLINVENTORYENTRIES.LIST');
        const entries = [...items, ...findAll(voucher, 'LEDGERENTRIES.LIST')];
        expect(entries.reduce((sum, entry) => sum + getPaise(entry, 'AMOUNT'), 0)).toBe(0);
        expect(getLedgers(voucher).map(({ LEDGERNAME }) => LEDGERNAME)).not.toContain('Round Off');
        for (const item of items) {
          const amount = getPaise(item, 'AMOUNT');
          expect(getPaise(item, 'BATCHALLOCATIONS.LIST', 'AMOUNT')).toBe(amount);
          expect(getPaise(item, 'ACCOUNTINGALLOCATIONS.LIST', 'AMOUNT')).toBe(amount);
          const [rate, quantity] = ['RATE', 'ACTUALQTY'].map((name) =>
            Number.parseFloat(String(findAll(item, name)[0]?.content)),
          );
          expect(Math.abs((rate ?? 0) * (quantity ?? 0) - amount / 100)).toBeLessThan(0.005);
        }
      }),
    );
  });

  it('debits the party with the total and credits the taxes', () => {
    const voucher = composeVoucher(
      { ...HEAD, orders: [makeOrder({ gstBps: 1800 }), makeOrder({ gstBps: 500 })] },
      NAMES,
    );
    expect(getLedgers(voucher)).toEqual([
      {
        LEDGERNAME: 'Rao Engineering Works',
        ISDEEMEDPOSITIVE: 'Yes',
        ISPARTYLEDGER: 'Yes',
        AMOUNT: '-15054.00',
      },
      { LEDGERNAME: 'CGST', ISDEEMEDPOSITIVE: 'No', AMOUNT: '776.34' },
      { LEDGERNAME: 'SGST', ISDEEMEDPOSITIVE: 'No', AMOUNT: '776.34' },
    ]);
  });

  it.each([
    [40, 'No', '0.40'],
    [-40, 'Yes', '-0.40'],
  ])('books a difference of %i paise to the round-off ledger', (difference, isDeemedPositive, amount) => {
    const order = makeOrder({ isIntraState: false });
    const rounded = { ...order, totalInclGstPaise: order.totalInclGstPaise + difference };
    const ledgers = getLedgers(composeVoucher({ ...HEAD, orders: [rounded] }, NAMES));
    expect(ledgers.map(({ LEDGERNAME }) => LEDGERNAME)).toEqual([order.customer, 'IGST', 'Round Off']);
    expect(ledgers[2]).toMatchObject({ ISDEEMEDPOSITIVE: isDeemedPositive, AMOUNT: amount });
  });

  it('is read by an independent parser as it was written, whatever the firm is called, and has all that Tally needs', async () => {
    const names = [
      '=HYPERLINK("http://evil.example")',
      'A&B <x>',
      `राव "&" 'सन्स' ]]>`,
      'bell \u0007 and \ufffe',
    ];
    const vouchers = names.map((customer, index) =>
      composeVoucher(
        { ...HEAD, orders: [makeOrder({ customer, isIntraState: index % 2 === 0, gstBps: 1800 })] },
        NAMES,
      ),
    );
    const messages = vouchers.map((voucher) => renderElement({ name: 'TALLYMESSAGE', content: [voucher] }));
    const xml = ENVELOPE_START + messages.join('') + ENVELOPE_END;
    const { valid, errors, normalized } = await validateXML({ xml, schema, normalization: 'format' });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    const read = [...normalized.matchAll(/<PARTYNAME>(.*)<\/PARTYNAME>/g)].map(([, name]) => name);
    expect(read).toEqual([
      '=HYPERLINK("http://evil.example")',
      'A&amp;B &lt;x&gt;',
      `राव "&amp;" 'सन्स' ]]&gt;`,
      'bell � and �',
    ]);
    expect(normalized).toContain('<PLACEOFSUPPLY>Jammu &amp; Kashmir</PLACEOFSUPPLY>');
  });

  it('names the company that gets the goods, whose state is then not the place of supply', async () => {
    const compose = (gstin: string) => {
      const order = makeOrder({ consignee: { name: 'Jammu Fabricators', gstin } });
      return renderElement({
        name: 'TALLYMESSAGE',
        content: [composeVoucher({ ...HEAD, orders: [order] }, NAMES)],
      });
    };
    const xml = ENVELOPE_START + compose('01AAACS1234F1ZX') + compose('URP') + ENVELOPE_END;
    const { errors, normalized } = await validateXML({ xml, schema, normalization: 'format' });
    expect(errors).toEqual([]);
    const getAll = (name: string) =>
      [...normalized.matchAll(new RegExp(`<${name}>(.*)</${name}>`, 'g'))].map(([, content]) => content);
    expect(getAll('CONSIGNEEMAILINGNAME')).toEqual(['Jammu Fabricators', 'Jammu Fabricators']);
    expect(getAll('CONSIGNEEGSTIN')).toEqual(['01AAACS1234F1ZX']);
    expect(getAll('CONSIGNEESTATENAME')).toEqual(['Jammu &amp; Kashmir', 'Jammu &amp; Kashmir']);
    expect(getAll('PLACEOFSUPPLY')).toEqual(['West Bengal', 'West Bengal']);
  });

  it('is rejected by that check if an element is missing', async () => {
    const voucher = renderElement({
      name: 'TALLYMESSAGE',
      content: [composeVoucher({ ...HEAD, orders: [makeOrder()] }, NAMES)],
    });
    const xml = ENVELOPE_START + voucher.replace(/ *<ORDERDUEDATE>.*\n/, '') + ENVELOPE_END;
    expect((await validateXML({ xml, schema })).valid).toBe(false);
  });
});
