import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type MatchedLine, matchLine } from './match-line.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A line of pasted-lines.txt. */
type Example = { models: string[]; quantity: number | null; unit: string | null; line: string };

const UNITS: Record<string, string> = {
  nos: 'NOS',
  pcs: 'NOS',
  prs: 'PRS',
  bag: 'BAG',
  set: 'SET',
  rol: 'ROL',
  kg: 'KGS',
  ton: 'TON',
  quintal: 'QTL',
};

function readExamples(): Map<string, Example[]> {
  const hands = new Map<string, Example[]>();
  let examples: Example[] = [];
  const file = readFileSync(path.join(import.meta.dirname, 'pasted-lines.txt'), 'utf8');
  for (const row of file.split('\n')) {
    if (row.startsWith('## ')) {
      examples = [];
      hands.set(row.slice(3), examples);
    }
    const [models = '', quantity = '', unit = '', ...line] = row.split(' | ');
    if (row.startsWith('#') || line.length === 0) continue;
    examples.push({
      models: models === '-' ? [] : models.split(','),
      quantity: quantity === '-' ? null : Number(quantity),
      unit: UNITS[unit] ?? null,
      line: line.join(' | ').replaceAll('→', '\t'),
    });
  }
  return hands;
}

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

it('understands lists from spreadsheets, WhatsApp and in Hinglish', async () => {
  const { rows } = await database.pool.query<{ id: string; model: string }>('select id, model from products');
  const modelsById = new Map(rows.map(({ id, model }) => [id, model]));
  const isAny = (products: MatchedLine['products'], models: readonly string[]) =>
    products.some(({ id }) => models.includes(modelsById.get(id) ?? ''));
  const totals = { lines: 0, first: 0, amongFive: 0, quantity: 0 };
  const mistaken: string[] = [];
  for (const [hand, examples] of readExamples()) {
    const counts = { lines: examples.length, first: 0, amongFive: 0, quantity: 0 };
    for (const { models, quantity, unit, line } of examples) {
      const matched = await matchLine(database.database, line);
      const isNone = matched.products.length === 0;
      const isFirst = models.length === 0 ? isNone : isAny(matched.products.slice(0, 1), models);
      const isAmongFive = models.length === 0 ? isNone : isAny(matched.products, models);
      const hasQuantity = matched.quantity === quantity && (unit === null || matched.unit === unit);
      if (matched.result === 'found' && !isFirst) mistaken.push(line);
      counts.first += isFirst ? 1 : 0;
      counts.amongFive += isAmongFive ? 1 : 0;
      counts.quantity += hasQuantity ? 1 : 0;
    }
    for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += counts[name];
    process.stdout.write(`${hand}: ${JSON.stringify(counts)}\n`);
  }
  expect(totals.lines).toBe(300);
  expect(mistaken).toEqual([]);
  expect(percent(totals.first, totals.lines)).toBeGreaterThanOrEqual(85);
  expect(percent(totals.amongFive, totals.lines)).toBeGreaterThanOrEqual(95);
  expect(percent(totals.quantity, totals.lines)).toBeGreaterThanOrEqual(97);
});

it.each([
  ['VG-100S 4', 'found'],
  ['10 nos cement', 'choose'],
  // One of them says both.
  ['Angle grinder 4" (100 mm) - 3 nos', 'choose'],
  ['2 cnc lathe', 'none'],
  // A figure is another one, or none tells those that come into question apart.
  ['pallet truck 2.2 ton', 'choose'],
  ['E7018 electrode 5mm', 'choose'],
  ['E6013 2.5x350', 'choose'],
  // A sprayer is for tea and for powders.
  ['tea powder 5 kg', 'choose'],
  // A press filters the oil, and a helmet holds the lamp.
  ['hydraulic oil 46', 'choose'],
  ['helmet lamp', 'choose'],
  // A material, or a word of a description, is not what the goods are.
  ['pvc pipe 4 inch', 'none'],
  ['mild steel pipe 2 inch', 'none'],
  ['v belt b-52', 'none'],
  ['1 dozen hacksaw blade 12"', 'none'],
  ['Red oxide primer 20 ltr - 3 drum', 'none'],
  ['cut off wheel 14" 25 pc', 'none'],
  ['=HYPERLINK("http://x")', 'none'],
  ['', 'none'],
])('%s: %s', async (line, result) => {
  expect((await matchLine(database.database, line)).result).toBe(result);
});

it.each([
  ['hydraulic hand pallet 2.5 t', 'BP-25', null],
  ['hydrolic pallet 2500 kg', 'BP-25', null],
  ['hydrolic hand pallet truck 2.5 ton', 'BP-25', null],
  ['hydrolic hand pallet 2.5 ton 2 nos', 'BP-25', 2],
  ['chain hoist 2 ton', 'BEC-2T', null],
  // Sold by weight, or by what weighs so much.
  ['TMT bar 12 mm 2 ton', 'LT550D-12', 2],
  ['OPC 53 cement 500 kg', 'OPC-53', 500],
  ['TMT 12 mm 2 t', 'LT550D-12', 2],
  ['TMT bar 12mm Fe550D - 2 MT', 'LT550D-12', 2],
  ['FR house wire 2.5 sqmm 200 m', 'FR-25R', 200],
  ['chain pulley block 1 ton 3 m', 'BC-1T', null],
])('%s: finds %s first, and %s of it', async (line, model, quantity) => {
  const matched = await matchLine(database.database, line);
  const { rows } = await database.pool.query('select model from products where id = $1', [
    matched.products[0]?.id,
  ]);
  expect([rows[0]?.model, matched.quantity]).toEqual([model, quantity]);
});

it.each([
  ['gumboot paanch jodi', 'HGB-14'],
  // Several come in this size.
  ['safety jute 8 no 10 jodi', undefined],
  // The figure, the colour, the kind of goods or the brand is another one.
  ['air compresor 3hp 1', undefined],
  ['wire 4 sqmm red 4 coil', undefined],
  ['green helmet 25', undefined],
  ['10 nag bench drill 13mm', undefined],
  ['taraju 100 kg digital ek', undefined],
  ['bosch angle grinder 4 inch', undefined],
  ['mcb 32a double pole', undefined],
  // Several fit.
  ['5 bori cement', undefined],
  ['2 welding masheen 200 amp', undefined],
  ['angle grinder 4 inch 3 nos', undefined],
  ['angle grinder 4" 3 nos', undefined],
  ['चेन पुली 1 टन 2 नग', undefined],
])('%s: may be taken for %s without asking', async (line, model) => {
  const { result, fittingId } = await matchLine(database.database, line);
  expect(result).toBe('choose');
  const { rows } = await database.pool.query('select model from products where id = $1', [fittingId]);
  expect(rows[0]?.model).toBe(model);
});

it('offers the motor of 1,430 rpm for 1440 rpm before the mill that has one', async () => {
  const matched = await matchLine(database.database, 'bhai 3 phase motor 2hp 1440rpm ek chahiye');
  expect(matched.products[0]?.title).toContain('GM-90-4');
  expect(matched.products[0]?.id).toBe(matched.fittingId);
});

it('takes a number that stands alone for a size of what comes in sizes', async () => {
  const { text, quantity } = await matchLine(database.database, 'Safety shoes steel toe 8 Bata\t6\tPairs');
  expect([text, quantity]).toEqual(['Safety shoes steel toe size 8 Bata', 6]);
  expect((await matchLine(database.database, 'TMT bar 8 - 2 ton')).text).toBe('TMT bar 8');
});

it('says which brand of a line the shop does not have', async () => {
  const { products, missingValues } = await matchLine(database.database, 'Bosch angle grinder 4 inch 600W');
  expect(products.length).toBeGreaterThan(0);
  expect(missingValues.get(products[0]?.id ?? '')).toEqual(['Bosch', '600W']);
});

it('says that a harness with one lanyard has no two', async () => {
  const { products, missingValues } = await matchLine(
    database.database,
    'Full body harness double lanyard - 6 nos',
  );
  expect(missingValues.get(products[0]?.id ?? '')).toEqual(['double lanyard']);
});

it('offers neither a mill nor an oil press of stainless steel for bolts of it', async () => {
  const { products } = await matchLine(database.database, 'M12 stainless steel bolts');
  expect(products.map(({ title }) => title).filter((title) => !title.includes('Sheet'))).toEqual([]);
});

it('offers what has the figures of a line before what has not', async () => {
  const { products } = await matchLine(database.database, 'pallet truck 2.5 ton capacity - 2 nos');
  expect(products[0]?.title).toContain('2500 kg');
  expect(products.length).toBeGreaterThan(1);
});

it('says which figures of a line the products to choose from do not have', async () => {
  const { products, missingValues } = await matchLine(database.database, 'chain pulley block 2 ton 1 no');
  expect(products.length).toBeGreaterThan(1);
  expect(products.map(({ id }) => missingValues.get(id))).toEqual(products.map(() => ['2 ton']));
  const drills = await matchLine(database.database, '10 nag bench drill 13mm');
  const missing = drills.products.map(({ id, title }) => [
    /\b13 mm/.test(title),
    drills.missingValues.get(id),
  ]);
  expect(missing).toContainEqual([true, []]);
  expect(missing.filter(([hasFigure]) => hasFigure).map(([, values]) => values)).not.toContainEqual(['13mm']);
});

it.each([
  ['helmet pila 25', 'RH-101'],
  // Of several the only one with this figure: 2.5 ton is 2500 kg. What it carries is no quantity.
  ['Pallet truck 2.5 ton', 'BP-25'],
  ['hand pallet truck 2.5 ton 2 nag', 'BP-25'],
  ['hydraulic pallet truck 2.5 ton x 2', 'BP-25'],
  // The only one, with all figures in its title or specifications.
  ['E6013 3.15x350', 'E6013-315'],
  ['E7018 electrode 4mm', 'E7018-400'],
  ['15) E7018 4mm 10 carton', 'E7018-400'],
  // A motor for mills only mentions them.
  ['aata chakki 2 hp', 'AC-2HP'],
  ['single phase motor 2 hp', 'GS-90C'],
  // The dial caliper is called otherwise.
  ['vernier 150mm 3 pcs', 'MV-150'],
  ['Fire Extinguisher ABC type 6 Kg', 'RFE-6A'],
  ['angle grinder 5 inch Bosch or eq. 2 nos', 'VG-125P'],
  // 'M/C' is a machine.
  ['cut off m/c 14" - 01 No.', 'NCO-355'],
  ['mag drill m/c 23mm 1', 'NMD-23'],
  ['VG100S-5 nos', 'VG-100S'],
  ['bhai 10 safed helmet bhej do', 'RH-205R'],
  ['safety shoes RS-620D size 8 - 6 pair', 'RS-620D'],
  ['RS-620D 12 pairs size 8/9', 'RS-620D'],
  ['RS-620D 8 no - 6 prs', 'RS-620D'],
  ['12 jodi RS-620D, 7 pair size 8 aur 5 pair size 9', 'RS-620D'],
])('%s: found as %s', async (line, model) => {
  const { result, products } = await matchLine(database.database, line);
  const { rows } = await database.pool.query('select model from products where id = $1', [products[0]?.id]);
  expect([result, rows[0]?.model]).toEqual(['found', model]);
});

it.each([
  ['Nitrile gloves, black L\t24\tpair\tRemark: urgent', 'Nitrile gloves, black size L'],
  // A shape.
  ['MS angle L 50x50 10', 'MS angle L 50x50'],
])('takes letters for sizes only of what comes in sizes: %s', async (line, text) => {
  expect((await matchLine(database.database, line)).text).toBe(text);
});
