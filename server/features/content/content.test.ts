import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the home page’s content', () => {
  it('has banners that link to categories, and ads of both types', async () => {
    const categories = (await shop.api().listCategories()).result.map((category) => category._id);
    const banners = (await shop.api().listBanners()).result;
    expect(banners.length).toBeGreaterThanOrEqual(3);
    for (const banner of banners) expect(categories).toContain(banner.bannerCatID);
    const types = (await shop.api().listAds()).result.map((ad) => ad.adsType);
    expect(types.toSorted()).toEqual(['ONE', 'TWO', 'TWO']);
  });
});

describe('a static page', () => {
  it.each(['ABOUTUS', 'PRIVACYPOLICY', 'TERM&CONDITION'] as const)('%s has content', async (key) => {
    const { result } = await shop.api().getPageContent({ params: { key } });
    expect(result.content).toMatch(/<h2>/);
  });

  it('returns 404 for an unknown key and for a page that is not written yet', async () => {
    expect((await shop.fetch('/api/pagecontent/getPageContent/OTHER')).status).toBe(404);
    await shop.database.execute(sql`delete from page_contents where key = 'ABOUTUS'`);
    expect((await shop.fetch('/api/pagecontent/getPageContent/ABOUTUS')).status).toBe(404);
  });

  it('is sanitised: no scripts, event handlers, frames, styles or protocol-relative links', () => {
    const hostile = `<h2 onclick="x()">A</h2><script>x()</script><a href="javascript:x()">b</a><img src="x" onerror="x()">
      <iframe src="https://e.example"></iframe><svg onload="x()"></svg><style>*{}</style><a href="//e.example">c</a>`;
    const clean = sanitiseRichText(hostile);
    expect(clean).not.toMatch(/on\w+=|script|javascript|iframe|svg|style|href="\/\//);
    expect(clean).toContain('<h2>A</h2>');
  });
});

describe('a contact message', () => {
  it('is saved for the operator with a normalised phone number', async () => {
    const body = {
      fname: 'Asha',
      lname: 'Rao',
      phone: '+91 98300 12345',
      comment: 'Do you deliver to Pune?\nSoon?',
    };
    expect((await shop.api().sendContactMessage({ body })).msg).toMatch(/Thank you/);
    const { rows } = await shop.database.execute(
      sql`select first_name, phone, message from contact_messages`,
    );
    expect(rows).toEqual([{ first_name: 'Asha', phone: '9830012345', message: body.comment }]);
  });
});
