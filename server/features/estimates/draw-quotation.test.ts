import { createHash } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '#domain/indian-format.ts';
import { priceQuotation } from '#domain/quotation/price-quotation.ts';
import {
  findMisplacedWords,
  inspectPdf,
  readBoxes,
  readFlow,
  readPages,
} from '../../../tests/support/read-pdf.ts';
import { renderPng } from '../../../tests/support/render-pdf.ts';
import { PEENYA } from '../../../tests/support/sample-estimate.ts';
import { sampleLine, sampleQuotation, sampleTerms } from '../../../tests/support/sample-quotation.ts';
import { composeAccepted } from './compose-accepted.ts';
import { drawQuotation } from './draw-quotation.ts';
import type { QuotationDocument } from './quotation-document.ts';

// Its types describe an ES module, and what is published is a function.
const readCode = jsQR as unknown as typeof jsQR.default;
const readText = async (quotation: QuotationDocument) => readFlow(await drawQuotation(quotation));

const { productId, brand, ...withoutProduct } = sampleLine(2);
const MIXER = {
  ...withoutProduct,
  title: 'Concrete mixer 10/7',
  hsn: '9973',
  ratePaise: 9_000_00,
  rental: {
    per: 'week',
    periods: 2.5,
    from: '2026-11-02',
    until: '2026-11-19',
    pin: '560058',
    withOperator: true,
    depositPaise: 50_000_00,
    mobilisationPaise: 5_000_00,
  },
} as const;

describe('a quotation', () => {
  it('says what a rate is off the list price, if it is below it', async () => {
    const lines = [
      sampleLine(1, { listPricePaise: 13_499_00, listUnit: 'NOS' }),
      sampleLine(2, { listPricePaise: 11_999_50, listUnit: 'NOS' }),
    ];
    const text = await readText(sampleQuotation(sampleTerms(lines)));
    expect(text).toContain('Kavach · list price ₹13,499.00, 11.11% off');
    expect(text.match(/list price/g)).toHaveLength(1);
  });

  it('takes one page for three lines, with the agreed terms beside the totals', async () => {
    const { layout: _, ...former } = sampleQuotation(
      sampleTerms([1, 2, 3].map((number) => sampleLine(number))),
    );
    const [page = '', ...others] = readPages(await drawQuotation({ ...former, layout: 2 }));
    expect(others).toEqual([]);
    expect(page).toMatch(/Freight +₹4,500\.00, in the total/);
    // As it was sent before: with its words, and the terms beneath the totals.
    const [firstPage = '', ...next] = readPages(await drawQuotation(former));
    expect(next).toHaveLength(1);
    expect(firstPage).toMatch(/Grand total[\s\S]*Freight +₹4,500\.00 extra/);
  });

  it('shows number and revision, prices, freight, terms and the round-off on one page', async () => {
    const pdf = await drawQuotation(sampleQuotation());
    const [page = '', ...others] = readPages(pdf);
    expect(others).toEqual([]);
    for (const part of [
      'Quotation – not a tax invoice',
      'EST/2026-27/000123 R1',
      '7 Oct 2026 22 Oct 2026 West Bengal (19)',
      '1 Bench drilling machine 20 mm BD-20 84592100 2 NOS ₹11,999.50 ₹23,999.00 18% ₹28,318.82',
      'per piece',
      '18% (9% + 9%) ₹23,999.00 ₹4,500.00 ₹2,564.91 ₹2,564.91',
      'Freight, taxed with the',
      'Taxable value ₹28,499.00',
      'Round-off + ₹0.18',
      '₹33,629.00',
      'Rupees Thirty-Three Thousand Six Hundred Twenty-Nine Only',
      'Delivery Within 7 working days to the SHIP TO address',
      'Payment 50% with the order, the rest before dispatch',
      'Warranty 12 months from dispatch',
      'can be accepted until the end of 22 Oct 2026',
      'GST is charged as applicable on the day of dispatch',
      'To accept, use the link in our e-mail',
      'udyoghaat.example/verify/EST-2026-27-000123/ABCDEFGH23456789',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('keeps what can be chosen and what is not available apart from the sum', async () => {
    const text = await readText(
      sampleQuotation(
        sampleTerms([
          sampleLine(1),
          sampleLine(2, { title: 'Spare chuck', offer: 'optional' }),
          sampleLine(3, { title: 'Drill of 25 mm', offer: 'alternative', replaces: 1, note: 'In stock' }),
          sampleLine(4, { title: 'Drill stand', offer: 'unavailable', note: 'Out of production' }),
        ]),
      ),
    );
    expect(text).toMatch(
      /₹33,629\.00.*Options and alternatives \(not in the total\).*2 Spare chuck.*3 Drill of 25 mm/,
    );
    expect(text).toContain('Optional · Kavach');
    expect(text).toContain('Alternative to line 1 · Kavach · In stock');
    expect(text).toContain(
      'Regret – we cannot supply 4. Drill stand, model BD-20, 2 pieces: Out of production',
    );
  });

  it('shows, once accepted, only what was chosen, for how much and by whom', async () => {
    const quotation = sampleQuotation(
      sampleTerms([
        sampleLine(1),
        sampleLine(2, { title: 'Spare chuck', offer: 'optional' }),
        sampleLine(3, { title: 'Drill of 25 mm', offer: 'alternative', replaces: 1 }),
        { ...MIXER, number: 4 },
      ]),
      { request: { shipping: PEENYA } },
    );
    const chosen = [2, 3];
    const { totalPaise } = priceQuotation(quotation.terms, quotation.supply, new Set(chosen));
    const acceptance = {
      acceptedAt: new Date('2026-11-23T06:30:00Z'),
      name: 'Gurdial Singh',
      designation: 'Proprietor',
      poNumber: 'LFW/PO/2026/118',
      poDate: '2026-11-20',
    };
    const lines = { lineNumbers: chosen, totalPaise };
    const text = await readText(composeAccepted(quotation, lines, acceptance));
    expect(text).toMatch(/R1.*2 Spare chuck.*3 Drill of 25 mm.*Grand total/);
    expect(text).toContain(formatRupees(totalPaise));
    expect(text).toContain(
      'Accepted on 23 Nov 2026 by Gurdial Singh, Proprietor · purchase order LFW/PO/2026/118 of 20 Nov 2026',
    );
    for (const part of [
      /Bench drilling/,
      /Concrete mixer/,
      /SGST/,
      /Optional/,
      /lternative/,
      /To accept/,
      /Valid/,
    ])
      expect(text).not.toMatch(part);
    expect(() => composeAccepted(quotation, { ...lines, totalPaise: 1 }, acceptance)).toThrow(
      'a different total',
    );
  });

  it('is paid by a pro-forma of what was accepted, with the bank account if there is one', async () => {
    const quotation = sampleQuotation();
    const lines = { lineNumbers: [1], totalPaise: quotation.figures.totalPaise };
    const acceptance = {
      acceptedAt: new Date('2026-11-23T06:30:00Z'),
      ...{ name: 'Gurdial Singh', designation: '', poNumber: 'PO-118', poDate: null },
    };
    const accepted = composeAccepted(quotation, lines, acceptance);
    const bank = {
      ...{ accountName: 'Rao Tools', accountNumber: '00110022003300', ifsc: 'SBIN0000001' },
      ...{ bankName: 'State Bank of India', branch: 'Burrabazar' },
    };
    const text = await readText({ ...accepted, proForma: { bank } });
    for (const part of [
      'Pro-forma This is not a tax invoice',
      'EST/2026-27/000123 R1/PF',
      'Bank account Account name Rao Tools Account number 00110022003300 IFSC SBIN0000001',
      'Bank State Bank of India, Burrabazar',
      '₹23,999.00 18% ₹28,318.82',
      'purchase order PO-118',
      'computer-generated pro-forma',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Quotation –|Valid/);
    expect(await readText({ ...accepted, proForma: {} })).not.toContain('Bank account');
  });

  it('shows rentals with period, deposit and the taxes of their own place of supply', async () => {
    const quotation = sampleQuotation(sampleTerms([sampleLine(1), MIXER]), { request: { shipping: PEENYA } });
    const text = await readText(quotation);
    expect(text).toContain('CGST SGST IGST');
    expect(text).toContain(
      'To rent: 2.5 weeks, from 2 Nov 2026 until 19 Nov 2026, at PIN 560058, with operator',
    );
    expect(text).toContain('2 × 2.5 weeks × 9,000.00 = 45,000.00');
    expect(text).toContain('including mobilisation and demobilisation: 5,000.00');
    expect(text).toContain('deposit, returned: ₹50,000.00');
    expect(text).toContain('Plus refundable deposit of ₹50,000.00');
    expect(text).toContain('Place of supply: Karnataka (29), where the goods are delivered');
    expect(text).toContain('Place of supply of rentals: West Bengal (19), where the buyer is registered');
  });

  it('says how a special economic zone is supplied', async () => {
    const quotation = sampleQuotation({ ...sampleTerms(), sez: 'lut' });
    const text = await readText({ ...quotation, lut: 'AD190326001234X' });
    expect(text).toContain('Supply to SEZ under LUT without payment of IGST · LUT AD190326001234X');
    expect(text).toContain('₹23,999.00 0% ₹23,999.00');
    expect(text).toContain('IGST ₹0.00');
  });

  it('shows what changed since the one before', async () => {
    const former = sampleQuotation();
    const terms = sampleTerms([sampleLine(1, { ratePaise: 11_500_00 })], { paymentTerms: '30 days' });
    const text = await readText(sampleQuotation(terms, { revision: 2, former }));
    expect(text).toContain('EST/2026-27/000123 R2');
    expect(text).toMatch(
      /Changes since our previous quotation Item What Before Now 1 Rate ₹11,999\.50 per piece/,
    );
    expect(text).toContain('Payment terms 50% with the order, the rest before dispatch 30 days');
    expect(await readText(former)).not.toContain('Changes since');
  });

  it('shows the buyer’s reference, day and remark', async () => {
    const requestTerms = { reference: 'RFQ/2026/17', neededBy: '2026-11-01', remark: 'Gate closes at six' };
    const text = await readText(sampleQuotation(undefined, { request: { requestTerms } }));
    for (const part of ['RFQ/2026/17', '1 Nov 2026', 'Gate closes at six']) expect(text).toContain(part);
  });

  it('names no sum when everything is optional', async () => {
    const text = await readText(sampleQuotation(sampleTerms([sampleLine(1, { offer: 'optional' })])));
    expect(text).not.toContain('Grand total');
    expect(text).toContain('1 Bench drilling machine 20 mm');
  });

  it('draws Hindi so that it can be searched', async () => {
    const line = sampleLine(1, { title: 'सीमेंट ओपीसी 53', note: 'दो खेप में' });
    const text = await readText(sampleQuotation(sampleTerms([line], { notes: ['सुबह दस बजे से पहले'] })));
    for (const part of ['सीमेंट ओपीसी 53', 'दो खेप में', 'सुबह दस बजे से पहले']) expect(text).toContain(part);
  });

  it('keeps the totals with lines, and every word on its page, in quotations of several pages', async () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      sampleLine(index + 1, { quantity: 1200.125, unit: 'KGS', gstBps: index % 2 ? 1800 : 500 }),
    );
    const notes = Array.from(
      { length: 20 },
      (_, index) => `${index}. ${'Unloading is the buyer’s. '.repeat(15)}`,
    );
    const pdf = await drawQuotation(sampleQuotation(sampleTerms(lines, { notes })));
    const pages = readPages(pdf);
    expect(pages.length).toBeGreaterThan(4);
    const withTotals = pages.find((page) => page.includes('Grand total'));
    expect(withTotals).toContain('60 Bench drilling machine');
    for (const page of pages) expect(page).toContain('Quotation – not a tax invoice');
    for (const page of pages.slice(1)) expect(page).toContain('Quotation EST/2026-27/000123 R1');
    expect(findMisplacedWords(readBoxes(pdf))).toEqual([]);
  });

  it('gives the same bytes for the same quotation', async () => {
    const hash = async () =>
      createHash('sha256')
        .update(await drawQuotation(sampleQuotation()))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  });

  it('is tagged for screen readers, and says what the code is', async () => {
    const structure = inspectPdf('pdfinfo', ['-struct-text'], await drawQuotation(sampleQuotation()));
    expect(structure).toMatch(/H1[\s\S]*Quotation – not a tax invoice/);
    expect(structure).toContain('Figure');
  });

  it('has a code that a reader takes to the page about it', async () => {
    const quotation = sampleQuotation();
    const png = renderPng(await drawQuotation(quotation), 150);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const code = readCode(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toBe(quotation.verifyUrl);
  });
});
