import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { addBanner } from '#server/features/admin/change-banners.ts';
import { addCategory } from '#server/features/admin/change-categories.ts';
import { selectFocus, selectPictureMark } from '#server/features/admin/picture-queries.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { createRecentCheck } from '#server/features/readiness/recent-check.ts';
import { serveMedia } from '#server/platform/media/serve-media.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

/** How a JPEG file begins. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

let shop: TestShop;
let desk: ApiClient;
let photo: Blob;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'catalogue'));
  const picture = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'teal' } });
  photo = new Blob([
    Uint8Array.from(
      await picture
        .withExif({ IFD0: { Copyright: 'Camera' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
});
afterAll(() => shop.close());

const detailsOf = async (address: string) => (await desk.getPicture({ query: { address } })).result;
const undo = (change: number | null) => desk.undoCatalogueChange({ body: { change: change ?? 0 } });
/** Adds a product whose main picture this is. */
async function addProduct(model: string, images: string) {
  const { products } = await desk.listCatalogueProducts({ query: { limit: '1' } });
  const { product } = await desk.getCatalogueProduct({ params: { id: products[0]?.id ?? '' } });
  const { id: _, sku: __, ...cells } = product.cells;
  const named = { ...cells, model, images, family: '', variant: '' };
  return (await desk.addCatalogueProduct({ body: { cells: named } })).product;
}

const upload = (name: string, file = photo) =>
  desk.uploadPicture({ headers: { 'x-file-name': encodeURIComponent(name) }, file });

describe('a picture', () => {
  it('is stored as WebP of the shop’s width without what the camera wrote, and goes to the product of its name', async () => {
    const { products } = await desk.listCatalogueProducts({ query: { limit: '1' } });
    const [{ id, model } = { id: '', model: '' }] = products;
    for (const name of [
      `${model}.jpg`,
      `${model} front.JPG`,
      `${model.toLowerCase().replaceAll('-', '_')}_side_2.jpg`,
    ]) {
      const stored = await upload(name);
      expect(
        stored.products.map((product) => product.id),
        name,
      ).toContain(id);
      expect(stored.address).toMatch(/^\/media\/products\/[a-z0-9-]+\.1200\.webp$/);
      const file = path.join(shop.dataDir, stored.address);
      const { width, format, exif } = await sharp(file).metadata();
      expect({ width, format, exif }).toEqual({ width: 1200, format: 'webp', exif: undefined });
      const saved = await desk.getCatalogueProduct({ params: { id } });
      const { version, cells } = saved.product;
      const images = `${cells.images}\n${stored.address}`;
      await desk.saveCatalogueProduct({ body: { product: id, version, cells: { images } } });
    }
  });

  it('never replaces another one of the same name', async () => {
    const [first, second] = [await upload('Same name.png'), await upload('same-name.jpg')];
    expect([first.address, second.address]).toEqual([
      '/media/products/same-name.1200.webp',
      '/media/products/same-name-2.1200.webp',
    ]);
  });

  it.each(['../../../etc/passwd.jpg', '', 'दीवार.jpg', 'a/b\\c.jpg'])(
    'called “%s” stays in its folder',
    async (name) => {
      const { address } = await upload(name);
      expect(address).toMatch(/^\/media\/products\/[a-z0-9-]+\.1200\.webp$/);
      expect(await readdir(path.join(shop.dataDir, 'media'))).toEqual(['products']);
    },
  );

  it('shares its sizes with no other one, whatever their shapes and endings', async () => {
    const folder = path.join(shop.dataDir, 'media', 'products');
    await writeFile(path.join(folder, 'shared.png'), 'put there by hand');
    const addresses = [
      (await upload('shared.jpg')).address,
      (await upload('shared.jpg', await wide())).address,
      (await upload('shared phone.jpg')).address,
    ];
    expect(addresses).toEqual([
      '/media/products/shared-2.1200.webp',
      '/media/products/shared-3.1920.webp',
      '/media/products/shared-phone-2.1200.webp',
    ]);
  });

  it('rejects a file that is not a picture, and stores nothing', async () => {
    const before = await readdir(path.join(shop.dataDir, 'media/products'));
    await expect(upload('x.jpg', new Blob(['no picture']))).rejects.toMatchObject({ status: 422 });
    expect(await readdir(path.join(shop.dataDir, 'media/products'))).toEqual(before);
  });
});

describe('a picture that is in use', () => {
  it('is shown with everything that shows it, and replaced in all of it as one act', async () => {
    const [old, other] = [await upload('in use.jpg'), await upload('in its place.jpg')];
    const product = await addProduct('In use 1', `${old.address}\nhttps://haat.test/b.webp`);
    await addCategory(shop.database, 'test', { name: 'In use', image: old.address });
    const html = `<p><img src="${old.address}" alt="x"></p>`;
    await setPage(shop.database, 'test', 'ABOUTUS', html);
    const before = await detailsOf(old.address);
    expect(before).toMatchObject({ problem: null, product_count: 1, focus: null, is_cropped: false });
    expect(before.uses).toMatchObject([
      { kind: 'product', id: product.id, alt: product.cells.image_alt, version: product.version },
      { kind: 'category', name: 'In use' },
      { kind: 'page', id: 'ABOUTUS' },
    ]);
    await expect(
      desk.replacePicture({ body: { address: old.address, by: '/media/none.webp' } }),
    ).rejects.toMatchObject({ status: 422, fields: { by: expect.stringContaining('no file') } });
    const { change } = await desk.replacePicture({ body: { address: old.address, by: other.address } });
    expect((await detailsOf(old.address)).uses).toEqual([]);
    expect((await detailsOf(other.address)).uses.map(({ kind }) => kind)).toEqual([
      ...['product', 'category', 'page'],
    ]);
    const { product: changed } = await desk.getCatalogueProduct({ params: { id: product.id } });
    expect(changed.cells.images).toBe(`${other.address}\nhttps://haat.test/b.webp`);
    await undo(change);
    expect((await detailsOf(old.address)).uses.map(({ id }) => id)).toEqual(before.uses.map(({ id }) => id));
  });

  it('is removed from products and categories, but not from what needs a picture', async () => {
    const { address } = await upload('to be removed.jpg');
    const { id } = await addProduct('Removed 1', `https://haat.test/a.webp\n${address}`);
    await addCategory(shop.database, 'test', { name: 'Loses its picture', image: address });
    const { change } = await desk.replacePicture({ body: { address, by: '' } });
    const imagesNow = async () => (await desk.getCatalogueProduct({ params: { id } })).product.cells.images;
    expect(await imagesNow()).toBe('https://haat.test/a.webp');
    expect((await detailsOf(address)).uses).toEqual([]);
    await undo(change);
    expect(await imagesNow()).toBe(`https://haat.test/a.webp\n${address}`);
    const banner = { image: address, alt: 'A sale', category: 'Loses its picture' };
    await addBanner(shop.database, 'test', banner);
    await expect(desk.replacePicture({ body: { address, by: '' } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('“A sale”'),
    });
  });

  it('that is missing or no picture is found, and so is one that is too large', async () => {
    const folder = path.join(shop.dataDir, 'media');
    await mkdir(folder, { recursive: true });
    const names = ['gone.jpg', 'text.jpg', 'large.jpg'].map((name) => `/media/${name}`);
    for (const name of names) await writeFile(path.join(folder, path.basename(name)), JPEG);
    await addProduct('Faulty 1', names.join('\n'));
    await writeFile(path.join(folder, 'text.jpg'), 'no picture');
    await writeFile(path.join(folder, 'large.jpg'), Buffer.concat([JPEG, Buffer.alloc(600 * 1024)]));
    await rm(path.join(folder, 'gone.jpg'));
    let checks = 0;
    const elsewhere = createRecentCheck(
      async () => {
        checks += 1;
        return checks;
      },
      () => selectPictureMark(shop.database),
    );
    expect([await elsewhere.get(), await elsewhere.get()]).toEqual([1, 1]);
    const { problems } = await desk.listPictureProblems();
    expect(problems.filter(({ address }) => names.includes(address))).toMatchObject([
      { address: '/media/gone.jpg', problem: 'missing', used_by: expect.stringContaining('product') },
      { address: '/media/large.jpg', problem: 'large' },
      { address: '/media/text.jpg', problem: 'wrong' },
    ]);
    expect(await detailsOf('/media/gone.jpg')).toMatchObject({ problem: 'missing', bytes: null });
    // What was put right is no longer listed.
    const { address } = await upload('instead.jpg');
    await desk.replacePicture({ body: { address: '/media/gone.jpg', by: address } });
    const left = (await desk.listPictureProblems()).problems.map((each) => each.address);
    expect(left).not.toContain('/media/gone.jpg');
    expect(left).toContain('/media/text.jpg');
    // Nor is it in another process of the shop.
    expect([await elsewhere.get(), await elsewhere.get()]).toEqual([2, 2]);
  });
});

describe('the focus of a wide picture', () => {
  it('is kept by its version and undone', async () => {
    const { address } = await upload('wide banner.jpg', await wide());
    expect(address).toMatch(/\.1920\.webp$/);
    expect(await detailsOf(address)).toMatchObject({ is_cropped: true, focus: null, version: 0 });
    await desk.setPictureFocus({ body: { address, x: 10, y: 50, version: 0 } });
    const { change } = await desk.setPictureFocus({ body: { address, x: 90, y: 40, version: 1 } });
    await expect(desk.setPictureFocus({ body: { address, x: 1, y: 1, version: 1 } })).rejects.toMatchObject({
      status: 409,
      conflict: { version: 2, current: { x: 90, y: 40 } },
    });
    await undo(change);
    expect((await detailsOf(address)).focus).toEqual({ x: 10, y: 50 });
  });

  it('decides which part phones see', async () => {
    const { address } = await upload('left and right.jpg', await wide());
    const app = new Hono();
    const folders = { originals: path.join(shop.dataDir, 'media'), resized: path.join(shop.dataDir, 'x') };
    const findFocus = (wanted: string) => selectFocus(shop.database, wanted);
    const demo = { demoPictures: folders.originals, demoBrochures: folders.originals };
    serveMedia(app, { ...folders, ...demo }, () => '192.0.2.1', findFocus);
    const seen = async () => {
      const response = await app.request(address.replace('.1920.webp', '-phone.640.avif'));
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      const { width = 0, height = 0 } = await picture.metadata();
      const { dominant } = await picture.stats();
      return { aspect: width / height, isRed: dominant.r > dominant.b };
    };
    expect((await seen()).aspect).toBeCloseTo(2400 / 750, 1);
    for (const [x, isRed] of [
      [10, true],
      [90, false],
    ] as const) {
      const { version } = await detailsOf(address);
      await desk.setPictureFocus({ body: { address, x, y: 50, version } });
      const { aspect, isRed: found } = await seen();
      expect(aspect).toBeCloseTo(7 / 4, 1);
      expect(found).toBe(isRed);
    }
  });
});

/** Red on the left, blue on the right. */
async function wide(): Promise<Blob> {
  const half = { width: 1200, height: 750, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: 'red' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { ...half, width: 2400, background: 'blue' } });
  const bytes = await picture
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return new Blob([Uint8Array.from(bytes)]);
}
