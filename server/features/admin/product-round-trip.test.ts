import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { PRODUCT_STATES } from '#domain/product-state.ts';
import { RENT_PERIODS } from '#domain/product-terms.ts';
import { findRateRestriction } from '#domain/restricted-gst-rates.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import { products } from '#server/platform/database/schema.ts';
import { allProducts, exportText, importText } from '../../../tests/support/product-files.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { FILE_COLUMNS } from './product-cells.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

describe('exporting and importing products', () => {
  it('changes nothing in the whole catalogue, however the file is split and its lines end', async () => {
    const before = await allProducts(shop.database);
    const file = await exportText(shop.database);
    expect(file.startsWith(`\uFEFF${FILE_COLUMNS.join(',')}\r\n`)).toBe(true);
    for (const text of [file, file.replace('\uFEFF', ''), file.replaceAll('\r\n', '\n')]) {
      for (const size of [7, 1 << 16]) {
        expect(await importText(shop.database, text, { size })).toEqual({
          added: 0,
          changed: 0,
          unchanged: 252,
        });
      }
    }
    expect(await allProducts(shop.database)).toEqual(before);
  });

  it('changes nothing whatever the products contain', async () => {
    // Ordinary characters and those with a meaning in CSV files or spreadsheets.
    const character = fc.oneof(
      fc.constantFrom(...'=+-@\'",;:\t\u00a0 '),
      fc.constantFrom('₹', 'ड्रिल', '＝', '😀'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const text = (maxLength: number, refused: RegExp) =>
      fc
        .array(character, { maxLength })
        .map((parts) => parts.join('').replace(refused, '').trim().slice(0, maxLength).trim())
        .filter((whole) => whole.isWellFormed());
    const oneLine = (maxLength: number) => text(maxLength, /\p{Cc}/gu);
    const someLine = (maxLength: number) => oneLine(maxLength).filter(Boolean);
    const address = fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.constant('/media/drills.svg'));
    const anyProduct = fc.record({
      title: someLine(200),
      brand: someLine(80),
      model: someLine(80),
      description: fc.array(oneLine(50)).map((lines) => lines.join('\n').trim()),
      images: fc.array(address, { maxLength: 5 }),
      imageAlt: someLine(200),
      brochureUrl: fc.option(address),
      listPricePaise: fc.integer({ min: 1, max: 100_00_00_00_000 - 1 }),
      discountBps: fc.integer({ min: 0, max: 10_000 }),
      gstBps: fc.constantFrom(...GST_RATES_BPS),
      hsn: fc.stringMatching(/^\d{4,8}$/),
      specifications: fc.array(
        fc.record({ name: text(80, /\p{Cc}|:/gu).filter(Boolean), value: someLine(300) }),
        { maxLength: 5 },
      ),
      sku: fc.option(fc.stringMatching(/^[A-Za-z\d][A-Za-z\d._/-]{0,39}$/)),
      unit: fc.constantFrom(...UNIT_CODES),
      rentPeriod: fc.option(fc.constantFrom(...RENT_PERIODS)),
      isPriceOnRequest: fc.boolean(),
      state: fc.constantFrom(...PRODUCT_STATES),
      terms: fc.record(
        {
          unitName: someLine(30),
          unitContent: someLine(60),
          minimumQuantity: fc.integer({ min: 1, max: 100_000 }),
          availability: someLine(120),
          warranty: someLine(120),
          countryOfOrigin: someLine(60),
          weightGrams: fc.integer({ min: 1, max: 100_000_000 }),
          documents: fc.array(fc.record({ name: text(80, /\p{Cc}|:/gu).filter(Boolean), url: address }), {
            minLength: 1,
            maxLength: 3,
          }),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
    });
    const product = anyProduct.filter(({ gstBps, hsn }) => !findRateRestriction(gstBps, hsn));
    const [{ id } = { id: '' }] = await allProducts(shop.database);
    // The whole catalogue was exported and imported above.
    await shop.database.delete(products).where(sql`id <> ${id}`);
    await fc.assert(
      fc.asyncProperty(product, async (values) => {
        await shop.database.update(products).set(values).where(sql`id = ${id}`);
        const [before] = await allProducts(shop.database);
        const file = await exportText(shop.database);
        expect(await importText(shop.database, file)).toMatchObject({ added: 0, changed: 0 });
        // Makes the import write the product instead of only recognising it as unchanged.
        await shop.database
          .update(products)
          .set({ title: 'x', specifications: [], images: [], sku: null, unit: 'OTH', terms: {} })
          .where(sql`id = ${id}`);
        const overwriting = file.replaceAll(/,\d+\r\n/g, ',\r\n');
        expect(await importText(shop.database, overwriting)).toMatchObject({ added: 0, changed: 1 });
        const [after] = await allProducts(shop.database);
        // An import also reads the specifications as typed values.
        const { changedAt, version, specificationValues } = after ?? {};
        expect(after).toEqual({ ...before, changedAt, version, specificationValues });
      }),
      { numRuns: 60 },
    );
  });
});
