import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slugFromTitle } from '#domain/slug.ts';
import { readConfig } from '#server/app/config.ts';
import { brochureFile, MODELS_WITH_BROCHURE } from '../demo/brochures.ts';
import { catalogue } from '../demo/catalogue/catalogue.ts';
import { drawBrochure } from '../demo/draw-brochure.ts';
import { drawFurtherDocument } from '../demo/draw-further-document.ts';
import { furtherDocumentFile, furtherDocuments } from '../demo/further-documents.ts';
import { demoContact } from '../demo/load-demo.ts';

/**
 * `node scripts/make-brochures.ts [model…]`: draws the brochures and further documents of these models, or of all, into
 * demo/brochures.
 */

const PICTURES = path.resolve(import.meta.dirname, '../demo/pictures');
const BROCHURES = path.resolve(import.meta.dirname, '../demo/brochures');

/** About 220 dpi at the printed size. */
const PICTURE_PIXELS = { width: 1000, height: 750 };

const { brand } = readConfig({});
const shop = { ...demoContact, name: brand.name, nameHindi: brand.nameHindi };
const models = process.argv.length > 2 ? new Set(process.argv.slice(2)) : MODELS_WITH_BROCHURE;
await mkdir(BROCHURES, { recursive: true });
for (const category of catalogue) {
  for (const subCategory of category.subCategories) {
    const group = `${category.name} · ${subCategory.name}`;
    for (const product of subCategory.products.filter(({ model }) => models.has(model))) {
      const picture = await readPicture(product.model);
      await store(brochureFile(product.model), await drawBrochure(product, group, shop, picture));
      const document = furtherDocuments[product.model];
      if (!document) continue;
      const pdf = await drawFurtherDocument(document, product, shop);
      await store(furtherDocumentFile(product.model, document), pdf);
    }
  }
}

async function store(name: string, pdf: Uint8Array): Promise<void> {
  await writeFile(path.join(BROCHURES, name), pdf);
  process.stdout.write(`${name}  ${Math.round(pdf.byteLength / 1000)} KB\n`);
}

/** The product's picture as a JPEG, because PDFs cannot embed WebP. */
async function readPicture(model: string): Promise<Buffer> {
  return sharp(path.join(PICTURES, `${slugFromTitle(model)}.1200.webp`))
    .resize({ ...PICTURE_PIXELS, fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
