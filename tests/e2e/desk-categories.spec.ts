import sharp from 'sharp';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/catalogue-desk.ts';
import { logInToDesk } from '../support/desk.ts';

test('a category is added with an uploaded picture, gets a sub-category, is renamed and removed', async ({
  desk,
}) => {
  const picture = sharp({ create: { width: 600, height: 450, channels: 3, background: 'teal' } });
  await desk.goto('/desk/categories');
  await desk.getByRole('textbox', { name: 'Name' }).fill('Forklifts');
  await desk.getByLabel('Upload: Picture', { exact: true }).setInputFiles({
    name: 'forklift.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  });
  await expect(desk.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/media\/products\/forklift/);
  // What was typed survives a reload.
  await desk.reload();
  await expect(desk.getByRole('textbox', { name: 'Name' })).toHaveValue('Forklifts');
  await desk.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await desk.getByRole('link', { name: 'Forklifts' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Forklifts');

  const adding = desk.locator('section', {
    has: desk.getByRole('heading', { name: 'New sub-category' }),
  });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Diesel');
  await adding.getByRole('textbox', { name: 'Picture' }).fill('/media/none.webp');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding.getByText('There is no file /media/none.webp')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Picture' }).fill('https://haat.test/diesel.webp');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(desk.getByRole('link', { name: 'Diesel' })).toBeVisible();
  expect(await findAxeViolations(desk)).toEqual([]);

  await desk.goto('/desk/categories');
  await desk.getByRole('button', { name: 'Remove Forklifts' }).click();
  await expect(desk.getByText('“Forklifts” is not empty: it has 1 sub-category.')).toBeVisible();
  await desk.getByRole('button', { name: 'Remove Diesel' }).click();
  await expect(desk.getByRole('link', { name: 'Diesel' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('link', { name: 'Diesel' })).toBeVisible();
});

test('categories are put in another order by keyboard, and the focus stays on what moves', async ({
  desk,
}) => {
  await desk.goto('/desk/categories');
  const links = desk.getByRole('table').locator('a.font-semibold');
  await expect(links.nth(1)).toBeVisible();
  const [first = '', second = ''] = await links.allInnerTexts();
  await desk.getByRole('button', { name: `Move down: ${first}`, exact: true }).press('Enter');
  await expect(links.nth(0)).toHaveText(second);
  await expect(desk.getByRole('button', { name: `Move down: ${first}`, exact: true })).toBeFocused();
  await desk.getByRole('button', { name: `Move up: ${first}`, exact: true }).press('Enter');
  await expect(links.nth(0)).toHaveText(first);
  // It cannot go further up, and the button that says so keeps the focus.
  const up = desk.getByRole('button', { name: `Move up: ${first}`, exact: true });
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
});

test('deciding specifications are put in order, and one is read in another way', async ({ desk }) => {
  await desk.goto('/desk/categories');
  await desk.getByRole('link', { name: 'Drills', exact: true }).first().click();
  const deciding = desk.getByRole('group', { name: 'Deciding specifications' });
  await expect(deciding.getByRole('listitem').first()).toBeVisible();
  const before = await deciding.getByRole('listitem').allInnerTexts();
  const [first = '', second = ''] = before.map((text) => text.replace(/^\d+\. /, '').trim());
  await deciding.getByRole('button', { name: `Move up: ${second}` }).press('Enter');
  await expect(deciding.getByRole('listitem').nth(1)).toContainText(first);
  await deciding.getByRole('button', { name: `Remove ${first}` }).click();
  await deciding.getByRole('combobox').selectOption(first);
  await expect(deciding.getByRole('listitem').last()).toContainText(first);
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('“Drills” is changed.')).toBeVisible();

  const row = desk.getByRole('form', { name: first, exact: true });
  await row.getByRole('combobox', { name: `Kind of ${first}` }).selectOption('Number with unit');
  await row.getByRole('textbox', { name: `Unit of ${first}` }).fill('parsec');
  await row.getByRole('button', { name: `Save ${first}` }).click();
  await expect(desk.getByText('“parsec” is not a known unit')).toBeVisible();
  await row.getByRole('combobox', { name: `Kind of ${first}` }).selectOption('Text');
  await row.getByRole('button', { name: `Save ${first}` }).click();
  await expect(desk.getByText(`“${first}” is read again`)).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('Undone.')).toBeVisible();
});

test('two browsers rename one category: the second sees both names, and nothing typed is lost', async ({
  browser,
  desk,
  deskShop,
}) => {
  const other = await browser.newPage({ baseURL: deskShop.url });
  const quick = await logInToDesk(deskShop, other, 'owner');
  await desk.goto('/desk/categories');
  const link = desk.getByRole('link', { name: 'Welding', exact: true });
  const address = (await link.getAttribute('href')) ?? '';
  await Promise.all([desk, other].map((page) => page.goto(address)));
  const nameOn = (page: typeof desk) => page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await nameOn(desk).fill('Joining');
  await nameOn(other).fill('Welding and cutting');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welding and cutting');
  await desk.getByRole('button', { name: 'Save' }).click();
  const conflict = desk.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  const values = conflict.getByRole('row', { name: /Name/ }).getByRole('cell');
  await expect(values.nth(0)).toContainText('Welding and cutting');
  await expect(values.nth(1)).toHaveText('Joining');
  await expect(nameOn(desk)).toHaveValue('Joining');
  await conflict.getByRole('button', { name: 'Take all of theirs' }).click();
  await expect(nameOn(desk)).toHaveValue('Welding and cutting');
  await other.close();
});

test('a family is renamed with what its products differ in, and a viewer can change nothing', async ({
  browser,
  desk,
  deskShop,
}) => {
  await desk.goto('/desk/categories/families');
  const first = desk.getByRole('table').getByRole('link').first();
  const name = await first.innerText();
  await first.press('Enter');
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} family`);
  await desk.getByRole('textbox', { name: 'Option 1' }).fill('Grade of it');
  await desk.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(desk.getByRole('row', { name: `${name} family` })).toContainText('Grade of it');
  await desk.getByRole('searchbox').fill(`${name} fam`);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: `${name} family` }).click();
  await desk.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByText(`“${name} family” is not empty`)).toBeVisible();

  const viewer = await browser.newPage({ baseURL: deskShop.url });
  await logInToDesk(deskShop, viewer, 'viewer');
  await viewer.goto('/desk/categories/families');
  await expect(viewer.getByRole('cell', { name: `${name} family` })).toBeVisible();
  await viewer.goto('/desk/categories');
  await expect(viewer.getByRole('link', { name: 'Drills', exact: true }).first()).toBeVisible();
  await expect(viewer.getByRole('button', { name: /Remove|Move/ })).toHaveCount(0);
  await viewer.close();
});
