import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveMedia } from '#server/platform/media/serve-media.ts';
import { findMisplacedWords, inspectPdf, readBoxes, readFlow } from '../tests/support/read-pdf.ts';
import { openTestShop } from '../tests/support/test-shop.ts';
import { brochureFile, MODELS_WITH_BROCHURE } from './brochures.ts';
import { catalogue } from './catalogue/catalogue.ts';

const FOLDER = path.join(import.meta.dirname, 'brochures');
const PICTURES = path.join(import.meta.dirname, 'pictures');

const products = catalogue
  .flatMap(({ subCategories }) => subCategories.flatMap((subCategory) => subCategory.products))
  .filter(({ model }) => MODELS_WITH_BROCHURE.has(model));

describe('the brochures', () => {
  it('exist for twenty products of the catalogue, and the folder has no other files', () => {
    expect(products.map(({ model }) => model).toSorted()).toEqual([...MODELS_WITH_BROCHURE].toSorted());
    expect(products).toHaveLength(20);
    expect(readdirSync(FOLDER).toSorted()).toEqual(
      products.map(({ model }) => brochureFile(model)).toSorted(),
    );
  });

  it('are linked from their products and served as downloads', async () => {
    const shop = await openTestShop();
    onTestFinished(() => shop.close());
    const pages = await Promise.all(
      ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200' } })),
    );
    const links = pages.flatMap((page) => page.products).flatMap(({ pro_pdf_link }) => pro_pdf_link ?? []);
    expect(links).toHaveLength(20);
    const files = new Hono();
    const originals = await mkdtemp(path.join(tmpdir(), 'udyog-haat-media-'));
    onTestFinished(() => rm(originals, { recursive: true }));
    const folders = { originals, resized: originals, demoPictures: PICTURES, demoBrochures: FOLDER };
    serveMedia(files, folders, () => '192.0.2.1');
    for (const link of links) {
      const response = await files.request(link);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe('attachment');
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    }
  });

  it.each(products)('show $model on one page with the current data of the catalogue', (product) => {
    const pdf = readFileSync(path.join(FOLDER, brochureFile(product.model)));
    expect(pdf.byteLength).toBeLessThan(150_000);
    const info = inspectPdf('pdfinfo', [], pdf);
    expect(info).toMatch(/Pages: +1\n/);
    expect(info).toMatch(/Page size: .*A4/);
    expect(info).toContain(product.title);
    const pages = readBoxes(pdf);
    expect(findMisplacedWords(pages)).toEqual([]);
    const text = readFlow(pdf);
    const { brand, model, hsn, gstPercent, description, specifications } = product;
    for (const part of [product.title, brand, model, hsn, `${gstPercent}%`, 'sales@udyoghaat.example']) {
      expect(text).toContain(part);
    }
    for (const [name, value] of specifications) expect(text).toContain(`${name} ${value}`);
    for (const paragraph of description.split('\n\n')) expect(text).toContain(paragraph);
  });
});
