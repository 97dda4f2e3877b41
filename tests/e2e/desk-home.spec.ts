import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatIsoDay, getNextDay, getPreviousDay } from '#domain/indian-day.ts';
import { addBanner } from '#server/features/admin/change-banners.ts';
import { expect, test } from '../support/browser-test.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';

/** Of its own: what is on the home page is seen by the tests of that page. */
let shop: DatabaseShop;
test.beforeAll(async () => {
  shop = await startDatabaseShop();
});
test.afterAll(() => shop.close());

const now = new Date();
const [yesterday, today, tomorrow] = [getPreviousDay(now), now, getNextDay(now)].map(formatIsoDay);
const picture = () =>
  sharp({ create: { width: 1920, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** The headlines of the banners that visitors see, in their order. */
async function readBanners(visitor: Page): Promise<string[]> {
  await visitor.goto(shop.url);
  return visitor.locator('a.banner .banner-caption > span:first-child').allTextContents();
}

const rowOf = (page: Page, headline: string) => page.getByRole('row').filter({ hasText: headline });

test('a banner with uploaded pictures is previewed at both widths, then shown to visitors', async ({
  visit,
}) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  await page.goto(`${shop.url}/desk/home`);
  await page.getByRole('link', { name: 'New banner' }).click();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Lathes at works price');
  const upload = page.getByLabel('Upload: Picture', { exact: true });
  await upload.setInputFiles({ name: 'Works.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByRole('textbox', { name: 'Picture', exact: true })).toHaveValue(
    /^\/media\/home\/works(-\d+)?\.1920\.webp$/,
  );
  await page.getByLabel('Leads to the category').selectOption('Welding');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Lathes at works price');

  for (const width of [1440, 360]) {
    const frame = page.frameLocator(`iframe[title="Preview at ${width} pixels"]`);
    const banner = frame.locator('a.banner');
    await expect(banner).toContainText('Lathes at works price');
    await expect(banner).toContainText('Welding');
    expect(
      await frame.locator('body').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth),
    ).toBe(width);
    const colours: string[] = [];
    for (const scheme of ['Light', 'Dark']) {
      await page.getByRole('button', { name: scheme, exact: true }).click();
      const background = () =>
        frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      if (scheme === 'Dark') await expect.poll(background).not.toBe(colours[0]);
      colours.push(await background());
    }
  }
  const visitor = (await visit()).page;
  expect(await readBanners(visitor)).not.toContain('Lathes at works price');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
  await expect(rowOf(page, 'Lathes at works price')).toContainText('Now');
  await expect.poll(() => readBanners(visitor)).toContain('Lathes at works price');
});

test('banners are on the home page on their days only', async ({ visit }) => {
  const { rows } = await shop.pool.query('select image from banners order by id limit 1');
  const entry = { image: String(rows[0]?.image), category: 'Welding' };
  for (const [alt, shownFrom, shownUntil] of [
    ['Days: over', null, yesterday],
    ['Days: until today', null, today],
    ['Days: from today', today, null],
    ['Days: later', tomorrow, null],
  ] as const) {
    await addBanner(shop.database, 'test', {
      ...entry,
      alt,
      shownFrom: shownFrom ?? '',
      shownUntil: shownUntil ?? '',
    });
  }
  const visitor = (await visit()).page;
  await expect
    .poll(async () => (await readBanners(visitor)).filter((alt) => alt.startsWith('Days:')))
    .toEqual(['Days: until today', 'Days: from today']);
  const { page } = await visit();
  await logInToDesk(shop, page, 'viewer');
  await page.goto(`${shop.url}/desk/home`);
  await expect(rowOf(page, 'Days: over')).toContainText('Ended');
  await expect(rowOf(page, 'Days: later')).toContainText('Later');
  await expect(rowOf(page, 'Days: from today')).toContainText('Now');
  await expect(page.getByRole('link', { name: 'New banner' })).toHaveCount(0);
});

test('an advertisement is written, moved, removed and brought back by keyboard', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  for (const headline of ['Keys one', 'Keys two']) {
    await page.goto(`${shop.url}/desk/home/ad/new`);
    await page.getByRole('textbox', { name: 'Headline' }).focus();
    await page.keyboard.type(headline);
    await page.getByRole('textbox', { name: 'Picture', exact: true }).focus();
    await page.keyboard.type('https://pictures.example/a.jpg');
    await page.getByRole('textbox', { name: 'Leads to' }).focus();
    await page.keyboard.type('javascript:x()');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/The link must be an address/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/products');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
    await expect(rowOf(page, headline)).toBeVisible();
  }
  const order = async () =>
    (await page.getByRole('link', { name: /^Keys/ }).allTextContents()).map((text) => text.trim());
  expect(await order()).toEqual(['Keys one', 'Keys two']);
  const up = page.getByRole('button', { name: 'Move up: Keys two' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Keys two', 'Keys one']);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Remove: Keys two' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Keys two” was removed')).toBeVisible();
  await expect.poll(order).toEqual(['Keys one']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(['Keys two', 'Keys one']);
});

test('what was added is not in the next new one, even before the list is read again', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  await page.goto(`${shop.url}/desk/home/ad/new`);
  await page.getByRole('textbox', { name: 'Headline' }).fill('Only once');
  await page.getByRole('textbox', { name: 'Picture', exact: true }).fill('https://pictures.example/a.jpg');
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/products');
  let reads = 0;
  await page.route('**/api/staff/home', async (route) => {
    reads += 1;
    // The first is that of the list that follows.
    if (reads === 1) await route.continue();
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => reads).toBeGreaterThan(1);
  await expect(rowOf(page, 'Only once')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${shop.url}/desk/home/ad/new`);
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
});

test('two browsers edit one banner: the second sees both values and loses nothing', async ({ visit }) => {
  const entry = { image: 'https://pictures.example/a.jpg', alt: 'Conflict test', category: 'Welding' };
  const id = await addBanner(shop.database, 'test', entry);
  const [first, second] = [(await visit()).page, (await visit()).page];
  const quick = await logInToDesk(shop, first, 'catalogue');
  await logInToDesk(shop, second, 'owner');
  for (const page of [first, second]) await page.goto(`${shop.url}/desk/home/banner/${id}`);
  await second.getByRole('textbox', { name: 'Headline' }).fill('Second headline');
  await first.getByRole('textbox', { name: 'Headline' }).fill('First headline');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByText('Saved.')).toBeVisible();
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = second.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  await expect(conflict.getByRole('row', { name: /^Headline/ })).toContainText('First headline');
  await expect(second.getByRole('textbox', { name: 'Headline' })).toHaveValue('Second headline');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(second.getByText('Saved.')).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Second headline');
});

test('a picture is chosen among those of the shop', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  await page.goto(`${shop.url}/desk/home/ad/new`);
  await page.getByRole('button', { name: 'Choose: Picture', exact: true }).click();
  const pictures = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await pictures.first().click();
  await expect(page.getByRole('textbox', { name: 'Picture', exact: true })).not.toHaveValue('');
  await expect(page.getByTitle('Preview at 360 pixels')).toBeVisible();
});
