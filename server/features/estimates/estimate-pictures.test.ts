import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectBrandPictureSize } from '#server/features/settings/repository.ts';
import { inspectPdf, readPages } from '../../../tests/support/read-pdf.ts';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { drawEstimate } from './draw-estimate.ts';
import { loadEstimatePictures, type PictureFile, storeEstimatePicture } from './estimate-pictures.ts';

let database: TestDatabase['database'];
let close: TestDatabase['close'];

beforeAll(async () => {
  ({ database, close } = await createTestDatabase());
});
afterAll(() => close());

async function makePicture(background: string): Promise<PictureFile> {
  const bytes = await sharp({ create: { width: 1600, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  return { path: '/media/logo.png', bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

it('of a seller are on the estimate, which always has the same bytes', async () => {
  const [logo, signature] = [await makePicture('#00f8'), await makePicture('#000')];
  await storeEstimatePicture(database, logo);
  expect(await selectBrandPictureSize(database, logo.sha256)).toEqual({ width: 800, height: 200 });
  await storeEstimatePicture(database, signature);
  const estimate = sampleEstimate();
  Object.assign(estimate.seller, {
    cin: 'U51909GJ2020PTC238765',
    website: 'https://sardar.example',
    logoSha256: logo.sha256,
    signatureSha256: signature.sha256,
  });
  const draw = async () => drawEstimate(estimate, await loadEstimatePictures(database, estimate.seller));
  const pdf = await draw();
  const text = readPages(pdf).join('\n');
  for (const part of ['U51909GJ2020PTC238765', 'https://sardar.example', 'Authorised signatory']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('needs no signature');
  const listed = inspectPdf('pdfimages', ['-list'], pdf);
  expect(listed.match(/^ +1 .* image /gm)).toHaveLength(2);
  // Transparency would make the bytes differ from drawing to drawing.
  expect(listed).not.toContain('smask');
  expect(await draw()).toEqual(pdf);
});

it('stay on earlier estimates when the operator replaces the file', async () => {
  const [before, after] = [await makePicture('red'), await makePicture('green')];
  await storeEstimatePicture(database, before);
  const seller = { ...sampleEstimate().seller, logoSha256: before.sha256 };
  const pictures = await loadEstimatePictures(database, seller);
  await storeEstimatePicture(database, after);
  expect(await loadEstimatePictures(database, seller)).toEqual(pictures);
});

it('are rejected when the file is not a picture', async () => {
  const text = { path: '/media/logo.png', bytes: Buffer.from('not a picture'), sha256: 'x' };
  await expect(storeEstimatePicture(database, text)).rejects.toThrow(
    'The picture /media/logo.png cannot be read. It must be a PNG, JPEG, WebP or AVIF.',
  );
});
