import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { addAd, changeAd, removeAd } from './change-ads.ts';
import { addBanner, changeBanner, removeBanner } from './change-banners.ts';
import { addCategory, changeCategory, removeCategory } from './change-categories.ts';
import { addSubCategory, changeSubCategory, removeSubCategory } from './change-sub-categories.ts';
import { removeProducts } from './remove-products.ts';
import { setContactLinks } from './set-contact-links.ts';
import { setPage } from './set-page.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PICTURE = 'https://pictures.example/one.jpg';
const banners = async () => (await shop.api().listBanners()).result;
const ads = async () => (await shop.api().listAds()).result;
const categories = async () => (await shop.api().listCategories()).result;

describe('banners', () => {
  it('can be added, changed, moved and removed, and the home page shows them in order', async () => {
    const [first, second, ...others] = (await banners()).map(({ bannerAlt }) => bannerAlt);
    const entry = { image: PICTURE, alt: 'Diwali offers', category: 'Welding' };
    const id = await addBanner(shop.database, 'meera', entry, 2);
    expect((await banners()).map(({ bannerAlt }) => bannerAlt)).toEqual([
      first,
      'Diwali offers',
      second,
      ...others,
    ]);
    await changeBanner(shop.database, 'meera', id.slice(0, 7), { category: 'Power Tools' }, { place: 99 });
    const last = (await banners()).at(-1);
    const powerTools = (await categories()).find(({ cat_name }) => cat_name === 'Power Tools');
    expect(last).toEqual({
      _id: id,
      bannerImg: PICTURE,
      bannerAlt: 'Diwali offers',
      bannerCatID: powerTools?._id,
    });
    await removeBanner(shop.database, 'meera', id.slice(0, 7));
    expect((await banners()).map(({ bannerAlt }) => bannerAlt)).toEqual([first, second, ...others]);
  });

  it('can have another picture for phones, and an advertisement, too', async () => {
    const entry = { image: PICTURE, phoneImage: '/media/phone.jpg', alt: 'Offers' };
    const id = await addBanner(shop.database, 'meera', { ...entry, category: 'Welding' });
    const ad = { ...entry, type: 'ONE', link: '/products' };
    const adId = await addAd(shop.database, 'meera', ad);
    const findBanner = async () => (await banners()).find(({ _id }) => _id === id);
    const findAd = async () => (await ads()).find(({ _id }) => _id === adId);
    expect(await findBanner()).toMatchObject({ bannerPhoneImg: '/media/phone.jpg' });
    expect(await findAd()).toMatchObject({ adsPhoneImg: '/media/phone.jpg' });
    await changeBanner(shop.database, 'meera', id, { alt: 'Diwali offers' });
    expect(await findBanner()).toMatchObject({ bannerPhoneImg: '/media/phone.jpg' });
    await changeBanner(shop.database, 'meera', id, { phoneImage: '' });
    expect(await findBanner()).not.toHaveProperty('bannerPhoneImg');
    await expect(changeAd(shop.database, 'meera', adId, { phoneImage: 'a.jpg' })).rejects.toThrow(
      'The picture for phones must be an address',
    );
    await removeBanner(shop.database, 'meera', id);
    await removeAd(shop.database, 'meera', adId);
  });

  it('are rejected with pictures that no page could load, unknown categories and unknown ids', async () => {
    const entry = { image: PICTURE, alt: 'Offers', category: 'Welding' };
    for (const image of [
      'http://x.example/a.jpg',
      '//x.example/a.jpg',
      'a.jpg',
      'https://x.example/a b.jpg',
    ]) {
      await expect(addBanner(shop.database, 'meera', { ...entry, image })).rejects.toThrow(
        'must be an address',
      );
    }
    await expect(addBanner(shop.database, 'meera', { ...entry, category: 'Sweets' })).rejects.toThrow(
      'There is no category “Sweets”.',
    );
    for (const id of ['nosuch', '']) {
      await expect(removeBanner(shop.database, 'meera', id)).rejects.toThrow(`There is no banner “${id}”.`);
    }
  });
});

describe('advertisements', () => {
  it('can be added, changed and removed', async () => {
    const before = await ads();
    const entry = { type: 'TWO', image: PICTURE, alt: 'Rent a crane', link: '/products?sort=price-asc' };
    const id = await addAd(shop.database, 'meera', entry, 1);
    expect((await ads())[0]).toEqual({
      _id: id,
      adsType: 'TWO',
      adsImg: PICTURE,
      adsAlt: 'Rent a crane',
      adslink: entry.link,
    });
    await changeAd(shop.database, 'meera', id, { type: 'ONE' });
    expect((await ads())[0]?.adsType).toBe('ONE');
    await expect(changeAd(shop.database, 'meera', id, { link: 'javascript:alert(1)' })).rejects.toThrow(
      'The link must be',
    );
    await expect(changeAd(shop.database, 'meera', id, { type: 'THREE' })).rejects.toThrow('ONE or TWO');
    await removeAd(shop.database, 'meera', id);
    expect(await ads()).toEqual(before);
  });
});

describe('categories', () => {
  it('and sub-categories can be added at a place, renamed with their products, moved and removed', async () => {
    await addCategory(shop.database, 'meera', { name: 'Forklifts', image: PICTURE }, 2);
    expect((await categories())[1]?.cat_name).toBe('Forklifts');
    await addSubCategory(shop.database, 'meera', 'Forklifts', { name: 'Diesel', image: PICTURE });
    await addSubCategory(shop.database, 'meera', 'Forklifts', { name: 'Electric', image: PICTURE }, 1);
    const names = (await categories())[1]?.sub_category.map(({ subcat_name }) => subcat_name);
    expect(names).toEqual(['Electric', 'Diesel']);
    await changeSubCategory(
      shop.database,
      'meera',
      { category: 'Forklifts', name: 'Diesel' },
      { name: 'Gas' },
      { place: 1 },
    );
    expect((await categories())[1]?.sub_category[0]?.subcat_name).toBe('Gas');

    await changeCategory(shop.database, 'meera', 'Welding', { name: 'Joining' }, { place: 1 });
    expect((await categories())[0]?.cat_name).toBe('Joining');
    const { products } = await shop.api().listProducts({ query: { limit: '200' } });
    expect(products.some(({ pro_category }) => pro_category === 'Joining')).toBe(true);
    const found = await shop.api().searchProducts({ params: { query: 'joining' }, query: {} });
    expect(found.total).toBeGreaterThan(0);

    await expect(removeCategory(shop.database, 'meera', 'Forklifts')).rejects.toThrow(
      '“Forklifts” is not empty: it has 2 sub-categories.',
    );
    for (const name of ['Gas', 'Electric']) {
      await removeSubCategory(shop.database, 'meera', { category: 'Forklifts', name });
    }
    await removeCategory(shop.database, 'meera', 'Forklifts');
    expect((await categories()).map(({ cat_name }) => cat_name)).not.toContain('Forklifts');
  });

  it('cannot be removed while in use, take an existing name or change through another category', async () => {
    await expect(removeCategory(shop.database, 'meera', 'Power Tools')).rejects.toThrow(
      /not empty: it has \d+ products, 5 sub-categories, 1 banner/,
    );
    const drills = { category: 'Power Tools', name: 'Drills' };
    await expect(removeSubCategory(shop.database, 'meera', drills)).rejects.toThrow(/it has \d+ products/);
    const taken = { name: 'Raw Materials', image: PICTURE };
    await expect(addCategory(shop.database, 'meera', taken)).rejects.toThrow('already');
    await expect(changeCategory(shop.database, 'meera', 'Power Tools', taken)).rejects.toThrow('already');
    await expect(
      changeSubCategory(shop.database, 'meera', drills, { name: 'Circular Saws' }),
    ).rejects.toThrow('already');
    await expect(
      removeSubCategory(shop.database, 'meera', { ...drills, category: 'Raw Materials' }),
    ).rejects.toThrow('There is no sub-category “Drills”.');
  });
});

describe('a removed product', () => {
  it('disappears from its page and from lists', async () => {
    const { products, total } = await shop.api().listProducts({ query: {} });
    const [{ _id: id } = { _id: '' }] = products;
    await removeProducts(shop.database, 'meera', [id]);
    expect((await shop.fetch(`/api/product/getproductById/${id}`)).status).toBe(404);
    expect((await shop.api().listProducts({ query: {} })).total).toBe(total - 1);
    await expect(removeProducts(shop.database, 'meera', [id])).rejects.toThrow('There is no product');
  });
});

describe('pages and contact links', () => {
  const page = async () => (await shop.api().getPageContent({ params: { key: 'ABOUTUS' } })).result.content;
  const stored = async () =>
    (await shop.database.execute(sql`select content from page_contents where key = 'ABOUTUS'`)).rows[0];

  it('stores a page without the markup that it cannot have', async () => {
    const html =
      '<html><head><title>Us</title></head><h1>We</h1><p onclick="x()">sell<script>x()</script></p><iframe></iframe>';
    await setPage(shop.database, 'meera', 'ABOUTUS', html);
    expect(await stored()).toEqual({ content: '<h2>We</h2><p>sell</p>' });
    expect(await page()).toBe('<h2>We</h2><p>sell</p>');
    await expect(setPage(shop.database, 'meera', 'ABOUTUS', '<script>x()</script>')).rejects.toThrow(
      'The page would be empty.',
    );
  });

  it('leaves a page that somebody has changed since the operator saw it', async () => {
    const [seen, changed] = ['<p>We sell lathes.</p>', '<p>We sell drills.</p>'];
    for (const html of [seen, changed]) await setPage(shop.database, 'ravi', 'ABOUTUS', html);
    await expect(
      setPage(shop.database, 'meera', 'ABOUTUS', '<p>We rent lathes.</p>', { content: seen }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('has just changed') });
    const { result } = await shop.api().getPageContent({ params: { key: 'ABOUTUS' } });
    expect(result.content).toBe(changed);
  });

  it('changes single contact links', async () => {
    const { result: before } = await shop.api().getContactLinks();
    await setContactLinks(shop.database, 'meera', {
      phone: '+91 22 1234 5678',
      twitter: '',
      grievance_name: 'R. Iyer',
    });
    const { result: after } = await shop.api().getContactLinks();
    expect(after).toEqual({ ...before, phone: '+91 22 1234 5678', twitter: '', grievance_name: 'R. Iyer' });
    await shop.database.execute(sql`delete from contact_links`);
    await setContactLinks(shop.database, 'meera', { phone: '1800 11 4000' });
    expect((await shop.api().getContactLinks()).result).toMatchObject({ phone: '1800 11 4000', email: '' });
  });

  it('changes different contact links at the same moment without losing one', async () => {
    const names = ['facebook', 'linkedin', 'instagram', 'twitter'] as const;
    for (const site of ['https://one.example/', 'https://two.example/', 'https://three.example/']) {
      await Promise.all(
        names.map((name) => setContactLinks(shop.database, 'meera', { [name]: site + name })),
      );
      expect((await shop.api().getContactLinks()).result).toMatchObject(
        Object.fromEntries(names.map((name) => [name, site + name])),
      );
    }
  });

  it.each([
    [{ phone: '12' }, 'The phone number must have 10 to 15 digits, with the area code'],
    [{ email: 'nobody' }, 'Please enter a valid e-mail address.'],
    [{ grievance_email: 'R. Iyer' }, 'Please enter a valid e-mail address.'],
    [{ facebook: 'facebook.com/udyog' }, 'The Facebook link must be an address that begins with https://.'],
    [{ linkedin: '/aboutus' }, 'The LinkedIn link must be an address that begins with https://.'],
    [{ twitter: '@udyog' }, 'The Twitter link must be an address that begins with https://.'],
  ])('rejects a contact link that cannot work: %j', async (links, message) => {
    const { result: before } = await shop.api().getContactLinks();
    await expect(setContactLinks(shop.database, 'meera', links)).rejects.toThrow(message);
    expect((await shop.api().getContactLinks()).result).toEqual(before);
  });

  it('changes a contact link while another one is invalid by the current rules', async () => {
    await shop.database.execute(sql`update contact_links set phone = 'ask Meera'`);
    await setContactLinks(shop.database, 'meera', { hours: '9 to 5' });
    expect((await shop.api().getContactLinks()).result).toMatchObject({
      phone: 'ask Meera',
      hours: '9 to 5',
    });
  });
});
