import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPhoneVariant, getPictureSources } from '#web/features/pictures/picture-sources.ts';
import { openTestShop, type TestShop } from '../tests/support/test-shop.ts';
import { pictureFiles, pictureJobs } from './picture-jobs.ts';

const PICTURES = path.join(import.meta.dirname, 'pictures');
const MOST_BYTES = 40 * 1024 * 1024;

const onDisk = readdirSync(PICTURES).sort();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Every product of the trial world, page by page, as any client gets them. */
async function allProducts() {
  const pages = [1, 2].map((page) =>
    shop.api().listProducts({ query: { page: String(page), limit: '200' } }),
  );
  return (await Promise.all(pages)).flatMap(({ products }) => products);
}

async function everyPicture(): Promise<string[]> {
  const api = shop.api();
  const [categories, products, banners, ads] = await Promise.all([
    api.listCategories(),
    allProducts(),
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

describe('the trial world’s pictures', () => {
  test('are exactly those that are ordered, each in all its sizes and formats', () => {
    expect(onDisk).toEqual(
      pictureJobs.flatMap((order) => pictureFiles(order).map(({ file }) => file)).sort(),
    );
  });

  test('have the dimensions and format that their names say', async () => {
    const files = pictureJobs.flatMap((order) => pictureFiles(order).map((file) => ({ ...file, order })));
    for (const { file, format, width, order } of files) {
      const is = await sharp(path.join(PICTURES, file)).metadata();
      const height = Math.round((width * order.frame.height) / order.frame.width);
      const kind = format === 'avif' ? 'heif' : format;
      expect({ file, width: is.width, height: is.height, kind: is.format }).toEqual({
        file,
        width,
        height,
        kind,
      });
    }
  }, 120_000);

  test('weigh no more than the repository can bear', () => {
    const bytes = onDisk.reduce((sum, file) => sum + statSync(path.join(PICTURES, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test('are there for every address that the shop gives, in every size a browser may ask for', async () => {
    const given = await everyPicture();
    const asked = given
      .flatMap((url) => [url, getPhoneVariant(url) ?? url])
      .flatMap((url) => [
        url,
        ...getPictureSources(url).flatMap(({ files }) => files.map((file) => file.path)),
      ]);
    expect(given.filter((url) => getPictureSources(url).length === 0)).toEqual([]);
    expect(asked.filter((url) => !onDisk.includes(url.replace('/media/', '')))).toEqual([]);
  });

  test('show each of the 240 products by one of its own', async () => {
    const products = await allProducts();
    expect(products).toHaveLength(240);
    expect(new Set(products.map(({ pro_images }) => pro_images[0])).size).toBe(240);
    expect(products.filter(({ pro_metadetails }) => pro_metadetails.img_alt === '')).toEqual([]);
  });
});
