import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findListProblem, MAX_LIST_LINES } from './list-limits.ts';
import { readCells } from './read-cells.ts';
import { readListLine } from './read-list-line.ts';
import { splitCsv, splitList } from './split-list.ts';

describe('a pasted list', () => {
  it('has a line for each line of the text that says something', () => {
    expect(splitList('10 nag drill\r\n\r\n  5 bori cement \n')).toEqual(['10 nag drill', '5 bori cement']);
    expect(splitList(' \n\t\n')).toEqual([]);
  });

  it('has items between slashes in one line, if each says how many', () => {
    expect(splitList('10 drill 13mm / 5 bori cement / sariya 16mm – 2 ton')).toEqual([
      '10 drill 13mm',
      '5 bori cement',
      'sariya 16mm – 2 ton',
    ]);
    expect(splitList('40 RG-13N-8 / VG-100S 4')).toEqual(['40 RG-13N-8', 'VG-100S 4']);
    expect(splitList('motor 2 HP / 3 HP')).toEqual(['motor 2 HP / 3 HP']);
    expect(splitList('4 hammer / mallet')).toEqual(['4 hammer / mallet']);
    expect(splitList('10 socket 1/2 inch')).toEqual(['10 socket 1/2 inch']);
  });

  it('has items between commas in one line, if there are three or more and each begins with how many', () => {
    expect(splitList('10 drill 13mm, 5 bori cement, 2 ton sariya 16mm')).toEqual([
      '10 drill 13mm',
      '5 bori cement',
      '2 ton sariya 16mm',
    ]);
    const whole = [
      '10 cordless drill 18 V, 2 batteries',
      '2 motor 3 HP, 1440 rpm, foot mounted',
      '1,200 gloves, leather, yellow',
      'gate valve 2 inch, 4 nos, brass',
    ];
    for (const line of whole) expect(splitList(line)).toEqual([line]);
  });

  it('leaves out lines that only greet, ask or thank', () => {
    const message = 'Dear Ramesh ji,\nPlease quote for the following:\n4 drill\n\nThanks & Regards\nAsha 98';
    expect(splitList(message)).toEqual(['4 drill', 'Asha 98']);
    expect(splitList('Hi,\nhi sir\nGood morning\nDear Sir, please send 4 drill')).toEqual([
      'Dear Sir, please send 4 drill',
    ]);
    const goods = ['hi vis jacket', 'good quality gloves', 'dearborn pump', 'cement: 5 bags', 'drill'];
    expect(splitList(goods.join('\n'))).toEqual(goods);
  });

  it('leaves out who sent a WhatsApp message', () => {
    expect(splitList('[10:32 am, 23/11/2026] Ramesh Steel: 5 bori cement\n[11:02] Asha: saw x 2')).toEqual([
      '5 bori cement',
      'saw x 2',
    ]);
  });

  it('takes what is wanted and how much from the columns that a header names', () => {
    const rows = [
      ['Rao Engineering Works'],
      ['Sl. No', 'Item Code', 'Description', 'Make', 'HSN', 'Qty', 'UOM', 'Rate', 'Amount'],
      ['1', '90017', 'Angle grinder 100 mm', 'Vajra', '8467', '4', 'Nos', '1,250', '5,000'],
      ['2', '90018', 'OPC 53 cement', '', '2523', '200', 'Bags', '390', '78,000'],
      ['', '', 'Total', '', '', '', '', '', '83,000'],
    ];
    expect(splitList(rows.map((row) => row.join('\t')).join('\n'))).toEqual([
      'Angle grinder 100 mm Vajra\t4\tNos',
      'OPC 53 cement\t200\tBags',
    ]);
    expect(splitList('item, qty\nsaw, 3')).toEqual(['saw\t3']);
  });

  it('takes remarks from their column, and an item with commas as one', () => {
    const list = ['Item,Qty,Unit,Remark', 'Nitrile gloves, black L, 24, pair, urgent', 'Saw,3,,'].join('\n');
    expect(splitList(list)).toEqual(['Nitrile gloves, black L\t24\tpair\tRemark: urgent', 'Saw\t3']);
    const noted = ['Qty;Item;Notes;Comments', '3;Saw;blue;in two | lots', '4;Drill 13 mm;;;'].join('\n');
    expect(splitList(noted)).toEqual(['Saw\t3\tRemark: blue in two   lots', 'Drill 13 mm\t4']);
  });

  it('keeps all cells where no row names the columns', () => {
    expect(splitList('1\tSaw\t\t3\n2\tDrill\tNos\t4')).toEqual(['1\tSaw\t3', '2\tDrill\tNos\t4']);
  });

  it('keeps a cell with line breaks in one line, and quotation marks that are inches', () => {
    expect(splitList('"Angle\ngrinder"\t4\n14" gloves\t2\n"open\t1')).toEqual([
      'Angle grinder\t4',
      '14" gloves\t2',
      '"open\t1',
    ]);
  });
});

it('finds the separator of a CSV file', () => {
  expect(splitCsv('Gloves, leather;10\nSaw;3')).toEqual(['Gloves, leather\t10', 'Saw\t3']);
  expect(splitCsv('"Gloves, leather",10\nSaw,3')).toEqual(['Gloves, leather\t10', 'Saw\t3']);
});

it.each([
  [[], { kind: 'empty' }],
  [Array(10_000).fill('saw'), { kind: 'too-many', count: 10_000 }],
  [['saw', 'x'.repeat(2 ** 20)], { kind: 'too-long', line: 2 }],
  [Array(MAX_LIST_LINES).fill('x'.repeat(300)), undefined],
])('checks a list before it is looked for (%#)', (lines, problem) => {
  expect(findListProblem(lines)).toEqual(problem);
});

const plainCell = fc.stringMatching(/^[a-z]{1,9}( [a-z"]{1,9})?$/);

it('reads the cells that a spreadsheet writes', () => {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(plainCell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map(quote).join(';')).join('\r\n');
      expect(readCells(text, ';')).toEqual(rows);
    }),
  );
});

it('finds every item and quantity of a table with a header, wherever its columns stand', () => {
  const item = fc.stringMatching(/^[a-z]{4,9} [a-z]{4,9}$/);
  const row = fc.record({ item, quantity: fc.integer({ min: 1, max: 99_999 }) });
  const columns = fc.shuffledSubarray(['Sr No', 'Item', 'Quantity', 'Rate'], { minLength: 4 });
  fc.assert(
    fc.property(columns, fc.array(row, { minLength: 1, maxLength: 5 }), (header, rows) => {
      const toCells = ({ item, quantity }: (typeof rows)[0]) => ({
        'Sr No': '7',
        Item: item,
        Quantity: quantity,
        Rate: '55.5',
      });
      const cells = rows.map((each) => header.map((name) => toCells(each)[name as 'Item']));
      const text = [header, ...cells].map((each) => each.join('\t')).join('\n');
      expect(splitList(text).map(readListLine)).toEqual(
        rows.map(({ item, quantity }) => ({ text: item, quantity, unit: null })),
      );
    }),
  );
});

it('keeps what was written by hand below a table', () => {
  const table = 'For our Nashik works\nSr\tItem\tSize\tQty\tUnit\n1\tAngle grinder\t4"\t3\tnos';
  const list = `${table}\n4) welding rod 3.15 mm - 20 pkt\nTMT bar 12mm x 40 nos\nMob 98220 12345`;
  expect(splitList(list)).toEqual([
    'Angle grinder 4"\t3\tnos',
    '4) welding rod 3.15 mm - 20 pkt',
    'TMT bar 12mm x 40 nos',
  ]);
});

it('keeps what was written by hand above a table, and the order of all', () => {
  const list =
    'RFQ for our second plant\nangle grinder 4" 3 nos\nItem\tQty\tUnit\nMIG wire\t10\tnos\nsaria 16mm 2 ton';
  expect(splitList(list)).toEqual(['angle grinder 4" 3 nos', 'MIG wire\t10\tnos', 'saria 16mm 2 ton']);
  expect(splitList('saw 3\nMIG wire\t10\tnos\ndrill 4')).toEqual(['saw 3', 'MIG wire\t10\tnos', 'drill 4']);
});

it('leaves out numbers that count the lines, if each names a quantity as well', () => {
  expect(splitList('1 Angle grinder 4" 3 nos\n2 MIG wire 10 nos\ncement 5 bag\n3 drill 13mm - 2')).toEqual([
    'Angle grinder 4" 3 nos',
    'MIG wire 10 nos',
    'cement 5 bag',
    'drill 13mm - 2',
  ]);
  for (const list of ['1 drill\n2 saw\n3 hammer', '2 pole mcb 4 nos\n3 phase motor 1 no', '1 drill 4 nos'])
    expect(splitList(list)).toEqual(list.split('\n'));
});

it('leaves out the signature, and lines that only ask', () => {
  const mail = 'Dear sir\ndrill 4 nos\nurgent chahiye bhai\nThanks & Regards\nSuresh Patil, Purchase\nsaw 2';
  expect(splitList(mail)).toEqual(['drill 4 nos', 'saw 2']);
});
