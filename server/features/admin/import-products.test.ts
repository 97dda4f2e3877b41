import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allProducts, importText, listImportProblems } from '../../../tests/support/product-files.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { ImportProblems } from './import-problems.ts';
import { importProducts } from './import-products.ts';
import { readCsv } from './read-csv.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const countChanges = async () => {
  const { rows } = await shop.database.execute<{ count: number }>(sql`select count(*)::int from changes`);
  return rows[0]?.count;
};
const HEADER = 'title,brand,model,category,sub_category,hsn,price,gst';
const newRow = (model: string) => `A drill,Acme,${model},Power Tools,Drills,8467,1000,18`;

const problemsOf = (text: string) => listImportProblems(shop.database, text);

describe('an import', () => {
  it('adds products without an id and finds them again by brand and model', async () => {
    const file = `${HEADER}\r\n${newRow('D1')}\r\n\r\n${newRow('D2')}\r\n`;
    expect(await importText(shop.database, file)).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await importText(shop.database, file.replaceAll('1000', '"₹1,100.50"'))).toEqual({
      added: 0,
      changed: 2,
      unchanged: 0,
    });
    const { rows } = await shop.database.execute(
      sql`select model, list_price_paise::int as price, image_alt, discount_bps from products where brand = 'Acme' order by model`,
    );
    expect(rows).toEqual([
      { model: 'D1', price: 110_050, image_alt: 'A drill', discount_bps: 0 },
      { model: 'D2', price: 110_050, image_alt: 'A drill', discount_bps: 0 },
    ]);
  });

  it('changes only the columns that the file has', async () => {
    const [before] = await allProducts(shop.database);
    await importText(shop.database, `id,price\n${before?.id},4321\n`);
    const [after] = await allProducts(shop.database);
    expect(after).toEqual({
      ...before,
      listPricePaise: 432_100,
      discountedPricePaise: after?.discountedPricePaise,
      changedAt: after?.changedAt,
      version: (before?.version ?? 0) + 1,
    });
  });

  it('refuses rows whose products somebody has changed since the file was exported, and names who', async () => {
    const [first, second] = await allProducts(shop.database);
    const file = (version: number | string, price: number) =>
      `id,price,version\n${first?.id},${price},${version}\n${second?.id},777,${second?.version}\n`;
    const seen = first?.version ?? 0;
    await importText(shop.database, `id,price\n${first?.id},5000\n`);
    expect(await problemsOf(file(seen, 6000))).toEqual([
      expect.stringMatching(
        /^2 version: meera changed this product on \d.*, after the file was exported\. Export it again, or empty this cell to overwrite the change\.$/,
      ),
    ]);
    expect(await problemsOf(file('new', 6000))).toHaveLength(1);
    // What is stored already overwrites nothing.
    expect(await importText(shop.database, `id,price,version\n${first?.id},5000,${seen}\n`)).toMatchObject({
      unchanged: 1,
    });
    expect(await importText(shop.database, file('', 6000))).toMatchObject({ changed: 2 });
  });

  it('keeps the buyers’ ratings', async () => {
    const rated = (await allProducts(shop.database)).find((product) => product.ratings.length > 0);
    await importText(shop.database, `id,title\n${rated?.id},Another title\n`);
    expect((await allProducts(shop.database)).find(({ id }) => id === rated?.id)?.ratings).toEqual(
      rated?.ratings,
    );
  });

  it('names every invalid cell by column and spreadsheet row, and stores nothing of the file', async () => {
    const rows = [
      newRow('N1'),
      '"A title\nof two lines",Acme,N2,Power Tools,Drills,84,-1,12',
      newRow('N3').replace('Drills', 'Drill'),
      '',
      newRow('N4').replace('Power Tools', 'Tools'),
      'too few,cells',
      ',,,,,,,',
      newRow('N1'),
      ',Acme,N5,Power Tools,Drills,8467,1e5,',
    ];
    expect(await problemsOf(`${HEADER}\r\n${rows.join('\r\n')}\r\n`)).toEqual([
      '3 title: Title contains characters that cannot be used.',
      '3 hsn: HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)',
      '3 price: Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.',
      '3 gst: GST of 12 per cent is only for bricks, fly ash blocks and roofing tiles (HSN 6815, 69010010, 69041000, 69051000).',
      '4 sub_category: There is no sub-category “Drill” in “Power Tools”. It can be added with the import.',
      '6 category: There is no category “Tools”. It can be added with the import.',
      '7 undefined: This row has 2 cells, the first row has 8.',
      '9 model: Row 2 is about the same product.',
      '10 title: Title is required.',
      '10 price: Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.',
      '10 gst: GST must be one of the rates in force: 0, 0.25, 1.5, 3, 5, 12, 18, 40 per cent.',
    ]);
  });

  it.each([
    ['Rs 18', 1800],
    ['Rs.18', 1800],
    ['Rs. 1,250.50', 125_050],
    ['₹ 1,250/-', 125_000],
    ['INR 1,00,000', 1_00_000_00],
  ])('reads the price %s and the tax 18%%, as price lists write them', async (price, paise) => {
    const row = newRow('P1').replace('1000,18', `"${price}",18%`);
    await importText(shop.database, `${HEADER}\n${row}\n`);
    const stored = (await allProducts(shop.database)).find(({ model }) => model === 'P1');
    expect(stored).toMatchObject({ listPricePaise: paise, gstBps: 1800 });
  });

  it.each([
    ['18', 1800],
    ['0.18', 1800],
    ['0.05', 500],
    ['0.25', 25],
  ])(
    'reads the GST %s as %d hundredths of a per cent, also from a cell that shows a percentage',
    async (gst, gstBps) => {
      await importText(shop.database, `${HEADER}\n${newRow('P2').replace('1000,18', `1000,${gst}`)}\n`);
      expect((await allProducts(shop.database)).find(({ model }) => model === 'P2')).toMatchObject({
        gstBps,
      });
    },
  );

  it('accepts 1.5 % for cut diamonds and 12 % for bricks only', async () => {
    const taxed = (model: string, hsn: string, gst: string) =>
      newRow(model).replace('8467,1000,18', `${hsn},1000,${gst}`);
    const lawful = [taxed('G1', '71023910', '1.5'), taxed('G2', '69041000', '12%')];
    expect(await importText(shop.database, [HEADER, ...lawful].join('\n'))).toMatchObject({ added: 2 });
    const unlawful = [taxed('G3', '71131910', '1.5'), taxed('G4', '84672100', '12')];
    expect(await problemsOf([HEADER, ...unlawful].join('\n'))).toEqual([
      '2 gst: GST of 1.5 per cent is only for cut diamonds (HSN 7102, 7104).',
      '3 gst: GST of 12 per cent is only for bricks, fly ash blocks and roofing tiles (HSN 6815, 69010010, 69041000, 69051000).',
    ]);
    // The code of goods that are taxed at 12 % cannot be changed to that of others.
    expect(await problemsOf('brand,model,hsn\nAcme,G2,84672100\n')).toEqual([
      expect.stringMatching(/^2 gst: GST of 12 per cent is only for bricks/),
    ]);
  });

  it('reports all problems at once, also in rows whose product is unclear', async () => {
    const rows = [
      newRow('W1').replace('Power Tools', 'Tools').replace('1000', '-1'),
      newRow('W2').replace('Drills', 'Drill').replace('8467', '84'),
      newRow('W3').replace('Power Tools', ''),
      newRow('W2').replace('8467', '84'),
    ];
    expect(await problemsOf([HEADER, ...rows].join('\n'))).toEqual([
      '2 price: Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.',
      '2 category: There is no category “Tools”. It can be added with the import.',
      '3 hsn: HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)',
      '3 sub_category: There is no sub-category “Drill” in “Power Tools”. It can be added with the import.',
      '4 category: Category is required.',
      '5 model: Row 3 is about the same product.',
      '5 hsn: HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)',
    ]);
    expect(await problemsOf('id,price,category\nnobody,-1,Tools\n')).toEqual([
      '2 id: There is no product “nobody”. Leave the id empty to add one.',
      '2 price: Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.',
      '2 category: There is no category “Tools”. It can be added with the import.',
    ]);
  });

  it('says of a file without titles that a mistyped model is no product', async () => {
    await importText(shop.database, `${HEADER}\n${newRow('T1')}\n`);
    expect(await problemsOf('brand,model,price\nAcme,T1,900\nAcme,T0,0\n')).toEqual([
      '3 model: There is no product “Acme T0”. To add it, the file needs a column for the title.',
      '3 price: Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.',
    ]);
  });

  it('rejects an unknown id, a product that occurs twice and a model that several products have', async () => {
    const [product] = await allProducts(shop.database);
    const named = `id,brand,model\nnobody,A,B\n${product?.id},A,B\n${product?.id},A,B\n`;
    expect(await problemsOf(named)).toEqual([
      '2 id: There is no product “nobody”. Leave the id empty to add one.',
      '4 id: Row 3 is about the same product.',
    ]);
    await shop.database.execute(
      sql`update products set brand = 'Twin', model = 'T' where category_id = ${product?.categoryId}`,
    );
    const [problem] = await problemsOf('brand,model,price\nTwin,T,5\n');
    expect(problem).toMatch(/^2 model: \d+ products are “Twin T”. Give the id of the one you mean.$/);
  });

  it('says why a file is not a product file', async () => {
    const latin1 = async function* () {
      yield Buffer.from('id,title\n1,Ma\xdf\n', 'latin1');
    };
    await expect(
      importProducts(shop.database, 'meera', readCsv(latin1()), { isDryRun: false }),
    ).rejects.toThrow('not UTF-8');
    await expect(importText(shop.database, '')).rejects.toThrow('The file is empty.');
    for (const [text, name] of [
      ['id;price\n', 'semicolons'],
      ['"id";"price"\n', 'semicolons'],
      ['id\tprice\n', 'tabs'],
    ]) {
      await expect(importText(shop.database, text ?? '')).rejects.toThrow(
        `The cells of this file are separated by ${name}. The separator must be a comma.`,
      );
    }
    await expect(importText(shop.database, 'id,colour\n')).rejects.toThrow('unknown columns: “colour”');
    await expect(importText(shop.database, 'id,price,price\n')).rejects.toThrow(
      'names the column “price” twice',
    );
    await expect(importText(shop.database, 'title,price\n')).rejects.toThrow('must have a column “id”');
    await expect(importText(shop.database, 'id,title\n1,"A\nB\n')).rejects.toThrow(
      'ends inside a quoted cell',
    );
    await expect(importText(shop.database, 'id,title\n\n1,"A\nB"\n2,A "B"\n')).rejects.toThrow(
      'Row 4: a quotation mark is out of place',
    );
  });

  it('checks everything and stores nothing in a dry run', async () => {
    const before = await allProducts(shop.database);
    const changes = await countChanges();
    expect(await importText(shop.database, `${HEADER}\n${newRow('T1')}\n`, { isDryRun: true })).toMatchObject(
      { added: 1 },
    );
    await expect(importText(shop.database, `${HEADER}\n,,,,,,,x\n`, { isDryRun: true })).rejects.toThrow(
      ImportProblems,
    );
    expect(await allProducts(shop.database)).toEqual(before);
    expect(await countChanges()).toBe(changes);
  });

  it('of 10,000 rows takes a few statements per thousand rows and records each change', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const rows = Array.from({ length: 10_000 }, (_, index) => newRow(`Big ${index}`));
    const before = (await countChanges()) ?? 0;
    query.mockClear();
    expect(await importText(shop.database, [HEADER, ...rows].join('\n'))).toMatchObject({
      added: 10_000,
    });
    const statements = query.mock.calls.length;
    expect(statements).toBeGreaterThan(10);
    expect(statements).toBeLessThanOrEqual(60);
    expect(await countChanges()).toBe(before + 10_000);
    const dearer = [HEADER, ...rows.slice(0, 3000)].join('\n').replaceAll(',1000,', ',1100,');
    query.mockClear();
    expect(await importText(shop.database, dearer)).toMatchObject({ changed: 3000 });
    expect(query.mock.calls.length).toBeLessThanOrEqual(24);
    query.mockRestore();
  }, 600_000);
});
