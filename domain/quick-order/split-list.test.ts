import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findListProblem, MAX_LIST_LINES } from './list-limits.ts';
import { readCells } from './read-cells.ts';
import { readListLine } from './read-list-line.ts';
import { splitCsv, splitList } from './split-list.ts';

const linesOf = (text: string) => splitList(text).lines;
const csvLinesOf = (text: string) => splitCsv(text).lines;

describe('a pasted list', () => {
  it('has a line for each line of the text that says something', () => {
    expect(linesOf('10 nag drill\r\n\r\n  5 bori cement \n')).toEqual(['10 nag drill', '5 bori cement']);
    expect(linesOf(' \n\t\n')).toEqual([]);
  });

  it('has items between slashes in one line, if each says how many', () => {
    expect(linesOf('10 drill 13mm / 5 bori cement / sariya 16mm – 2 ton')).toEqual([
      '10 drill 13mm',
      '5 bori cement',
      'sariya 16mm – 2 ton',
    ]);
    expect(linesOf('40 RG-13N-8 / VG-100S 4')).toEqual(['40 RG-13N-8', 'VG-100S 4']);
    expect(linesOf('motor 2 HP / 3 HP')).toEqual(['motor 2 HP / 3 HP']);
    expect(linesOf('4 hammer / mallet')).toEqual(['4 hammer / mallet']);
    expect(linesOf('10 socket 1/2 inch')).toEqual(['10 socket 1/2 inch']);
  });

  it('has items between commas in one line, if there are three or more and each begins with how many', () => {
    expect(linesOf('10 drill 13mm, 5 bori cement, 2 ton sariya 16mm')).toEqual([
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
    for (const line of whole) expect(linesOf(line)).toEqual([line]);
  });

  it('leaves out lines that only greet, ask or thank', () => {
    const message = 'Dear Ramesh ji,\nPlease quote for the following:\n4 drill\n\nThanks & Regards\nAsha 98';
    expect(linesOf(message)).toEqual(['4 drill', 'Asha 98']);
    expect(linesOf('Hi,\nhi sir\nGood morning\nDear Sir, please send 4 drill')).toEqual([
      'Dear Sir, please send 4 drill',
    ]);
    const goods = ['hi vis jacket', 'good quality gloves', 'dearborn pump', 'cement: 5 bags', 'drill'];
    expect(linesOf(goods.join('\n'))).toEqual(goods);
  });

  it('leaves out who sent a WhatsApp message', () => {
    expect(linesOf('[10:32 am, 23/11/2026] Ramesh Steel: 5 bori cement\n[11:02] Asha: saw x 2')).toEqual([
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
    expect(linesOf(rows.map((row) => row.join('\t')).join('\n'))).toEqual([
      'Angle grinder 100 mm Vajra\t4\tNos',
      'OPC 53 cement\t200\tBags',
    ]);
    expect(linesOf('item, qty\nsaw, 3')).toEqual(['saw\t3']);
  });

  it('takes remarks from their column, and an item with commas as one', () => {
    const list = ['Item,Qty,Unit,Remark', 'Nitrile gloves, black L, 24, pair, urgent', 'Saw,3,,'].join('\n');
    expect(linesOf(list)).toEqual(['Nitrile gloves, black L\t24\tpair\tRemark: urgent', 'Saw\t3']);
    const noted = ['Qty;Item;Notes;Comments', '3;Saw;blue;in two | lots', '4;Drill 13 mm;;;'].join('\n');
    expect(linesOf(noted)).toEqual(['Saw\t3\tRemark: blue in two   lots', 'Drill 13 mm\t4']);
  });

  it('keeps all cells where no row names the columns', () => {
    expect(linesOf('1\tSaw\t\t3\n2\tDrill\tNos\t4')).toEqual(['1\tSaw\t3', '2\tDrill\tNos\t4']);
  });

  it('keeps a cell with line breaks in one line, and quotation marks that are inches', () => {
    expect(linesOf('"Angle\ngrinder"\t4\n14" gloves\t2\n"open\t1')).toEqual([
      'Angle grinder\t4',
      '14" gloves\t2',
      '"open\t1',
    ]);
  });
});

it('finds the separator of a CSV file', () => {
  expect(csvLinesOf('Gloves, leather;10\nSaw;3')).toEqual(['Gloves, leather\t10', 'Saw\t3']);
  expect(csvLinesOf('"Gloves, leather",10\nSaw,3')).toEqual(['Gloves, leather\t10', 'Saw\t3']);
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
      expect(linesOf(text).map(readListLine)).toEqual(
        rows.map(({ item, quantity }) => ({ text: item, quantity, unit: null })),
      );
    }),
  );
});

it('keeps what was written by hand below a table', () => {
  const table = 'For our Nashik works\nSr\tItem\tSize\tQty\tUnit\n1\tAngle grinder\t4"\t3\tnos';
  const list = `${table}\n4) welding rod 3.15 mm - 20 pkt\nTMT bar 12mm x 40 nos\nMob 98220 12345`;
  expect(linesOf(list)).toEqual([
    'Angle grinder 4"\t3\tnos',
    '4) welding rod 3.15 mm - 20 pkt',
    'TMT bar 12mm x 40 nos',
  ]);
});

it('keeps what was written by hand above a table, and the order of all', () => {
  const list =
    'RFQ for our second plant\nangle grinder 4" 3 nos\nItem\tQty\tUnit\nMIG wire\t10\tnos\nsaria 16mm 2 ton';
  expect(linesOf(list)).toEqual(['angle grinder 4" 3 nos', 'MIG wire\t10\tnos', 'saria 16mm 2 ton']);
  expect(linesOf('saw 3\nMIG wire\t10\tnos\ndrill 4')).toEqual(['saw 3', 'MIG wire\t10\tnos', 'drill 4']);
});

it('leaves out numbers that count the lines, if each names a quantity as well', () => {
  expect(linesOf('1 Angle grinder 4" 3 nos\n2 MIG wire 10 nos\ncement 5 bag\n3 drill 13mm - 2')).toEqual([
    'Angle grinder 4" 3 nos',
    'MIG wire 10 nos',
    'cement 5 bag',
    'drill 13mm - 2',
  ]);
  for (const list of ['1 drill\n2 saw\n3 hammer', '2 pole mcb 4 nos\n3 phase motor 1 no', '1 drill 4 nos'])
    expect(linesOf(list)).toEqual(list.split('\n'));
});

it('leaves out the signature, and lines that only ask', () => {
  const mail = 'Dear sir\ndrill 4 nos\nurgent chahiye bhai\nThanks & Regards\nSuresh Patil, Purchase\nsaw 2';
  expect(linesOf(mail)).toEqual(['drill 4 nos', 'saw 2']);
});

const table = (...rows: string[]) => rows.map((row) => row.replaceAll('→', '\t')).join('\n');

it.each([
  ['Item→Qty in stock→Qty required→Unit', 'Angle grinder 100mm→7→4→Nos', 'Angle grinder 100mm\t4\tNos'],
  ['Item→Available Qty→Req Qty→Unit', 'Heat gun 1500W→0→3→Nos', 'Heat gun 1500W\t3\tNos'],
  ['Item→Monthly Qty→PO Qty', 'Saw→20→5', 'Saw\t5'],
  ['Item Name→Part No / Model→Qty', 'Grinder→VG-100S→5', 'Grinder VG-100S\t5'],
  ['Item→Stock→Qty', 'Saw→20→5', 'Saw\t5'],
  ['Item→Qty (MT)', 'TMT 12mm→2', 'TMT 12mm\t2\tMT'],
  ['Item→Quantity in Kgs', 'Copper wire→50', 'Copper wire\t50\tKgs'],
  ['Sr→Discription→Total Qty→Unit', '1→Saw→3→Nos', 'Saw\t3\tNos'],
  ['S.N.→Nomenclature→Qty→A/U', '1→Saw→3→Nos', 'Saw\t3\tNos'],
  ['S.No→Material→Nos', '1→Saw→3', 'Saw\t3\tNos'],
])('takes the quantity to order from columns %j', (header, row, line) => {
  expect(splitList(table(header, row))).toEqual({ lines: [line], leftOut: [] });
});

it('begins another table at another header', () => {
  const list = table('Sr→Item→Qty', '1→Drill→4', '', 'Sr→Unit→Qty→Description', '1→Nos→3→Marble cutter');
  expect(linesOf(list)).toEqual(['Drill\t4', 'Marble cutter\t3\tNos']);
});

it('leaves out sections, totals and notes of a table', () => {
  const list = table(
    'Sr→Item→Qty→Unit→Rate→Amount',
    '→A) SAFETY ITEMS→→',
    '1→Angle grinder→4→Nos',
    '→Total→255→',
    '→Freight→→→→500',
    '→Prepared by: Suresh→→',
  );
  expect(splitList(list)).toEqual({
    lines: ['Angle grinder\t4\tNos'],
    leftOut: ['A) SAFETY ITEMS', 'Total 255', 'Freight 500', 'Prepared by: Suresh'],
  });
  expect(linesOf(table('1→Saw→3', '→Total→19800'))).toEqual(['1\tSaw\t3']);
  // Without a number of its own it may be an item whose quantity was forgotten.
  expect(linesOf(table('Item→Qty→Unit', 'Saw→→', 'POWER TOOLS→→', 'Drill→2→Nos'))).toEqual([
    'Saw',
    'Drill\t2\tNos',
  ]);
});

it('continues the goods above where a line has but figures, a size, a colour or a ditto mark', () => {
  const list = table('Item→Size→Qty→Unit', 'TMT Bar Fe 550D→8 mm→2→MT', '→10 mm→3→MT', '-do-→12 mm→1→MT');
  expect(linesOf(list)).toEqual([
    'TMT Bar Fe 550D 8 mm\t2\tMT',
    'TMT Bar Fe 550D 10 mm\t3\tMT',
    'TMT Bar Fe 550D 12 mm\t1\tMT',
  ]);
  expect(linesOf('Angle grinder:\n100mm - 4 nos\n125mm - 2 nos')).toEqual([
    'Angle grinder 100mm - 4 nos',
    'Angle grinder 125mm - 2 nos',
  ]);
  expect(linesOf('TMT\n8mm - 2 ton\n12mm - 3 ton')).toEqual(['TMT 8mm - 2 ton', 'TMT 12mm - 3 ton']);
  expect(linesOf('safety shoes size 8 - 10 pair\nsize 9 - 5 pair')).toEqual([
    'safety shoes size 8 - 10 pair',
    'safety shoes size 9 - 5 pair',
  ]);
  expect(linesOf('fr wire 1.5 sqmm red 10 coil, blue 5 coil')).toEqual([
    'fr wire 1.5 sqmm red 10 coil',
    'fr wire 1.5 sqmm blue 5 coil',
  ]);
  expect(linesOf('Dear Sir,\n12 mm - 3 ton')).toEqual(['12 mm - 3 ton']);
  expect(linesOf('Angle grinder 100 mm\n125 mm')).toEqual(['Angle grinder 100 mm', 'Angle grinder 125 mm']);
});

it('joins a quantity to the goods above it', () => {
  expect(linesOf('Marble cutter:\n2 nos').map(readListLine)).toMatchObject([
    { text: 'Marble cutter', quantity: 2 },
  ]);
  const list = 'Marble cutter\nQty: 2 nos\nHeat gun 1500w\nQty: 3 nos';
  expect(linesOf(list).map(readListLine)).toEqual([
    { text: 'Marble cutter', quantity: 2, unit: 'NOS' },
    { text: 'Heat gun 1500w', quantity: 3, unit: 'NOS' },
  ]);
});

it.each([
  ['grinder 100mm 2 nos, heat gun 1500w 3 nos, marble cutter 1 no', 3],
  ['grinder 100mm 2 nos & heat gun 1500w 3 nos', 2],
  ['grinder 4 inch 2 nos + cutting wheel 4" 50 pcs', 2],
  ['chashma safety 20 pc + helmet welding wala 3', 2],
  ['hex bolt M12x50 with nut 200 pcs ani washer M12 200', 2],
  ['10 bori cement 43 grade aur 2 gadi balu', 2],
  ['7 pair size 8 aur 5 pair size 9 safety shoes', 1],
  ['18v drill and battery 2 nos', 1],
  ['motor 3 hp and 1440 rpm', 1],
  ['silicone gun do nag aur masking tape 1 inch 6 roll', 2],
  ['12mm tmt 2 ton, 16mm tmt 3 ton', 2],
  ['Safety helmet yellow 25 nos white 10 nos', 2],
  ['pallet truck 2.5 ton, nylon wheels 2 nos', 1],
  ['gate valve 2 inch, 4 nos', 1],
  ['welding rod 5 packets 90 pcs', 1],
  ['RS-620D, 7 pair size 8 aur 5 pair size 9', 1],
])('%j has items: %i', (line, count) => {
  expect(linesOf(line)).toHaveLength(count);
});

it.each([
  '23/11/26, 10:32 - Ramesh Steel: 12mm TMT 2 ton',
  '23/11/2026, 10:32 am - Ramesh: 12mm TMT 2 ton',
  '[23/11/26, 10:32:05 AM] ~ Ramesh: 12mm TMT 2 ton',
  '> 12mm TMT 2 ton',
  '> > 12mm TMT 2 ton',
])('reads an item of a message: %s', (line) => {
  expect(splitList(line)).toEqual({ lines: ['12mm TMT 2 ton'], leftOut: [] });
});

it('keeps what is asked for after a thank-you in a chat', () => {
  const stamp = '[10:32, 23/11/2026] Ramesh: ';
  const chat = ['heat gun 2 nos', 'thanks', 'ek marble cutter bhi', 'welding helmet auto darkening'];
  expect(splitList(chat.map((line) => stamp + line).join('\n'))).toEqual({
    lines: [chat[0], chat[2], chat[3]],
    leftOut: ['thanks'],
  });
});

it.each([
  'Hello sir ek heat gun chahiye',
  'Good morning sir, need two marble cutter',
  'Hi sir, marble cutter ka rate batao',
  'Dear sir please send heat gun',
  'Wall mounting bracket 110250 nos',
  'cement 100000 kg',
  'First aid kit',
  'Delivery van tyre 2 nos',
  'date stamp 2 nos',
])('%j is an item', (line) => {
  expect(splitList(line)).toEqual({ lines: [line], leftOut: [] });
});

it.each([
  'Pls send rate for below items',
  'Sir please quote your best rate',
  'Need urgently by tomorrow',
  'Kindly quote for the following items',
  'Delivery: 7 days',
  'Delivery at Chakan plant by 28/11',
  'Payment terms 30 days',
  'kal tak chahiye urgent',
  'urgent ahe, udya paryant pathva',
  'kal tak bhej do pls',
  'store ke liye ye saman chahiye, jaldi bhejna',
  'aur ye bhi add karna',
  'mujhe ye saman chahiye',
  'bill GST ka dena',
  'noted sir',
  'Dear Mr. Sharma,',
  'Hi Ramesh ji',
  'Date: 23 Nov 2026',
  'MATERIAL INDENT FOR NOV-26',
  'Site address: Plot 12, Ambad MIDC, Nashik 422010',
  'Gat No. 145, Nighoje, Chakan, Pune - 410501',
  'Pune - 410501',
  'Total 5 ton',
  'S.No  Item Description  Qty  Unit',
  'Subject: Requirement of tools',
  'On Mon, Nov 23, 2026 at 10:15 AM Purchase <purchase@kirloskar.example> wrote:',
  '-----Original Message-----',
  '<Media omitted>',
  'IMG-20261123-WA0012.jpg (file attached)',
  'This message was deleted',
  '23/11/26, 10:30 - Messages and calls are end-to-end encrypted. Nobody outside can read them.',
  'Please find below our revised requirement. Kindly quote your best price with delivery period.',
  'Del: 5 days. Payment: 100% against PI',
  'Mohan Lal & Sons, Sikar',
  'Amit Traders',
  'Forwarded',
])('%j is no item', (line) => {
  expect(splitList(`${line}\nsaw 2`)).toEqual({ lines: ['saw 2'], leftOut: [line] });
});

it('takes all lines where none is an item', () => {
  expect(splitList('ok\nTotal station')).toEqual({ lines: ['Total station'], leftOut: ['ok'] });
  expect(splitList('ok\nurgent')).toEqual({ lines: ['ok', 'urgent'], leftOut: [] });
});

it('says nothing of lines without a letter or a number', () => {
  expect(splitList('saw 2\n>\n____\n👍\n|----|----|')).toEqual({ lines: ['saw 2'], leftOut: [] });
});

it('leaves out letters and numbers that mark the lines', () => {
  expect(linesOf('01 drill 2 nos\n02 saw 1 no').map((line) => readListLine(line).text)).toEqual([
    'drill',
    'saw',
  ]);
  expect(linesOf('1️⃣ drill 2 nos\n(b) saw 1 no').map((line) => readListLine(line).text)).toEqual([
    'drill',
    'saw',
  ]);
});

it('keeps items without a quantity above a table, if they have a figure', () => {
  expect(splitList(table('Rao Works', 'angle grinder 100mm', 'Item→Qty', 'Drill→4'))).toEqual({
    lines: ['angle grinder 100mm', 'Drill\t4'],
    leftOut: ['Rao Works'],
  });
});

it('leaves out the names of sections that were written by hand', () => {
  expect(splitList('POWER TOOLS\nangle grinder 4 nos\n*Safety items*\nhelmet 5 nos')).toEqual({
    lines: ['angle grinder 4 nos', 'helmet 5 nos'],
    leftOut: ['POWER TOOLS', '*Safety items*'],
  });
  const sections = table('Sr→Item→Qty', 'B. SAFETY', '1→Helmet→5', 'A. CUTTING & WELDING', '2→Saw→1');
  expect(linesOf(sections)).toEqual(['Helmet\t5', 'Saw\t1']);
  const capitals = 'HEAT GUN\nANGLE GRINDER 4 NOS';
  expect(linesOf(capitals)).toEqual(capitals.split('\n'));
});
