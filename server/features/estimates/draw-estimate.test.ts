import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  findMisplacedWords,
  inspectPdf,
  readBoxes,
  readFlow,
  readPages,
  readStreams,
} from '../../../tests/support/read-pdf.ts';
import { HOWRAH, PEENYA, sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { drawEstimate } from './draw-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';

/** As it would have been stored before the second layout. */
function toFirstLayout(estimate: EstimateDocument): EstimateDocument {
  const { layout, regrets, howToOrder, requestUrl, placeOfSupplyTerm, ...rest } = estimate;
  return {
    ...rest,
    terms: ['Payment: nothing is due.'],
    lines: rest.lines.map(({ model, ...line }) => line),
  };
}

async function readText(estimate: EstimateDocument): Promise<string> {
  return readPages(await drawEstimate(estimate)).join('\n');
}

describe('an estimate', () => {
  it('shows numbers, dates, both parties, states with their codes, and terms', async () => {
    const text = await readText(sampleEstimate([{}], { shipping: PEENYA }));
    for (const part of [
      'Estimate – not a tax invoice',
      'EST/2026-27/000123',
      '5 Oct 2026',
      '20 Oct 2026',
      'Karnataka (29)',
      'Udyog Haat Marketplace Private Limited',
      '14 Strand Road, Burrabazar, Kolkata 700001, West Bengal, India',
      '19AAUCU4821H1ZS AAUCU4821H West Bengal (19)',
      'sales@udyoghaat.example',
      'BILL TO SHIP TO',
      '19AABCD9876K1ZX',
      'Ms. Kavita Deshpande',
      '+91 98300 54321',
      'Karnataka 560058, India',
      '1. Validity: prices are per unit, in Indian rupees, and are valid until 20 Oct 2026',
      'does not require a signature',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows the buyer’s GSTIN only at addresses in the state of its registration', async () => {
    const countGstins = (text: string) => text.match(/19AABCD9876K1ZX/g)?.length;
    const belur = { ...HOWRAH, address: '3 Foundry Road, Belur' };
    expect(countGstins(await readText(sampleEstimate([{}], { shipping: belur })))).toBe(2);
    expect(countGstins(await readText(sampleEstimate([{}], { shipping: PEENYA })))).toBe(1);
  });

  it.each([
    {
      case: 'an own site in the same state',
      changes: {},
      taxes: 'CGST SGST',
      term: 'Place of supply: West Bengal (19), where the goods are delivered (section 10(1)(a) of the IGST Act 2017).',
      gstins: ['19AABCD9876K1ZX'],
    },
    {
      case: 'an own site in another state',
      changes: { shipping: PEENYA },
      taxes: 'IGST',
      term: 'Place of supply: Karnataka (29), where the goods are delivered (section 10(1)(a) of the IGST Act 2017).',
      gstins: ['19AABCD9876K1ZX'],
    },
    {
      case: 'an unregistered company in another state',
      changes: { shipping: PEENYA, consignee: { name: 'Peenya Fabricators', gstin: 'URP' } },
      taxes: 'CGST SGST',
      term: 'Place of supply: West Bengal (19), the state of the buyer’s GSTIN, because the goods are delivered to another company on the buyer’s direction (section 10(1)(b) of the IGST Act 2017).',
      gstins: ['19AABCD9876K1ZX', 'Unregistered (URP)'],
    },
    {
      case: 'another company in the seller’s state',
      changes: {
        billing: PEENYA,
        gstin: '29AAGCB7383J1Z4',
        consignee: { name: 'Howrah Fabricators', gstin: '19AABCU9603R1ZK' },
      },
      taxes: 'IGST',
      term: 'Place of supply: Karnataka (29), the state of the buyer’s GSTIN, because the goods are delivered to another company on the buyer’s direction (section 10(1)(b) of the IGST Act 2017).',
      gstins: ['29AAGCB7383J1Z4', '19AABCU9603R1ZK'],
    },
  ])('shows consignee, taxes and place of supply of a delivery to $case', async (row) => {
    const text = await readText(sampleEstimate([{}], row.changes));
    expect(text).toContain(`GST rate Taxable value ${row.taxes}`);
    expect(text.replace(/\s+/g, ' ')).toContain(row.term);
    const shown = /19AABCD9876K1ZX|29AAGCB7383J1Z4|19AABCU9603R1ZK|Unregistered \(URP\)/g;
    expect(text.match(shown)).toEqual(row.gstins);
    expect(text).toContain(row.changes.consignee?.name ?? 'Hooghly Hydraulics & Engineering Works');
  });

  it('has no term about the place of supply if it is older than consignees', async () => {
    const { placeOfSupplyTerm, ...older } = sampleEstimate();
    expect(placeOfSupplyTerm).toBeDefined();
    const text = await readText(older);
    expect(text).not.toContain('IGST Act');
    expect(text).toContain('4. Payment:');
  });

  it('shows each step from list price to total, CGST and SGST, and the total in words', async () => {
    const text = await readText(sampleEstimate());
    // 2 × ₹12,345.67 less 2.5 %, rounded up to ₹12,038 per piece; with 18 % ₹14,204.84, rounded up to ₹14,205.
    expect(text).toContain(
      '1 Bench drilling machine 20 mm BD-20 84592100 2 ₹12,345.67 2.5% ₹12,038.00 ₹24,076.28 18% ₹28,410.00',
    );
    expect(text).toContain('GST rate Taxable value CGST SGST');
    expect(text).toContain('18% (9% + 9%) ₹24,076.28 ₹2,166.86 ₹2,166.86');
    expect(text).not.toMatch(/IGST(?! Act)/);
    for (const sum of [
      'Gross value ₹24,691.34',
      'Discount − ₹615.34',
      'Rounding + ₹0.28',
      'Taxable value ₹24,076.28',
      'CGST ₹2,166.86',
      'SGST ₹2,166.86',
    ]) {
      expect(text).toContain(sum);
    }
    expect(text).toContain('Rupees Twenty-Eight Thousand Four Hundred Ten Only');
  });

  it('shows IGST for delivery to another state, also at a rate of 0%', async () => {
    const taxed = await readText(sampleEstimate([{}], { shipping: PEENYA }));
    expect(taxed).toMatch(/GST rate Taxable value IGST\s/);
    expect(taxed).toContain('18% ₹24,076.27 ₹4,333.73');
    const untaxed = await readText(sampleEstimate([{ gstBps: 0 }], { shipping: PEENYA }));
    expect(untaxed).toMatch(/GST rate Taxable value IGST\s/);
    expect(untaxed).toContain('0% ₹24,076.00 ₹0.00');
    for (const text of [taxed, untaxed]) expect(text).not.toMatch(/CGST [₹S]|SGST/);
  });

  it('shows the added discount next to the whole discount, and omits steps of zero', async () => {
    const text = await readText(sampleEstimate([{ addedDiscountMicroBps: 500_000_000 }]));
    expect(text).toContain('₹12,345.67 7.5%');
    expect(text).toContain('incl. 5% special discount');
    const plain = await readText(sampleEstimate([{ discountBps: 0, listPricePaise: 1000_00 }]));
    expect(plain).toContain('₹1,000.00 – ₹1,000.00 ₹2,000.00 18% ₹2,360.00');
    expect(plain).not.toMatch(/Gross value|Discount −|Rounding [+−]|special/);
  });

  it('counts each line by its unit, where the product had one', async () => {
    const text = await readText(
      sampleEstimate([
        { title: 'TMT bar 16 mm', quantity: 5, unit: 'NOS', terms: { unitName: 'bar' } },
        { title: 'Cement', quantity: 3, unit: 'BAG', status: 'Rejected' },
        { title: 'Drill', quantity: 4 },
      ]),
    );
    expect(text).toMatch(/TMT bar 16 mm .*\b5 bars\b/);
    expect(text).toMatch(/Cement, model BD-20, quantity 3 bags/);
    expect(text).toMatch(/Drill BD-20 84592100 4 ₹/);
  });

  it('shows an agreed price instead of a percentage', async () => {
    const text = await readText(sampleEstimate([{ addedDiscountMicroBps: 1_369_047_619 }]));
    expect(text).toContain('₹12,345.67 agreed ₹10,347.00');
    expect(text).not.toMatch(/13\.69|16\.19/);
  });

  it('keeps an amount of crores on one line', async () => {
    const machine = { quantity: 1, listPricePaise: 1_23_45_678_00, discountBps: 0, gstBps: 0 };
    const pdf = await drawEstimate(sampleEstimate([machine]));
    expect(readPages(pdf).join('\n')).toContain('– ₹1,23,45,678.00 ₹1,23,45,678.00 0% ₹1,23,45,678.00');
    expect(readFlow(pdf)).toContain(
      'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight Only',
    );
  });

  it.each([
    { count: 1, pages: 1 },
    { count: 5, pages: 1 },
    { count: 40, pages: 3 },
    { count: 100, pages: 7 },
  ])(
    'draws $count lines on $pages pages, each with a table head and page number',
    async ({ count, pages }) => {
      const title = 'Hydraulic power pack 5.5 kW, 40 L tank, return-line filter, 415 V three-phase';
      const lines = Array.from({ length: count }, (_, index) => ({ title: `Type ${index + 1}: ${title}` }));
      const pdf = await drawEstimate(sampleEstimate(lines));
      const texts = readPages(pdf);
      expect(texts).toHaveLength(pages);
      for (const [index, page] of texts.entries()) {
        expect(page).toContain('Estimate – not a tax invoice');
        expect(page).toContain('EST/2026-27/000123');
        expect(page).toMatch(/# Item Model HSN Qty List price Discount Net unit price/);
        expect(page).toContain(`Page ${index + 1} of ${pages}`);
        // No row is split: each begins and ends on the same page.
        expect(page.match(/Type/g)?.length).toBe(page.match(/three-phase/g)?.length);
      }
      const models = texts.join('\n').matchAll(/Type (\d+):/g);
      expect(Array.from(models, (match) => Number(match[1]))).toEqual(lines.map((_, index) => index + 1));
      // Totals and terms are not alone on the last page.
      for (const part of [`Type ${count}:`, 'Tax by rate', 'Grand total', 'Terms', 'To order, ']) {
        expect(texts.at(-1)).toContain(part);
      }
      expect(findMisplacedWords(readBoxes(pdf))).toEqual([]);
    },
  );

  it.each([
    { notes: 1, pages: 1 },
    { notes: 30, pages: 4 },
  ])('draws $notes notes below the lines on $pages pages', async ({ notes, pages }) => {
    const at = new Date('2026-10-25T05:00:00Z');
    const lines = Array.from({ length: notes }, (_, index) => {
      const note = `Note ${index + 1}: ${'delivery within twelve working days '.repeat(13)}end.`;
      return { status: 'Confirmed' as const, confirmation: { at, note } };
    });
    const pdf = await drawEstimate(sampleEstimate(lines));
    const texts = readPages(pdf);
    expect(texts).toHaveLength(pages);
    const found = texts.join('\n').matchAll(/Note (\d+):/g);
    expect(Array.from(found, (match) => Number(match[1]))).toEqual(lines.map((_, index) => index + 1));
    // No note is split: each begins and ends on the same page.
    for (const page of texts) expect(page.match(/Note \d/g)?.length).toBe(page.match(/end\./g)?.length);
    expect(findMisplacedWords(readBoxes(pdf))).toEqual([]);
  });

  it('breaks only after as many lines as fit, however much else is asked for', async () => {
    const wishes = Array.from({ length: 9 }, (_, index) => ({ text: `Hacksaw ${index + 1}`, quantity: 3 }));
    const lines = Array.from({ length: 14 }, () => ({}));
    const [first = ''] = readPages(await drawEstimate({ ...sampleEstimate(lines), wishes }));
    expect(first).toContain('Hacksaw 1');
  });

  it('says once whom to ask for, and once an address to which bill and goods go', async () => {
    const same = await readText(sampleEstimate());
    expect(same).toContain('Same as BILL TO');
    const different = await readText(sampleEstimate([{}], { shipping: PEENYA }));
    expect(different).not.toContain('Same as');
    for (const text of [same, different]) {
      expect(text).toContain('Kind attn.');
      for (const said of ['42 Grand Trunk Road', 'Ms. Kavita Deshpande', 'stores@hooghly.example'])
        expect(text.split(said)).toHaveLength(2);
    }
  });

  it('has what it is in large letters, once', async () => {
    const [page] = readBoxes(await drawEstimate(sampleEstimate()));
    const sizes = (page?.words ?? [])
      .filter(({ text }) => text === 'Estimate')
      .map(({ yMin, yMax }) => Math.round(yMax - yMin));
    // The label of the number, and the foot of the page.
    const [large, ...small] = sizes.toSorted((a, b) => b - a);
    expect(small).toHaveLength(2);
    for (const size of small) expect(large).toBeGreaterThan(1.8 * size);
  });

  it('lists what was rejected as a regret with the reason, apart from the lines', async () => {
    const rejected = {
      status: 'Rejected',
      title: 'Safety shoes',
      quantity: 4,
      rejectionReason: 'Please tell us the sizes.',
    } as const;
    const text = await readText(sampleEstimate([{}, rejected]));
    expect(text).toContain('Regret – we cannot supply');
    expect(text).toContain('Safety shoes, model BD-20, quantity 4: Please tell us the sizes.');
    expect(text).not.toContain('2 Safety shoes');
    expect(await readText(sampleEstimate())).not.toContain('Regret');
  });

  it.each([
    {
      case: 'open',
      lines: [{}],
      text: 'To order, call us or e-mail your purchase order, and quote EST/2026-27/000123.',
    },
    {
      case: 'confirmed',
      lines: [{ status: 'Confirmed', confirmation: { at: new Date('2026-10-25T05:00:00Z'), note: '' } }],
      text: 'Your order is confirmed. For changes or questions, call or e-mail us and quote EST/2026-27/000123.',
    },
    {
      case: 'rejected',
      lines: [{ status: 'Rejected' }],
      text: 'For an alternative, call or e-mail us and quote EST/2026-27/000123.',
    },
  ] as const)('ends with how to go on when it is $case', async ({ lines, text }) => {
    const pdf = await drawEstimate(sampleEstimate([...lines]));
    const shown = readPages(pdf).join('\n');
    expect(shown).toContain(text);
    expect(shown.slice(shown.indexOf(text))).toMatch(
      /\+91 33 4000 1234 sales@udyoghaat\.example localhost:3000\/orders/,
    );
    expect(Buffer.from(pdf).toString('latin1')).toContain(
      '(http://localhost:3000/orders?q=EST%2F2026-27%2F000123)',
    );
  });

  it('says which price is only a guide, until one is agreed or its item confirmed', async () => {
    const note = 'Price on request: this one is indicative';
    const line = { isPriceOnRequest: true };
    const readFlat = async (...lines: Parameters<typeof sampleEstimate>[0] & object) =>
      (await readText(sampleEstimate(lines))).replace(/\s+/g, ' ');
    expect((await readFlat(line, {})).split(note)).toHaveLength(2);
    expect(await readFlat({ ...line, addedDiscountMicroBps: 500_000_000 })).not.toContain(note);
    expect(await readFlat({ ...line, status: 'Confirmed' })).not.toContain(note);
  });

  it('says what the quantities cost that were asked for, beside the totals of the cart', async () => {
    const bar = { unit: 'NOS', terms: { unitName: 'bar', unitContent: '18.96 kg' } } as const;
    const estimate = sampleEstimate([
      { ...bar, title: 'TMT bar', quantity: 5, wish: { quantity: 2, unit: 'TON' } },
      { ...bar, title: 'Wire', wish: { quantity: 3, unit: 'BOX' } },
      { title: 'Drill' },
    ]);
    const text = (await readText(estimate)).replace(/\s+/g, ' ');
    expect(text).toContain('For the quantities in the cart');
    const [, asked = ''] = text.split('For the full quantities requested');
    // One bar is ₹12,038 before and ₹14,205 with GST.
    expect(asked).toContain('TMT bar BD-20 2 tonnes ₹12,038.00 ₹12,76,042.38 18% ₹15,05,730.00');
    expect(asked).toContain('106 bars of 18.96 kg at ₹12,038.00 per bar');
    expect(asked).toContain('Wire BD-20 3 boxes ₹12,038.00 – 18% –');
    expect(asked).toContain('No price for this unit yet');
    expect(asked).toContain('Units without a price are not included.');
    expect(asked).toContain('Item as above ₹24,076.28');
    // Two drills at ₹14,205 beside the bars.
    expect(asked).toContain('Total for the full quantities requested ₹15,34,140.00');
    const former = await readText({ ...estimate, layout: 2 });
    expect(former).not.toContain('For the quantities');
    expect(await readText(sampleEstimate())).not.toContain('For the quantities');
  });

  it('names the sum of the full quantities beneath the grand total', async () => {
    const [first = ''] = readPages(await drawEstimate(sampleEstimate([{ wish: { quantity: 40 } }])));
    // 40 × ₹14,205 with GST.
    expect(first.replace(/\s+/g, ' ')).toContain('Total for the full quantities requested ₹5,68,200.00');
  });

  it('has the full quantities on the page of the totals, while there is room', async () => {
    for (const count of [1, 2, 3]) {
      const lines = Array.from({ length: count }, () => ({ wish: { quantity: 40 } }));
      const [first = ''] = readPages(await drawEstimate(sampleEstimate(lines)));
      expect(first, `${count} lines`).toContain('Grand total');
      expect(first, `${count} lines`).toContain('Total for the full quantities');
    }
  });

  it('leaves no total of many asked quantities alone on a page', async () => {
    for (const count of [4, 9, 14, 30, 60]) {
      const lines = Array.from({ length: count }, () => ({ wish: { quantity: 40 } }));
      const pages = readPages(await drawEstimate(sampleEstimate(lines)));
      const last = pages.find((page) => page.includes('Total for the full quantities')) ?? '';
      expect(last, `${count} lines`).toMatch(/Bench drilling machine.*Total for the full quantities/s);
    }
  });

  it('is drawn byte for byte as before if it is older than the second layout', async () => {
    const former = { addedDiscountMicroBps: 500_000_000 };
    const pdf = await drawEstimate(toFirstLayout(sampleEstimate([{}, former], { shipping: PEENYA })));
    // Without compression, which differs between versions of zlib.
    const content = readStreams(pdf).filter((stream) => stream.includes(' Tf'));
    expect(createHash('sha256').update(content.join('')).digest('hex')).toBe(
      '9ae7951535bfc6d580d401ce176954f184ba117862327fb6be77ee38815c78ba',
    );
  });

  it('is drawn byte for byte as before if its lines are older than units', async () => {
    const rejected = { status: 'Rejected', rejectionReason: 'Sold out' } as const;
    const estimate = sampleEstimate([{}, rejected], { shipping: PEENYA });
    const pdf = await drawEstimate({ ...estimate, layout: 2 });
    const content = readStreams(pdf).filter((stream) => stream.includes(' Tf'));
    expect(createHash('sha256').update(content.join('')).digest('hex')).toBe(
      '3f80dd90592f917baa1a7115b54afce8046e8a09c1aa9c2956db57d6781ad044',
    );
  });

  it('draws Hindi in Devanagari, readable and searchable', async () => {
    const title = 'बेंच ड्रिलिंग मशीन 20 mm – क्षैतिज प्रकार ₹';
    const address = { ...PEENYA, address: 'प्लॉट 27, औद्योगिक क्षेत्र', city: 'लखनऊ' };
    const customer = 'अग्रवाल इंडस्ट्रीज़ (प्रा.) लिमिटेड – Agrawal';
    const pdf = await drawEstimate(sampleEstimate([{ title }], { customer, shipping: address }));
    const text = readPages(pdf).join('\n').normalize('NFC');
    for (const part of [customer, address.address, address.city, title]) {
      expect(text).toContain(part.normalize('NFC'));
    }
    expect(findMisplacedWords(readBoxes(pdf))).toEqual([]);
    expect(inspectPdf('pdffonts', [], pdf)).toContain('IBMPlexSansDevanagari');
  });

  it('embeds subsets of its fonts and stays small', async () => {
    const pdf = await drawEstimate(sampleEstimate([{ title: 'हिन्दी 4.7 kΩ' }]));
    const fonts = inspectPdf('pdffonts', [], pdf).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThanOrEqual(4);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+IBMPlexSans.* yes yes yes /);
    expect(pdf.byteLength).toBeLessThan(100_000);
  });

  it('replaces characters that no font has', async () => {
    const text = await readText(sampleEstimate([{ title: 'தமிழ் 🏭 pump\u0007 ≤ 2\u2011inch ㎜ ⌀' }]));
    expect(text).toMatch(/\uFFFD+ pump <= 2-inch mm Ø/);
  });

  it('has space for names, addresses and titles of any length', async () => {
    const wide = (length: number) => 'W'.repeat(length);
    const state = 'Dadra and Nagar Haveli and Daman and Diu';
    const address = { address: wide(300), city: wide(100), district: 'M'.repeat(100), state, pin: '396191' };
    const pdf = await drawEstimate(
      sampleEstimate([{ title: wide(300) }, { title: `${wide(5000)} end` }, { title: 'word '.repeat(60) }], {
        customer: wide(150),
        contactName: wide(100),
        email: `${'w'.repeat(120)}@${'w'.repeat(120)}.example`,
        billing: address,
        shipping: address,
      }),
    );
    expect(findMisplacedWords(readBoxes(pdf))).toEqual([]);
    const text = readPages(pdf).join('\n');
    expect(text).toContain('…');
    expect(text).not.toContain('end');
  });

  it('has a title, an author and a date in its metadata', async () => {
    const metadata = inspectPdf('pdfinfo', [], await drawEstimate(sampleEstimate()));
    expect(metadata).toMatch(/Title: +Estimate EST\/2026-27\/000123 – Udyog Haat\n/);
    expect(metadata).toMatch(/Author: +Udyog Haat Marketplace Private Limited\n/);
    expect(metadata).toMatch(/CreationDate: +Mon Oct {2}5 .* 2026/);
    expect(metadata).toMatch(/Page size: .*A4/);
  });

  it('is tagged, so that screen readers read headings, tables and lists in order', async () => {
    const pdf = await drawEstimate(sampleEstimate());
    expect(inspectPdf('pdfinfo', [], pdf)).toMatch(/Tagged: +yes/);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Lang \(en-IN\)/);
    const structure = inspectPdf('pdfinfo', ['-struct-text'], pdf);
    for (const type of ['Link', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(structure).toMatch(new RegExp(`^ +${type}\\b`, 'm'));
    }
    const read = Array.from(structure.matchAll(/^ +"(.*)"/gm), ([, text]) => text).join(' ');
    const order = [
      ...['Udyog Haat', 'BILL TO', 'SHIP TO', 'stores@', 'Item', 'Bench', 'Grand total', 'Terms'],
      ...['To order', 'localhost'],
    ];
    const positions = order.map((text) => read.indexOf(text));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThanOrEqual(0);
    // Repeated heads and feet are not part of the text.
    expect(read).not.toContain('Page 1');
  });

  it('gives the same bytes for the same estimate', async () => {
    expect(await drawEstimate(sampleEstimate())).toEqual(await drawEstimate(sampleEstimate()));
  });
});
