import type { Page } from '@playwright/test';

/** Actions of a person on the forms of a page, which are found by their visible texts. */

export const main = (page: Page) => page.getByRole('main');

export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

export const type = (page: Page, label: string, value: string) =>
  main(page).getByLabel(label, { exact: true }).fill(value);

export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await type(page, 'E-mail', email);
  await type(page, 'Password', password);
  await press(page, 'Log in');
}
