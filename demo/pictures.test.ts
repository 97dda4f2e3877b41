import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPhoneVariant, getPictureSources } from '#web/features/pictures/picture-sources.ts';
import { openTestShop, type TestShop } from '../tests/support/test-shop.ts';
import hashes from './picture-hashes.json' with { type: 'json' };
import { listPictureFiles, pictureJobs } from './picture-jobs.ts';

const PICTURES = path.join(import.meta.dirname, 'pictures');
/** Of all files of a picture, on average, when they were last drawn without path tracing. */
const MAX_BYTES_PER_PICTURE = 21_800_000 / 366;

const fileNames = readdirSync(PICTURES).sort();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function listAllProducts() {
  const pages = [1, 2].map((page) =>
    shop.api().listProducts({ query: { page: String(page), limit: '200' } }),
  );
  return (await Promise.all(pages)).flatMap(({ products }) => products);
}

/** URL paths of all pictures that the API returns. */
async function listAllPictures(): Promise<string[]> {
  const api = shop.api();
  const [categories, products, banners, ads] = await Promise.all([
    api.listCategories(),
    listAllProducts(),
    api.listBanners(),
    api.listAds(),
  ]);
  return [
    ...categories.result.flatMap(({ cat_image, sub_category }) => [
      cat_image,
      ...sub_category.map(({ subcat_image }) => subcat_image),
    ]),
    ...products.flatMap(({ pro_images }) => pro_images),
    ...banners.result.map(({ bannerImg }) => bannerImg),
    ...ads.result.map(({ adsImg }) => adsImg),
  ];
}

describe('the demo pictures', () => {
  test('are exactly the files that the picture jobs define', () => {
    expect(fileNames).toEqual(
      pictureJobs.flatMap((job) => listPictureFiles(job).map(({ file }) => file)).sort(),
    );
  });

  test('have hashes of nothing that is no picture', () => {
    const names = pictureJobs.map(({ name }) => name);
    expect(Object.keys(hashes).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('have the dimensions and format in their file names', async () => {
    const files = pictureJobs.flatMap((job) => listPictureFiles(job).map((file) => ({ ...file, job })));
    for (const { file, format, width, job } of files) {
      const metadata = await sharp(path.join(PICTURES, file)).metadata();
      const height = Math.round((width * job.frame.height) / job.frame.width);
      // sharp reports AVIF as its container format, HEIF.
      const expectedFormat = format === 'avif' ? 'heif' : format;
      expect({ file, width: metadata.width, height: metadata.height, format: metadata.format }).toEqual({
        file,
        width,
        height,
        format: expectedFormat,
      });
    }
  }, 120_000);

  test('are no larger than they were before path tracing', () => {
    const bytes = fileNames.reduce((sum, file) => sum + statSync(path.join(PICTURES, file)).size, 0);
    expect(bytes / pictureJobs.length).toBeLessThan(MAX_BYTES_PER_PICTURE);
  });

  test('exist for every picture in the API, in every size and format that pages offer', async () => {
    const pictures = await listAllPictures();
    const files = pictures
      .flatMap((url) => [url, getPhoneVariant(url) ?? url])
      .flatMap((url) => [
        url,
        ...getPictureSources(url).flatMap((source) => source.files.map((file) => file.path)),
      ]);
    expect(pictures.filter((url) => getPictureSources(url).length === 0)).toEqual([]);
    expect(files.filter((url) => !fileNames.includes(url.replace('/media/', '')))).toEqual([]);
  });

  test('include one of its own for each of the 252 products', async () => {
    const products = await listAllProducts();
    expect(products).toHaveLength(252);
    expect(new Set(products.map(({ pro_images }) => pro_images[0])).size).toBe(252);
    expect(products.filter(({ pro_metadetails }) => pro_metadetails.img_alt === '')).toEqual([]);
  });
});
