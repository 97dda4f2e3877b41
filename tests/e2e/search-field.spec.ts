import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { signUp } from '../support/buyers.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const suggestionList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const recentList = (page: Page) => page.getByRole('listbox', { name: 'Recent searches' });
const recentTexts = (page: Page) => recentList(page).getByRole('option').allInnerTexts();
const isFocused = (page: Page) => searchField(page).evaluate((element) => element === document.activeElement);

async function searchFor(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await searchField(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: `Results for “${query}”` }).waitFor();
}

for (const width of [360, 1440])
  test.describe(`the search field at ${width} px`, () => {
    test('suggests products with their prices and what was typed in bold, and all results last', async ({
      visit,
    }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/');
      await searchField(page).fill('drill');
      const list = suggestionList(page);
      const product = list.getByRole('group', { name: 'Products' }).getByRole('option').first();
      await expect(product).toContainText(/₹[\d,]+ · ₹[\d,]+ incl\. GST/);
      await expect(product.locator('b').first()).toHaveText(/^drill$/i);

      const last = list.getByRole('option').last();
      const count = /^See all (\d+) results$/.exec(await last.innerText())?.[1];
      await searchField(page).press('ArrowUp');
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await searchField(page).press('Enter');
      await page.waitForURL('**/search?query=drill');
      await page.getByRole('main').getByText(`${count} products`, { exact: true }).first().waitFor();
      await expect(searchField(page)).toHaveValue('drill');
      await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('shows recent searches before anything is typed, and erases them', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/');
      await searchField(page).focus();
      for (const query of ['welding machine', 'pump', 'drill', 'Pump']) await searchFor(page, query);
      await searchField(page).focus();
      await expect
        .poll(() => recentTexts(page))
        .toEqual(['drill', 'welding machine', 'Clear recent searches']);
      await page.goto('/products');
      await searchField(page).focus();
      const all = ['Pump', 'drill', 'welding machine', 'Clear recent searches'];
      await expect.poll(() => recentTexts(page)).toEqual(all);

      await searchField(page).press('ArrowDown');
      await searchField(page).press('Delete');
      await expect.poll(() => recentTexts(page)).toEqual(all.slice(1));
      await expect(recentList(page).getByRole('option', { selected: true })).toHaveText('drill');
      await searchField(page).press('Enter');
      await page.waitForURL('**/search?query=drill');

      await page.goto('/products');
      await searchField(page).click();
      await page.getByRole('button', { name: 'Remove drill from recent searches' }).click();
      await expect.poll(() => recentTexts(page)).toEqual(['welding machine', 'Clear recent searches']);
      await expect.poll(() => isFocused(page)).toBe(true);
      await searchField(page).fill('weld');
      await suggestionList(page).waitFor();
      await searchField(page).fill('');
      await recentList(page).getByRole('option', { name: 'Clear recent searches' }).click();
      await recentList(page).waitFor({ state: 'hidden' });
      await page.reload();
      await searchField(page).click();
      await searchField(page).press('ArrowDown');
      expect(await recentList(page).count()).toBe(0);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('asks for an item that was not found with a filled-in message', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/');
      await searchFor(page, 'qqzzxx & "wwkk"');
      await page.getByRole('main').getByRole('link', { name: 'Ask us for this item' }).click();
      const message = page.getByRole('textbox', { name: 'Message' });
      const asked = 'Please quote for this item, which I could not find on your website: qqzzxx & "wwkk"';
      await expect(message).toHaveValue(asked);
      await page.reload();
      await expect(message).toHaveValue(asked);

      await page.getByLabel('First name').fill('Asha');
      await page.getByLabel('Last name').fill('Rao');
      await page.getByLabel('Phone').fill('9812345678');
      await page.getByRole('button', { name: 'Send Now' }).click();
      await expect(message).toHaveValue('');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });

test('offers to ask for the item beneath results that may be something else', async ({ visit }) => {
  const { page } = await visit({ width: 360 });
  await page.goto('/search?query=cable+tie');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Ask us for this item' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/: cable tie$/);
});

test('the results page says when no product is called so, and offers to ask for it above them', async ({
  visit,
}) => {
  const { page } = await visit({ width: 360 });
  const main = page.getByRole('main');
  await page.goto('/search?query=glue+gun');
  await main.getByText('No exact match for “glue gun”. These come closest.').waitFor();
  const ask = main.getByRole('link', { name: 'Ask us for this item' });
  await expect(ask).toHaveCount(1);
  await ask.click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/: glue gun$/);
});

test('the results page says which brand is missing, and offers what is spelt alike', async ({ visit }) => {
  const visitor = await visit({ width: 360 });
  const { page } = visitor;
  const main = page.getByRole('main');
  await page.goto('/search?query=makita+angle+grinder');
  await main.getByText('We do not list Makita. Showing results for angle grinder').waitFor();
  await main.getByRole('heading', { level: 1, name: 'Results for “makita angle grinder”' }).waitFor();
  await expect(main.getByRole('article').first()).toContainText(/angle grinder/i);
  await main.getByRole('link', { name: 'Ask us for this item' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/: makita angle grinder$/);

  await page.goto('/search?query=mccb');
  await main.getByText('No Item Found').waitFor();
  await main.getByRole('link', { name: 'Did you mean mcb?' }).click();
  await page.waitForURL('**/search?query=mcb');
  await main.getByRole('article').first().waitFor();
  await searchField(page).fill('mccb');
  await suggestionList(page).getByRole('option', { name: 'Did you mean mcb?' }).click();
  await page.waitForURL('**/search?query=mcb');
  expect(unexpectedErrors(visitor)).toEqual([]);
});

test('results that have the text in their description alone say so, after the others', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.goto('/search?query=spanner');
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().waitFor();
  const isMention = (await cards.allInnerTexts()).map((card) =>
    card.includes('Mentioned in its description'),
  );
  expect(isMention).toContain(true);
  expect(isMention).toEqual(isMention.toSorted());
});

test('the recent searches are gone after a logout, in other tabs too', async ({ shop, visit }) => {
  const { token } = await signUp(shop);
  const { page } = await visit({ width: 1440, token });
  await page.goto('/');
  await searchFor(page, 'drill');
  const other = await page.context().newPage();
  await other.goto('/');
  await searchField(other).focus();
  await expect.poll(() => recentTexts(other)).toEqual(['drill', 'Clear recent searches']);

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await recentList(other).waitFor({ state: 'hidden' });
  await searchField(page).focus();
  await searchField(page).press('ArrowDown');
  expect(await recentList(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('udyoghaat_searches'))).toBe('[]');
});

test('suggests for what was typed before the page was interactive', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await searchField(page).fill('drill');
  scripts.resolve();
  await suggestionList(page).getByRole('option').first().waitFor();
});

test('Ctrl+K puts the cursor into the search field and selects its text, as the field says', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1440 });
  await page.goto('/products');
  await page.getByText('Ctrl K').waitFor();
  await expect(searchField(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await page.keyboard.press('k');
  await page.keyboard.press('Control+Shift+k');
  expect(await isFocused(page)).toBe(false);
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(page)).toBe(true);
  await page.getByText('Ctrl K').waitFor({ state: 'hidden' });

  await page.goto('/search?query=drill');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(await page.getByText('Ctrl K').filter({ visible: true }).count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pump');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?query=pump');
});

test('the search works when the suggestions cannot be loaded', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.route('**/assets/search-panel*.js', (route) => route.abort());
  await page.goto('/');
  await searchFor(page, 'drill');
  await page.unroute('**/assets/search-panel*.js');
  await page.goto('/');
  await searchField(page).focus();
  await expect.poll(() => recentTexts(page)).toEqual(['drill', 'Clear recent searches']);
});
