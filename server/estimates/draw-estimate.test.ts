import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { drawEstimate } from './draw-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { sampleEstimate, sampleLine } from './sample-estimate.ts';

/** What one of poppler's tools says of a drawn estimate. */
async function readBack(tool: string, options: string[], estimate: EstimateDocument): Promise<string> {
  const pdf = await drawEstimate(estimate);
  // '-' makes the tools read the PDF from standard input and pdftotext write to standard output.
  const output = tool === 'pdftotext' ? ['-', '-'] : ['-'];
  return execFileSync(tool, [...options, ...output], { input: pdf, encoding: 'utf8' });
}

/** The text as a person reads it, page by page, runs of spaces made one. */
async function readPages(estimate: EstimateDocument): Promise<string[]> {
  const text = await readBack('pdftotext', ['-layout'], estimate);
  const pages = text.split('\f').slice(0, -1);
  return pages.map((page) => page.replace(/ +/g, ' '));
}

async function readText(estimate: EstimateDocument): Promise<string> {
  return (await readPages(estimate)).join('\n');
}

describe('drawEstimate', () => {
  it('shows number, dates, parties, place of supply and terms', async () => {
    const text = await readText(sampleEstimate());
    for (const part of [
      'Estimate – not a tax invoice',
      'EST/2026-27/000123',
      '05/10/2026',
      '04/11/2026',
      'Maharashtra (27)',
      'Udyog Haat Industrial Supplies Pvt. Ltd.',
      '27AAACU1234F1Z5',
      'sales@udyoghaat.example',
      'BILL TO',
      'SHIP TO',
      '27AABCD9876K1ZP',
      'Ms. Kavita Deshpande',
      'India',
      '1. Prices hold until the date of validity.',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows one line with its sums, the tax in halves and the total in words', async () => {
    const text = await readText(sampleEstimate());
    expect(text).toContain(
      '1 Bench drilling machine 20 mm 84592100 2 ₹12,345.67 2.5% ₹24,074.06 18% ₹28,407.39',
    );
    expect(text).toContain('GST rate Taxable value CGST SGST');
    expect(text).toContain('18% ₹24,074.06 ₹2,166.66 ₹2,166.67');
    expect(text).not.toContain('IGST');
    expect(text).toContain('Total tax ₹4,333.33');
    expect(text).toContain('Rupees Twenty-Eight Thousand Four Hundred Seven and Thirty-Nine Paise Only');
  });

  it('shows IGST for delivery to another state', async () => {
    const text = await readText(sampleEstimate([sampleLine()], { isBetweenStates: true }));
    expect(text).toContain('Uttar Pradesh (09)');
    expect(text).toMatch(/GST rate Taxable value IGST\s/);
    expect(text).toContain('18% ₹24,074.06 ₹4,333.33');
    expect(text).not.toMatch(/CGST|SGST/);
  });

  it('keeps an amount of crores on one line', async () => {
    const machine = sampleLine({ quantity: 1, unitPricePaise: 1_23_45_678_00, discountBps: 0, gstBps: 0 });
    const text = await readText(sampleEstimate([machine]));
    expect(text).toContain('₹1,23,45,678.00 – ₹1,23,45,678.00 0% ₹1,23,45,678.00');
    expect(text).toContain(
      'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight Only',
    );
  });

  it('carries long estimates over pages with their head on each', async () => {
    const title =
      'Hydraulic power pack 5.5 kW, 40 L tank, gear pump 16 cc/rev, return-line filter, 415 V three-phase';
    const lines = Array.from({ length: 40 }, (_, index) =>
      sampleLine({ title: `Model ${index + 1}: ${title}` }),
    );
    const pages = await readPages(sampleEstimate(lines));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Estimate – not a tax invoice');
      expect(page).toContain('EST/2026-27/000123');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes('Model')) expect(page).toMatch(/# Item HSN Quantity Unit price Discount/);
    }
    const models = pages.join('\n').matchAll(/Model (\d+):/g);
    expect(Array.from(models, (match) => Number(match[1]))).toEqual(lines.map((_, index) => index + 1));
    // Rows are whole: each begins and ends on one page.
    for (const page of pages) {
      expect(page.match(/Model/g)?.length).toBe(page.match(/three-phase/g)?.length);
    }
  });

  it('keeps Hindi readable, searchable and in its own script', async () => {
    const estimate = sampleEstimate([sampleLine({ title: 'बेंच ड्रिलिंग मशीन 20 mm' })]);
    estimate.billTo.customer = 'अग्रवाल इंडस्ट्रीज़ (प्रा.) लिमिटेड – Agrawal';
    estimate.billTo.addressLines = ['प्लॉट 27, औद्योगिक क्षेत्र', 'लखनऊ 226001'];
    const text = (await readText(estimate)).normalize('NFC');
    for (const part of [estimate.billTo.customer, ...estimate.billTo.addressLines, 'बेंच ड्रिलिंग मशीन 20 mm']) {
      expect(text).toContain(part.normalize('NFC'));
    }
    expect(await readBack('pdffonts', [], estimate)).toContain('IBMPlexSansDevanagari');
  });

  it('embeds every font', async () => {
    const table = await readBack('pdffonts', [], sampleEstimate([sampleLine({ title: 'हिन्दी 4.7 kΩ' })]));
    const fonts = table.trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThanOrEqual(4);
    for (const font of fonts) expect(font).toMatch(/IBMPlexSans.* yes yes yes /);
  });

  it('survives characters that no font has', async () => {
    const text = await readText(
      sampleEstimate([sampleLine({ title: 'தமிழ் 🏭 pump\u0007 ≤ 2\u2011inch ㎜ ⌀' })]),
    );
    expect(text).toMatch(/\uFFFD+ pump <= 2-inch mm Ø/);
  });

  it('breaks a word wider than its column and cuts a title beyond measure', async () => {
    const [page = ''] = await readPages(sampleEstimate([sampleLine({ title: 'X'.repeat(5000) })]));
    expect(page).toContain('…');
    expect(page).toContain('Page 1 of 1');
  });

  it('says what it is in its metadata and is tagged', async () => {
    const facts = await readBack('pdfinfo', [], sampleEstimate());
    expect(facts).toMatch(/Title: +Estimate EST\/2026-27\/000123/);
    expect(facts).toMatch(/Author: +Udyog Haat Industrial Supplies Pvt\. Ltd\./);
    expect(facts).toMatch(/Tagged: +yes/);
    expect(facts).toMatch(/Page size: .*A4/);
    const structure = await readBack('pdfinfo', ['-struct-text'], sampleEstimate());
    for (const type of ['H1', 'Table', 'TR', 'TH', 'TD', 'LI']) {
      expect(structure).toMatch(new RegExp(`^ +${type}\\b`, 'm'));
    }
  });

  it('gives the same bytes for the same estimate', async () => {
    expect(await drawEstimate(sampleEstimate())).toEqual(await drawEstimate(sampleEstimate()));
  });
});
