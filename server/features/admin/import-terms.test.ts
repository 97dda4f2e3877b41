import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allProducts,
  exportText,
  importText,
  listImportProblems,
} from '../../../tests/support/product-files.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { selectFamilies } from './family-queries.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const HEADER = 'title,brand,model,category,sub_category,hsn,price,gst';
const newRow = (model: string) => `A drill,Acme,${model},Power Tools,Drills,8467,1000,18`;

async function getByModel(model: string) {
  const found = (await allProducts(shop.database)).find((product) => product.model === model);
  if (!found) throw new Error(`There is no ${model}.`);
  return found;
}

const problemsOf = (text: string) => listImportProblems(shop.database, text);

describe('a product file that says how products are sold', () => {
  it('stores every column', async () => {
    const columns =
      'sku,unit,unit_name,unit_content,minimum_quantity,quantity_multiple,dispatch_days,availability,warranty,country_of_origin,standards,weight,documents,price_on_request,for_rent';
    const cells =
      'AC-1,bag,sack,50 kg,20,10,2-4,In stock,1 year,India,"IS 1786:2008 (CM/L-1234567890)\nIS 302 (Part 1)",18.96 kg,"Data sheet: https://acme.example/a.pdf",Yes,WEEK';
    await importText(shop.database, `${HEADER},${columns}\n${newRow('T1')},${cells}\n`);
    expect(await getByModel('T1')).toMatchObject({
      sku: 'AC-1',
      unit: 'BAG',
      dispatchFromDays: 2,
      dispatchToDays: 4,
      rentPeriod: 'week',
      isPriceOnRequest: true,
      terms: {
        unitName: 'sack',
        unitContent: '50 kg',
        minimumQuantity: 20,
        quantityMultiple: 10,
        availability: 'In stock',
        warranty: '1 year',
        countryOfOrigin: 'India',
        standards: [
          { standard: 'IS 1786:2008', licence: 'CM/L-1234567890' },
          { standard: 'IS 302 (Part 1)' },
        ],
        weightGrams: 18960,
        documents: [{ name: 'Data sheet', url: 'https://acme.example/a.pdf' }],
      },
    });
  });

  it('may leave all of it empty', async () => {
    await importText(shop.database, `${HEADER}\n${newRow('T2')}\n`);
    expect(await getByModel('T2')).toMatchObject({
      ...{ sku: null, unit: 'NOS', dispatchFromDays: null, dispatchToDays: null, rentPeriod: null },
      ...{ isPriceOnRequest: false, terms: {}, familyId: null, familyValues: [] },
    });
  });

  it('clears what an empty cell replaces', async () => {
    await importText(shop.database, 'brand,model,warranty,dispatch_days,for_rent\nAcme,T1,,,\n');
    const { terms, dispatchFromDays, rentPeriod } = await getByModel('T1');
    expect({ terms, dispatchFromDays, rentPeriod }).toMatchObject({
      dispatchFromDays: null,
      rentPeriod: null,
    });
    expect(terms).not.toHaveProperty('warranty');
  });

  it('names every invalid cell', async () => {
    const columns =
      'id,sku,unit,minimum_quantity,quantity_multiple,dispatch_days,weight,documents,price_on_request,for_rent,variant';
    const { id } = await getByModel('T2');
    const file = `${columns}\n${id},A B,KILOWATT,12,5,4-2,heavy,Sheet,maybe,year,Size\n`;
    expect(await problemsOf(file)).toEqual([
      '2 sku: SKU can have letters, digits and . _ / -, at most 40 characters.',
      expect.stringMatching(/^2 unit: Unit must be one that GST knows, by its code or word: BAG, .+ YDS\.$/),
      '2 dispatch_days: Dispatch days must be a number of working days up to 365, or two such as “2 to 4”.',
      '2 weight: Weight must be a number of g, kg or t up to 100 t, such as 18.96 kg.',
      '2 documents: Each document is a line “Name: address”.',
      '2 price_on_request: Price on request must be yes, no or empty.',
      '2 for_rent: For rent must be the shortest rental period: day, week or month; or empty.',
      '2 variant: Each line of the variant is “Option: value”.',
      '2 minimum_quantity: The minimum quantity, 12, must be a multiple of 5.',
      '2 family: A variant needs its family’s name.',
    ]);
  });

  it('refuses the SKU of another product, also of one in the same file', async () => {
    const { id } = await getByModel('T2');
    expect(await problemsOf(`id,sku\n${id},AC-1\n`)).toEqual(['2 sku: “A drill” has this SKU.']);
    const other = await getByModel('VD-10');
    expect(await problemsOf(`id,sku\n${id},NEW-1\n${other.id},NEW-1\n`)).toEqual([
      '3 sku: The product of row 2 has this SKU, too.',
    ]);
  });

  it('reads units as price lists write them', async () => {
    await importText(shop.database, 'brand,model,unit\nAcme,T1,Prs.\nAcme,T2,Mtr\n');
    expect(await getByModel('T1')).toMatchObject({ unit: 'PRS' });
    expect(await getByModel('T2')).toMatchObject({ unit: 'MTR' });
  });

  it('finds products by their SKU in a file without ids, or brands and models', async () => {
    await importText(shop.database, 'sku,price\nAC-1,1234\n');
    expect(await getByModel('T1')).toMatchObject({ listPricePaise: 123_400, sku: 'AC-1' });
    expect(await problemsOf('sku,model,price\nAC-1,T1,5\nAC-1,T1,5\nNONE,T9,5\n,T9,5\n')).toEqual([
      '3 sku: Row 2 is about the same product.',
      '4 sku: There is no product with the SKU “NONE”. Give its brand and model to add it.',
      '5 sku: There is no product with the SKU “”. Give its brand and model to add it.',
    ]);
  });

  it('exports dispatch days in words that no spreadsheet takes for a date', async () => {
    expect(await exportText(shop.database)).toMatch(/,2 to 4,/);
  });
});

describe('families in a product file', () => {
  const FAMILY = `${HEADER},family,variant`;
  const listFamilies = async () =>
    (await selectFamilies(shop.database)).filter(({ name }) => name.startsWith('Acme'));

  it('are made by their name, and joined by later rows and files', async () => {
    const rows = ['F1', 'F2'].map((model, index) => `${newRow(model)},Acme shoes,Size: ${8 + index}`);
    await importText(shop.database, `${FAMILY}\n${rows.join('\n')}\n`);
    await importText(shop.database, 'brand,model,family,variant\nAcme,T2,Acme shoes,Size: 10\n');
    expect(await listFamilies()).toMatchObject([{ name: 'Acme shoes', options: ['Size'], products: 3 }]);
    expect(await getByModel('F2')).toMatchObject({ familyValues: ['9'] });
  });

  it('stay as they are when a file does not name them', async () => {
    const before = await getByModel('F1');
    await importText(shop.database, 'brand,model,price\nAcme,F1,1100\n');
    const { familyId, familyValues } = await getByModel('F1');
    expect({ familyId, familyValues }).toEqual({ familyId: before.familyId, familyValues: ['8'] });
    expect(await listFamilies()).toHaveLength(1);
  });

  it('keep their options', async () => {
    const file =
      'brand,model,family,variant\nAcme,T1,Acme shoes,"Size: 7\nColour: Red"\nAcme,T2,Acme shoes,\n';
    expect(await problemsOf(file)).toEqual([
      '2 variant: The options of “Acme shoes” are Size: a line for each, in this order.',
      '3 variant: A product of a family needs a line “Option: value” for each option, such as “Size: 8”.',
    ]);
  });

  it('are left by an empty cell', async () => {
    await importText(shop.database, 'brand,model,family,variant\nAcme,T2,,\n');
    expect(await getByModel('T2')).toMatchObject({ familyId: null, familyValues: [] });
  });

  it('are not stored by a file that has problems', async () => {
    expect(
      await problemsOf(`${FAMILY}\n${newRow('F9')},Acme boots,Size: 8\n${newRow('F8')},Acme,\n`),
    ).toHaveLength(1);
    expect(await listFamilies()).toHaveLength(1);
  });
});

it('reads what it exports of every product', async () => {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from products where terms <> '{}'`,
  );
  expect(rows[0]?.count).toBeGreaterThan(250);
  const file = await exportText(shop.database);
  const { unchanged, changed } = await importText(shop.database, file);
  expect({ unchanged, changed }).toEqual({
    unchanged: (await allProducts(shop.database)).length,
    changed: 0,
  });
});
