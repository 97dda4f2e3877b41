import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { changeAd } from '#server/features/admin/change-ads.ts';
import { changeBanner } from '#server/features/admin/change-banners.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const BANNER = {
  ...{ image: 'https://pictures.example/one.jpg', phone_image: '', alt: 'Offers' },
  ...{ category: 'Welding', shown_from: null, shown_until: null },
};
const { category: _, ...PROMOTION } = BANNER;
const AD = { ...PROMOTION, type: 'ONE', link: '/products' } as const;

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'catalogue', 'Meera');
  desk = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

const getBanner = async (id: string) => (await desk.getHome()).banners.find((banner) => banner.id === id);
const seenBanners = async () => (await shop.api().listBanners()).result.map(({ bannerAlt }) => bannerAlt);
const seenAds = async () => (await shop.api().listAds()).result.map(({ adsAlt }) => adsAlt);
const setNow = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });

describe('a banner', () => {
  it('is added and changed, and visitors see it', async () => {
    const { id } = await desk.addBanner({ body: { ...BANNER, alt: 'Diwali' } });
    expect(await seenBanners()).toContain('Diwali');
    expect(await getBanner(id)).toEqual({ ...BANNER, id, alt: 'Diwali', version: 1 });
    await desk.changeBanner({ body: { ...BANNER, id, version: 1, alt: 'Holi', category: 'Power Tools' } });
    expect(await seenBanners()).toContain('Holi');
    expect(await getBanner(id)).toMatchObject({ category: 'Power Tools', version: 2 });
  });

  it('is shown from the first moment of its first day to the last moment of its last one, in India', async () => {
    const alt = 'Days of November';
    await desk.addBanner({ body: { ...BANNER, alt, shown_from: '2026-11-08', shown_until: '09/11/2026' } });
    await desk.addAd({ body: { ...AD, alt, shown_from: '2026-11-08', shown_until: '2026-11-09' } });
    for (const [time, isShown] of [
      ['2026-11-07T23:59:59.999+05:30', false],
      ['2026-11-08T00:00:00+05:30', true],
      ['2026-11-09T23:59:59.999+05:30', true],
      ['2026-11-10T00:00:00+05:30', false],
    ] as const) {
      setNow(time);
      expect([(await seenBanners()).includes(alt), (await seenAds()).includes(alt)], time).toEqual([
        isShown,
        isShown,
      ]);
    }
  });

  it.each([
    [{ alt: ' ' }, 'alt'],
    [{ image: 'a.jpg' }, 'image'],
    [{ image: '/media/none.jpg' }, 'image'],
    [{ phone_image: '/media/none.jpg' }, 'phoneImage'],
    [{ shown_from: '2026-02-30' }, 'shownFrom'],
    [{ shown_from: '2026-11-09', shown_until: '2026-11-08' }, 'shownUntil'],
  ])('is refused with %j', async (wrong, field) => {
    await expect(desk.addBanner({ body: { ...BANNER, ...wrong } })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    });
  });

  it('rejects an edit or a removal based on an older version, also when a command has changed it', async () => {
    const { id } = await desk.addBanner({ body: BANNER });
    await changeBanner(shop.database, 'ramesh', id, { alt: 'By command', shownUntil: '2030-01-01' });
    const refusal = {
      status: 409,
      conflict: {
        ...{ changed_by: 'ramesh', version: 2 },
        current: { alt: 'By command', category: 'Welding', shown_until: '2030-01-01' },
      },
    };
    await expect(desk.changeBanner({ body: { ...BANNER, id, version: 1 } })).rejects.toMatchObject(refusal);
    const removal = { kind: 'banner', id, version: 1 } as const;
    await expect(desk.removePromotion({ body: removal })).rejects.toMatchObject(refusal);
    expect(await getBanner(id)).toMatchObject({ alt: 'By command' });
  });

  it('keeps its version when it moves, and the order moves only as it was seen', async () => {
    const seen = (await desk.getHome()).banners.map(({ id }) => id);
    const [id = ''] = seen.slice(-1);
    const { version } = (await getBanner(id)) ?? {};
    await desk.movePromotion({ body: { kind: 'banner', id, place: 1, seen } });
    const moved = (await desk.getHome()).banners.map((banner) => banner.id);
    expect(moved).toEqual([id, ...seen.slice(0, -1)]);
    await expect(desk.movePromotion({ body: { kind: 'banner', id, place: 2, seen } })).rejects.toMatchObject({
      status: 409,
    });
    expect((await getBanner(id))?.version).toBe(version);
  });

  it('is removed, and comes back where it was when that is undone', async () => {
    const { id } = await desk.addBanner({ body: { ...BANNER, alt: 'Comes back', shown_from: '2026-01-01' } });
    const before = await getBanner(id);
    const { change } = await desk.removePromotion({ body: { kind: 'banner', id, version: 1 } });
    expect(await getBanner(id)).toBeUndefined();
    await desk.undoHomeChange({ body: { change: change ?? 0 } });
    expect(await getBanner(id)).toEqual(before);
  });
});

describe('an advertisement', () => {
  it('is added, changed, moved and removed, and a stale change of it is refused', async () => {
    const { id } = await desk.addAd({ body: { ...AD, alt: 'Rent a crane' } });
    expect(await seenAds()).toContain('Rent a crane');
    await changeAd(shop.database, 'ramesh', id, { link: '/rent' });
    await expect(desk.changeAd({ body: { ...AD, id, version: 1 } })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: 'ramesh', current: { link: '/rent' } },
    });
    await desk.changeAd({ body: { ...AD, id, version: 2, alt: 'Rent a lift', type: 'TWO' } });
    const seen = (await desk.getHome()).ads.map((ad) => ad.id);
    await desk.movePromotion({ body: { kind: 'ad', id, place: 1, seen } });
    expect((await seenAds())[0]).toBe('Rent a lift');
    await desk.removePromotion({ body: { kind: 'ad', id, version: 3 } });
    expect(await seenAds()).not.toContain('Rent a lift');
  });
});

describe('what is no change of the home page', () => {
  it('cannot be taken back as one', async () => {
    await desk.addFurtherPage({ body: { slug: 'faq', title: 'FAQ' } });
    const { rows } = await shop.database.execute<{ id: string }>('select max(id) as id from changes');
    const call = desk.undoHomeChange({ body: { change: Number(rows[0]?.id) } });
    await expect(call).rejects.toMatchObject({ status: 403 });
  });
});

describe('a picture for the home page', () => {
  it('is stored as wide as the shop needs it, listed first, and can be used', async () => {
    const picture = sharp({ create: { width: 2400, height: 750, channels: 3, background: 'teal' } });
    const file = new Blob([Uint8Array.from(await picture.png().toBuffer())]);
    const headers = { 'x-file-name': encodeURIComponent('दिवाली Offer.png') };
    const { address } = await desk.uploadHomePicture({ headers, file });
    expect(address).toBe('/media/home/offer.1920.webp');
    const { width, format } = await sharp(await readFile(path.join(shop.dataDir, address))).metadata();
    expect({ width, format }).toEqual({ width: 1920, format: 'webp' });
    const { pictures } = await desk.listHomePictures();
    expect(pictures[0]).toEqual({ address });
    expect(pictures).toContainEqual({ address: (await desk.getHome()).banners[0]?.image });
    await desk.addBanner({ body: { ...BANNER, image: address } });
  });
});
