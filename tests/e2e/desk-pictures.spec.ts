import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/catalogue-desk.ts';
import { logInToDesk } from '../support/desk.ts';

test('brings many pictures to the products that their names name', async ({ desk }) => {
  const picture = sharp({ create: { width: 600, height: 450, channels: 3, background: 'teal' } });
  const buffer = await picture.jpeg().toBuffer();
  const { products } = await (await desk.request.get('/api/product/getAllProducts?limit=2')).json();
  const [{ pro_model: model, pro_title: title, _id: id }, { pro_model: other, pro_title: otherTitle }] =
    products;
  await desk.goto('/desk/products/pictures');
  await desk.getByLabel('Choose pictures').setInputFiles([
    { name: `${model} front.jpg`, mimeType: 'image/jpeg', buffer },
    { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  const [front, holiday, broken] = [0, 1, 2].map((index) =>
    desk.getByRole('listitem').filter({ hasText: '.jpg' }).nth(index),
  );
  if (!front || !holiday || !broken) throw new Error('There are too few rows.');
  await expect(broken.getByRole('alert')).toContainText('not a picture that can be read');
  await expect(desk.getByLabel(`Product of ${model} front.jpg`)).toHaveValue(id);
  // Only the main picture is described.
  await expect(desk.getByLabel(`What ${model} front.jpg shows`)).toHaveCount(0);
  await front.getByRole('checkbox', { name: 'As the main picture' }).check();
  await expect(desk.getByLabel(`What ${model} front.jpg shows`)).toHaveValue(title);
  await holiday.getByRole('searchbox').fill(other);
  await holiday.getByRole('searchbox').press('Enter');
  await holiday.getByRole('checkbox', { name: 'As the main picture' }).check();
  await expect(desk.getByLabel('What holiday.jpg shows')).toHaveValue(otherTitle);
  await desk.getByLabel('What holiday.jpg shows').fill('');
  expect(await findAxeViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Add all 2 pictures' }).click();
  await expect(front.getByText('Added', { exact: true })).toBeVisible();
  await expect(holiday.getByRole('alert')).toContainText('say what the picture shows');
  const { product } = await (await desk.request.get(`/api/product/getproductById/${id}`)).json();
  const address = product.pro_images[0];
  expect(address).toMatch(/^\/media\/products\/.+\.1200\.webp$/);
  const small = await desk.request.get(address.replace('.1200.webp', '.320.avif'));
  expect([small.status(), small.headers()['content-type']]).toEqual([200, 'image/avif']);
});

/** Uploads a picture as wide as a banner. @returns its address. */
async function uploadBanner(desk: Page, name: string): Promise<string> {
  const picture = sharp({ create: { width: 2400, height: 800, channels: 3, background: 'teal' } });
  const response = await desk.request.post('/api/staff/picture/upload', {
    headers: { 'x-file-name': name, 'sec-fetch-site': 'same-origin' },
    data: await picture.jpeg().toBuffer(),
  });
  return (await response.json()).address;
}
const detailsOf = (address: string) => `/desk/products/pictures/details?${new URLSearchParams({ address })}`;

test('the focus of a wide picture is set by the arrow keys or a press, and phones see it', async ({
  desk,
}) => {
  const address = await uploadBanner(desk, 'sale.jpg');
  await desk.goto(detailsOf(address));
  const picture = desk.getByRole('button', { name: /Focus: 50% from the left, 50% from the top/ });
  await picture.focus();
  await desk.keyboard.press('Shift+ArrowRight');
  await desk.keyboard.press('ArrowUp');
  // What was typed survives a reload.
  await desk.reload();
  const moved = desk.getByRole('button', { name: /Focus: 60% from the left, 49% from the top/ });
  await expect(moved).toBeVisible();
  expect(await findAxeViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(desk.getByText('The focus is set.')).toBeVisible();
  const seen = desk.getByRole('img', { name: 'What phones show' });
  await expect
    .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(7 / 4, 1);
  const { width = 0, height = 0 } = (await moved.boundingBox()) ?? {};
  await moved.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(
    desk.getByRole('button', { name: /Focus: 25% from the left, 75% from the top/ }),
  ).toBeVisible();
});

test('two browsers set one focus: the second sees both, and nothing is lost', async ({
  browser,
  desk,
  deskShop,
}) => {
  const address = await uploadBanner(desk, 'two.jpg');
  const other = await browser.newPage({ baseURL: deskShop.url });
  const quick = await logInToDesk(deskShop, other, 'owner');
  for (const [page, key] of [
    [desk, 'Shift+ArrowLeft'],
    [other, 'Shift+ArrowRight'],
  ] as const) {
    await page.goto(detailsOf(address));
    await page.getByRole('button', { name: /^Focus:/ }).press(key);
  }
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('The focus is set.')).toBeVisible();
  await desk.getByRole('button', { name: 'Save' }).click();
  const conflict = desk.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  const values = conflict.getByRole('row', { name: /From the left/ }).getByRole('cell');
  await expect(values.nth(0)).toContainText('60');
  await expect(values.nth(1)).toHaveText('40');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await expect(desk.getByRole('button', { name: /^Focus: 40%/ })).toBeVisible();
  await other.close();
});

test('a picture is described where it is a main one, replaced everywhere and taken back', async ({
  desk,
}) => {
  const { products } = await (await desk.request.get('/api/product/getAllProducts?limit=3')).json();
  const [, , { pro_title: title, pro_images: images, _id: id }] = products;
  await desk.goto(`/desk/products/${id}`);
  await desk.locator(`a[href*="details?address="]`).first().click();
  const alt = desk.getByRole('textbox', { name: `What ${title} shows` });
  await alt.fill('');
  await expect(desk.getByText('Please say what the picture shows.')).toBeVisible();
  await alt.fill('From the left, on a bench');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved.').first()).toBeVisible();
  const another = await uploadBanner(desk, 'instead.jpg');
  await desk.getByRole('textbox', { name: 'Show instead' }).fill(another);
  await desk.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(desk.getByText('It is not shown anywhere.')).toBeVisible();
  const mainPicture = async () => {
    const { product } = await (await desk.request.get(`/api/product/getproductById/${id}`)).json();
    return product.pro_images[0];
  };
  await expect.poll(mainPicture).toBe(another);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(mainPicture).toBe(images[0]);
});

test('pictures with faults are listed, and any other one is opened by its address', async ({ desk }) => {
  await desk.goto('/desk/products/pictures');
  await desk.getByRole('link', { name: 'Check' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Pictures with problems');
  await desk.getByLabel('Address of another picture').fill('/media/nowhere.webp');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('The file is missing')).toBeVisible();
  await expect(desk.getByText('It is not shown anywhere.')).toBeVisible();
});
