import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/catalogue-desk.ts';
import { logInToDesk } from '../support/desk.ts';

test('a synonym is tried out, saved, found by buyers, changed and taken back, by keyboard', async ({
  desk,
}) => {
  // As the list of searches without a result leads here.
  await desk.goto('/desk/synonyms?term=qwertzu');
  const finds = desk.getByRole('textbox', { name: 'The search finds' });
  await expect(desk.getByRole('textbox', { name: 'Buyers type' })).toHaveValue('qwertzu');
  await expect(desk.getByText('Now: 0 products.')).toBeVisible();
  await expect(finds).toBeFocused();
  await desk.keyboard.type('drill');
  await expect(desk.getByText(/With this: [1-9][\d,]* products/)).toBeVisible();
  // What was typed survives a reload.
  await desk.reload();
  await expect(finds).toHaveValue('drill');
  expect(await findAxeViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(desk.getByText('Searches for “qwertzu” use this from now on.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Change “qwertzu”' })).toBeVisible();
  const search = async () =>
    (await (await desk.request.get('/api/product/searchProducts/qwertzu')).json()).total;
  expect(await search()).toBeGreaterThan(0);

  await desk.getByRole('searchbox').fill('qwertzu');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('link', { name: 'qwertzu' }).press('Enter');
  await desk.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(desk.getByText('“qwertzu” is no longer a synonym.')).toBeVisible();
  await expect.poll(search).toBe(0);
  await desk.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(desk.getByText('Undone.')).toBeVisible();
  await expect.poll(search).toBeGreaterThan(0);
});

test('nothing is saved that finds nothing, and a refused synonym stays in the form', async ({ desk }) => {
  await desk.goto('/desk/synonyms');
  await desk.getByRole('textbox', { name: 'Buyers type' }).fill('one two three four five');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Please say what the search finds')).toBeVisible();
  await desk.getByRole('textbox', { name: 'The search finds' }).fill('saw');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('A term has 1 to 4 words').first()).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Buyers type' })).toHaveValue('one two three four five');
  await desk.getByRole('textbox', { name: 'Buyers type' }).fill('faltu shabd');
  await desk.getByRole('textbox', { name: 'The search finds' }).fill('');
  await desk.getByLabel('Products do not need to have it').check();
  await expect(desk.getByText('With this: searches ignore it.')).toBeVisible();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Searches for “faltu shabd” use this')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Buyers type' })).toHaveValue('');
});

test('two browsers change one synonym: the second sees both, and nothing typed is lost', async ({
  browser,
  desk,
  deskShop,
}) => {
  const other = await browser.newPage({ baseURL: deskShop.url });
  const quick = await logInToDesk(deskShop, other, 'owner');
  await Promise.all([desk, other].map((page) => page.goto('/desk/synonyms?term=hathoda')));
  await desk.getByRole('textbox', { name: 'The search finds' }).fill('hammer\nrotary hammer');
  await other.getByRole('textbox', { name: 'The search finds' }).fill('demolition hammer');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Searches for “hathoda” use this')).toBeVisible();
  await desk.getByRole('button', { name: 'Save' }).click();
  const conflict = desk.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  await expect(conflict.getByRole('row', { name: /The search finds/ })).toContainText('demolition hammer');
  await expect(desk.getByRole('textbox', { name: 'The search finds' })).toHaveValue('hammer\nrotary hammer');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await desk.reload();
  await expect(desk.getByRole('textbox', { name: 'The search finds' })).toHaveValue('hammer\nrotary hammer');
  await other.close();
});

test('a brand is added, named to buyers, removed and taken back', async ({ desk }) => {
  await desk.goto('/desk/synonyms');
  await desk.getByRole('link', { name: 'Known brands' }).click();
  await desk.getByLabel('Brand', { exact: true }).fill('Zollinger');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('“Zollinger” is now a known brand.')).toBeVisible();
  await desk.getByRole('searchbox').fill('zolli');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('row', { name: /Zollinger/ })).toContainText('there is nothing by Zollinger');
  await desk.goto('/search?query=zollinger+drill');
  await expect(desk.getByText(/Zollinger/).first()).toBeVisible();
  await desk.goto('/desk/synonyms/brands?q=zolli');
  await desk.getByRole('button', { name: 'Remove Zollinger' }).click();
  await expect(desk.getByText('No known brand has this name.')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('row', { name: /Zollinger/ })).toBeVisible();
});
