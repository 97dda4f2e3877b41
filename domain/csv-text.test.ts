import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsvText } from './csv-text.ts';
import { unguardCell } from './formula-guard.ts';

const read = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

it('writes any cells so that a CSV reader gets them back', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', '₹1,045', 'a "b"', 'one\r\ntwo', ' ', "'=x"));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      const cells = read(formatCsvText(rows)).map((row) => row.map(unguardCell));
      expect(cells).toEqual(rows);
    }),
  );
});

it('begins no cell with what a spreadsheet takes for a formula', () => {
  expect(formatCsvText([['=HYPERLINK("x")', '@a', '-5', '12']])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")",\'@a,\'-5,12\r\n',
  );
});
