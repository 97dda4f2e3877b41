import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';
import { MAX_SINGLE_MAILS_PER_HOUR } from './save-contact-message.ts';

const OPERATOR = 'orders@haat.test';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
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
  const MESSAGE = { fname: 'Asha', lname: 'Rao', phone: '+91 98300 12345' };
  const selectMessage = async (comment: string) => {
    const { rows } = await shop.database.execute(
      sql`select first_name, phone, email from contact_messages where message = ${comment}`,
    );
    return rows;
  };

  it('is saved with a normalised phone number, and without an e-mail address if none is given', async () => {
    const comment = 'Do you deliver to Pune?\nSoon?';
    expect((await shop.api().sendContactMessage({ body: { ...MESSAGE, comment } })).msg).toMatch(/Thank you/);
    expect(await selectMessage(comment)).toEqual([{ first_name: 'Asha', phone: '9830012345', email: null }]);
  });

  it.each(['033 4000 1234', '1800 11 4000', '+49 30 1234567'])(
    'can have the phone number %s',
    async (phone) => {
      await shop.api().sendContactMessage({ body: { ...MESSAGE, phone: ` ${phone}`, comment: phone } });
      expect(await selectMessage(phone)).toMatchObject([{ phone }]);
    },
  );

  it('needs a phone number that can be called', async () => {
    for (const phone of ['12345', 'none', '4000 1234']) {
      await expect(
        shop.api().sendContactMessage({ body: { ...MESSAGE, phone, comment: 'Hello' } }),
      ).rejects.toMatchObject({ fields: { phone: expect.stringMatching(/10 to 15 digits/) } });
    }
  });

  it('is mailed to the operator, whose reply goes to the sender’s e-mail address', async () => {
    const comment = 'Need 40 lathes.\nPlease call.';
    await shop.api().sendContactMessage({ body: { ...MESSAGE, email: ' Asha@Rao.test ', comment } });
    expect(await selectMessage(comment)).toMatchObject([{ email: 'asha@rao.test' }]);
    const mail = await shop.outbox.waitForMail(OPERATOR, 'Need 40 lathes.');
    expect(mail).toMatch(/^Subject: Message from Asha Rao$/m);
    expect(mail).toMatch(/^Reply-To: asha@rao\.test$/m);
    expect(mail).toContain('  Need 40 lathes.\n  Please call.');
    expect(mail).toContain('+91 98300 12345');
  });

  it('without an e-mail address is mailed with the advice to answer by phone', async () => {
    await shop.api().sendContactMessage({ body: { ...MESSAGE, comment: 'Please call me back.' } });
    const mail = await shop.outbox.waitForMail(OPERATOR, 'Please call me back.');
    expect(mail).not.toMatch(/^Reply-To/m);
    expect(mail).toContain('please answer by phone');
  });

  it('with an e-mail address that is none is rejected', async () => {
    const comment = 'Rejected';
    await expect(
      shop.api().sendContactMessage({ body: { ...MESSAGE, email: 'asha at rao', comment } }),
    ).rejects.toMatchObject({ status: 422, fields: { email: 'Please enter a valid e-mail address.' } });
    expect(await selectMessage(comment)).toEqual([]);
  });

  it('that is one of many in an hour is counted in one mail after the hour', async () => {
    await shop.database.execute(sql`delete from contact_messages`);
    const before = (await shop.outbox.mailsTo(OPERATOR)).length;
    for (let count = 1; count <= MAX_SINGLE_MAILS_PER_HOUR + 3; count += 1)
      await shop.api().sendContactMessage({ body: { ...MESSAGE, comment: `Message no. ${count}.` } });
    await shop.outbox.waitForMail(OPERATOR, `Message no. ${MAX_SINGLE_MAILS_PER_HOUR}.`);
    await shop.database.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await shop.outbox.waitForMail(OPERATOR, 'Subject: 3 more messages from the contact page');
    expect(await shop.outbox.mailsTo(OPERATOR)).toHaveLength(before + MAX_SINGLE_MAILS_PER_HOUR + 1);
  });
});
