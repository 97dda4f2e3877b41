import type { Page } from '@playwright/test';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { logInToDesk } from '../support/desk.ts';

type Shop = ShopFixtures['shop'];

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Adds a page at the desk, and stays on its screen. */
async function addPage(shop: Shop, page: Page, title: string) {
  await page.goto(`${shop.url}/desk/pages`);
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Add the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function publish(page: Page, words: string) {
  await editorOf(page).click();
  await page.keyboard.type(words);
  await page.getByLabel('Visitors can read it').check();
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
}

test('a page is added by keyboard, written and published; visitors find it in the footer', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  await page.goto(`${shop.url}/desk/pages`);
  await page.getByRole('button', { name: 'New page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('About');
  await expect(page.getByLabel('Address')).toHaveValue('about');
  await page.keyboard.press('Enter');
  await expect(page.getByText('are pages that every shop has')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).press('End');
  await page.keyboard.type(' warranties & claims');
  await expect(page.getByLabel('Address')).toHaveValue('about-warranties-claims');
  await page.reload();
  await page.getByRole('button', { name: 'New page' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('About warranties & claims');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About warranties & claims');
  await expect(page.getByRole('link', { name: /in the shop/ })).toHaveCount(0);

  const visitor = (await visit()).page;
  const response = await visitor.goto(`${shop.url}/page/about-warranties-claims`);
  expect(response?.status()).toBe(404);
  await expect(visitor.getByText('404 Error !! Page Not Found')).toBeVisible();

  await page.getByLabel('Visitors can read it').check();
  await save(page);
  await expect(page.getByText('A page needs a text before it is published.')).toBeVisible();
  await publish(page, 'Twelve months on every machine.');
  await expect(page.getByRole('link', { name: /in the shop/ })).toHaveAttribute('href', /^\/page\//);

  await visitor.goto(`${shop.url}/contact`);
  const links = visitor.getByRole('navigation', { name: 'Company' }).getByRole('link');
  await expect(links.filter({ hasText: 'About warranties & claims' })).toBeVisible();
  expect((await links.allTextContents()).slice(0, 4)).toEqual([
    ...['About Us', 'Contact', 'Privacy Policy', 'Term & Conditions'],
  ]);
  await links.filter({ hasText: 'About warranties' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('About warranties & claims');
  await expect(visitor.getByText('Twelve months on every machine.')).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle(/^About warranties & claims \|/);
  await expect(visitor.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Twelve months on every machine.',
  );
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/page\/about-warranties-claims$/,
  );

  await page.getByLabel('Visitors can read it').uncheck();
  await save(page);
  await expect
    .poll(async () => (await visitor.goto(`${shop.url}/page/about-warranties-claims`))?.status())
    .toBe(404);
});

test('links in the footer are put in order by keyboard, and a page is removed after a question', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  for (const title of ['Order test one', 'Order test two']) {
    await addPage(shop, page, title);
    await publish(page, `Words of ${title}.`);
  }
  const visitor = (await visit()).page;
  const readFooter = async () => {
    await visitor.goto(`${shop.url}/contact`);
    const links = visitor
      .getByRole('navigation', { name: 'Company' })
      .getByRole('link', { name: 'Order test' });
    return links.allTextContents();
  };
  await page.goto(`${shop.url}/desk/pages`);
  expect(await readFooter()).toEqual(['Order test one', 'Order test two']);
  const up = page.getByRole('button', { name: 'Move up: Order test two' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(readFooter).toEqual(['Order test two', 'Order test one']);
  await expect(up).toBeFocused();

  await page.getByRole('link', { name: 'Order test one' }).click();
  await page.getByRole('button', { name: 'Remove the page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the page “Order test one”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove the page' }).click();
  await dialog.getByRole('button', { name: 'Remove the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
  await expect(page.getByRole('link', { name: 'Order test two' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order test one' })).toHaveCount(0);
  await expect.poll(readFooter).toEqual(['Order test two']);
});

test('two browsers edit what is said of a page: the second sees both values of what both changed, and loses nothing', async ({
  shop,
  visit,
}) => {
  const [first, second] = [(await visit()).page, (await visit()).page];
  const quick = await logInToDesk(shop, first, 'catalogue');
  await logInToDesk(shop, second, 'owner');
  await addPage(shop, first, 'Conflict test');
  await second.goto(first.url());
  await second.getByLabel('Title', { exact: true }).fill('Their title');
  await second.getByLabel('Link in the footer').uncheck();
  await first.getByLabel('Title', { exact: true }).fill('Our title');
  await save(first);
  await expect(first.getByText('Saved.')).toBeVisible();
  await save(second);
  const conflict = second.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  await expect(conflict.getByRole('row', { name: /^Title/ })).toContainText('Our title');
  await expect(conflict.getByRole('rowheader')).toHaveText(['Title']);
  await conflict.getByRole('button', { name: 'Take theirs: Title' }).click();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(second.getByText('Saved.')).toBeVisible();
  await second.reload();
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Our title');
  await expect(second.getByLabel('Link in the footer')).not.toBeChecked();
});
