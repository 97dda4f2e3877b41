import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveMedia } from '#server/platform/media/serve-media.ts';
import { findMisplacedWords, inspectPdf, readBoxes, readFlow } from '../tests/support/read-pdf.ts';
import { openTestShop } from '../tests/support/test-shop.ts';
import { BROCHURES_PATH, brochureFile, MODELS_WITH_BROCHURE } from './brochures.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { type FurtherDocument, furtherDocumentFile, furtherDocuments } from './further-documents.ts';

const FOLDER = path.join(import.meta.dirname, 'brochures');
const PICTURES = path.join(import.meta.dirname, 'pictures');

const products = catalogue
  .flatMap(({ subCategories }) => subCategories.flatMap((subCategory) => subCategory.products))
  .filter(({ model }) => MODELS_WITH_BROCHURE.has(model));

/** Data sheets and test certificates, each with its product. */
const further = Object.entries(furtherDocuments).map(([model, document]) => {
  const product = products.find((candidate) => candidate.model === model);
  if (!product) throw new Error(`There is no ${model} with a brochure.`);
  return { ...document, product, file: furtherDocumentFile(model, document) };
});

describe('the brochures', () => {
  it('exist for twenty products of the catalogue, and the folder has no other files than them and further documents', () => {
    expect(products.map(({ model }) => model).toSorted()).toEqual([...MODELS_WITH_BROCHURE].toSorted());
    expect(products).toHaveLength(20);
    const files = [...products.map(({ model }) => brochureFile(model)), ...further.map(({ file }) => file)];
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
  });

  it('are linked from their products and served as downloads', async () => {
    const shop = await openTestShop();
    onTestFinished(() => shop.close());
    const pages = await Promise.all(
      ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200' } })),
    );
    const links = pages.flatMap((page) => page.products).flatMap(({ pro_pdf_link }) => pro_pdf_link ?? []);
    expect(links).toHaveLength(20);
    const furtherLinks = further.map(({ file }) => `${BROCHURES_PATH}/${file}`);
    const files = new Hono();
    const originals = await mkdtemp(path.join(tmpdir(), 'udyog-haat-media-'));
    onTestFinished(() => rm(originals, { recursive: true }));
    const folders = { originals, resized: originals, demoPictures: PICTURES, demoBrochures: FOLDER };
    serveMedia(files, folders, () => '192.0.2.1');
    for (const link of [...links, ...furtherLinks]) {
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

describe('the data sheets and test certificates', () => {
  it('stand beside the brochure of at least five products, by their names', async () => {
    const shop = await openTestShop();
    onTestFinished(() => shop.close());
    const { products: listed } = await shop.api().listProducts({ query: { limit: '200' } });
    const ids = listed.filter(({ pro_model }) => pro_model in furtherDocuments).map(({ _id }) => _id);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    for (const id of ids) {
      const { product } = await shop.api().getProduct({ params: { id } });
      const document = furtherDocuments[product.pro_model] as FurtherDocument;
      expect(product.pro_pdf_link).toBe(`${BROCHURES_PATH}/${brochureFile(product.pro_model)}`);
      expect(product.pro_documents).toContainEqual({
        name: document.kind,
        url: `${BROCHURES_PATH}/${furtherDocumentFile(product.pro_model, document)}`,
      });
    }
  });

  it.each(further)(
    '$file has its tables on one page, and says that it is a sample',
    ({ product, kind, tables, file }) => {
      const pdf = readFileSync(path.join(FOLDER, file));
      const info = inspectPdf('pdfinfo', [], pdf);
      expect(info).toMatch(/Pages: +1\n/);
      expect(info).toContain(`${kind}: ${product.title}`);
      expect(findMisplacedWords(readBoxes(pdf))).toEqual([]);
      const text = readFlow(pdf);
      expect(text).toContain('SAMPLE');
      for (const { heading, rows } of tables)
        for (const part of [heading, ...rows.flat()]) expect(text).toContain(part);
    },
  );

  it('say of the product what its specifications say', () => {
    const figures: [string, string[]][] = [
      ['GM-112-4', ['3.7 kW']],
      ['JS4-1010', ['66 m', '3600']],
      ['VP-5-250', ['12 bar', '15.5 cfm']],
      ['AC-2HP', ['35–40 kg/h']],
      ['RFE-6A', ['13 s', '4 m', 'IS 15683']],
      ['BEC-2T', ['3.4 m/min', '11 m/min']],
    ];
    for (const [model, parts] of figures) {
      const cells = furtherDocuments[model]?.tables.flatMap(({ rows }) => rows.flat()).join(' | ');
      const own = products
        .find((product) => product.model === model)
        ?.specifications.flat()
        .join(' | ');
      for (const part of parts) {
        expect(cells).toContain(part);
        expect(own).toContain(part);
      }
    }
  });
});
