import type { Page } from '@playwright/test';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { selectPageContent } from '#server/features/content/repository.ts';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { logInToDesk } from '../support/desk.ts';

type Shop = ShopFixtures['shop'];

/** Everything that a page can contain. */
const WHOLE_PAGE = [
  '<h2>Returns</h2>',
  '<h3>Which <em>goods</em></h3>',
  '<h4>Small ones</h4>',
  '<p>One <strong>two</strong> <u>three</u> <s>four</s> H<sub>2</sub>O m<sup>2</sup> <small>five</small> <code>six</code><br>seven <a href="/orders" rel="noopener noreferrer">eight</a> <a href="mailto:a@b.example" rel="noopener noreferrer">nine</a></p>',
  '<blockquote><p>Ten</p></blockquote>',
  '<ul><li>Eleven</li><li>Twelve<ol><li>Thirteen</li></ol></li><li><p>First</p><p>Second</p></li></ul>',
  '<hr>',
  '<dl><dt>Fourteen</dt><dd>Fifteen</dd></dl>',
  '<p><img src="https://haat.test/a.webp" alt="A lathe" width="40" height="30"></p>',
  '<table><caption>Days</caption><thead><tr><th scope="col">What</th><th scope="col">Days</th></tr></thead><tbody><tr><th scope="row">Tools</th><td><strong>7</strong> days</td></tr><tr><td colspan="2">Never: cement</td></tr></tbody></table>',
].join('\n');

async function openPage(shop: Shop, page: Page, role: StaffRole = 'catalogue', name?: string) {
  const operator = await logInToDesk(shop, page, role, name);
  await page.goto(`${shop.url}/desk/pages/terms`);
  return operator;
}
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const readTerms = (shop: Shop) => selectPageContent(shop.database, 'TERM&CONDITION');
const setTerms = (shop: Shop, by: string, html: string) => setPage(shop.database, by, 'TERM&CONDITION', html);

/** Other tests read the page, too. */
let original = '';
test.beforeAll(async ({ shop }) => {
  original = (await readTerms(shop)) ?? '';
});
test.afterAll(({ shop }) => setTerms(shop, 'test', original));

test('an edit stores what was typed and leaves everything else of the page as it was', async ({
  shop,
  visit,
}) => {
  await setTerms(shop, 'test', WHOLE_PAGE);
  const stored = await readTerms(shop);
  const { page } = await visit();
  await openPage(shop, page);
  await expect(editorOf(page).getByRole('heading', { name: 'Returns' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await editorOf(page).getByRole('heading', { name: 'Returns' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and claims');
  await save(page);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect.poll(() => readTerms(shop)).toBe(stored?.replace('Returns', 'Returns and claims'));
});

test('a text is written with keys and tools, kept over a reload, and read by visitors', async ({
  shop,
  visit,
}) => {
  await setTerms(shop, 'test', '<p>Old words</p>');
  const { page } = await visit();
  await openPage(shop, page);
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Delivery');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask for a ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('quote');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Address of the link').fill('javascript:x()');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A link begins with')).toBeVisible();
  await page.getByLabel('Address of the link').fill('/orders');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.reload();
  await expect(editorOf(page).getByRole('heading')).toHaveText('Delivery');
  await expect(editorOf(page).getByRole('row')).toHaveCount(2);
  await editorOf(page).getByRole('cell').first().click();
  await page.keyboard.type('Tools');
  await page.getByRole('button', { name: 'Add a row below' }).click();
  await expect(editorOf(page).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove the row' }).click();
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
  const stored = await readTerms(shop);
  expect(stored).toContain('<h2>Delivery</h2>\n<p>Ask for a <strong>quote</strong></p>');
  expect(stored).toMatch(/<p><a href="\/orders" rel="noopener noreferrer">\/orders<\/a>/);
  await page
    .getByRole('link', { name: /in the shop/ })
    .evaluate((link: HTMLAnchorElement) => link.removeAttribute('target'));
  await page.getByRole('link', { name: /in the shop/ }).click();
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
});

test('what is pasted from elsewhere keeps its form and nothing that could run', async ({ shop, visit }) => {
  await setTerms(shop, 'test', '<p>Old words</p>');
  const { page } = await visit();
  await openPage(shop, page);
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await editorOf(page).evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h2 style="color:red" onclick="x()">Pasted</h2><ul><li>One</li></ul><img src="x" onerror="document.title=1">',
    );
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect.poll(() => readTerms(shop)).toMatch(/^<h2>Pasted<\/h2>\n<ul><li>One<\/li><\/ul>/);
  await expect(page).toHaveTitle(/^Terms/);
});

test('an earlier version is compared and taken back', async ({ shop, visit }) => {
  await setTerms(shop, 'Ramesh', '<p>Valid for ten days.</p>');
  await setTerms(shop, 'Ramesh', '<p>Valid for twenty days.</p>');
  const { page } = await visit();
  await openPage(shop, page);
  await page
    .getByRole('link', { name: /replaced by ramesh/i })
    .first()
    .click();
  const difference = page.getByRole('region', { name: 'Differences' });
  await expect(difference.locator('del')).toHaveText('ten');
  await expect(difference.locator('ins')).toHaveText('twenty');
  await page.getByRole('button', { name: 'Load this version' }).click();
  await expect(editorOf(page)).toHaveText('Valid for ten days.');
  await expect.poll(() => readTerms(shop)).toContain('twenty');
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect.poll(() => readTerms(shop)).toContain('ten');
});

test('two browsers edit one page: the second sees the differences, and nothing typed is lost', async ({
  shop,
  visit,
}) => {
  await setTerms(shop, 'test', '<p>Pay at once.</p>');
  const [first, second] = [await visit(), await visit()];
  const quick = await openPage(shop, first.page);
  await openPage(shop, second.page);
  for (const [page, words] of [
    [second.page, ' By NEFT.'],
    [first.page, ' In advance.'],
  ] as const) {
    await editorOf(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(words);
  }
  await save(first.page);
  await expect(first.page.getByText('Saved.')).toBeVisible();
  await save(second.page);
  const conflict = second.page.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  await expect(conflict.locator('del')).toHaveText(['In', 'advance']);
  await expect(conflict.locator('ins')).toHaveText(['By', 'NEFT']);
  await expect(editorOf(second.page)).toHaveText('Pay at once. By NEFT.');
  await conflict.getByRole('button', { name: 'Take all of theirs' }).click();
  await expect(editorOf(second.page)).toHaveText('Pay at once. In advance.');
});

test('a viewer reads the page and its versions, and can change nothing', async ({ shop, visit }) => {
  await setTerms(shop, 'Ramesh', '<p>Read me.</p>');
  const { page } = await visit();
  await openPage(shop, page, 'viewer');
  await expect(page.getByText('Read me.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveCount(0);
  await page.goto(`${shop.url}/desk/pages/none`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});
