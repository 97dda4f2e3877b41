import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Visit } from './browser.ts';
import { TOKEN_COOKIE } from './visit-as.ts';

export async function readToken(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === TOKEN_COOKIE)?.value;
}

export const getPath = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Stops the page's clock, so that a test can advance it to the millisecond. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Requires a stopped clock. Expects this text to appear, and the page to navigate away, but not before this time has
 * passed.
 */
export async function expectTextThenNavigation(
  page: Page,
  text: string,
  milliseconds: number,
): Promise<void> {
  const initialUrl = page.url();
  let passed = 0;
  // A message needs a moment of the page's own time to appear.
  while (!(await page.getByText(text).first().isVisible())) {
    await page.clock.runFor(20);
    passed += 20;
    if (passed > milliseconds / 2) throw new Error(`'${text}' did not appear.`);
    await sleep(50);
  }
  await page.clock.runFor(milliseconds - passed - 1);
  if (page.url() !== initialUrl) throw new Error(`The page left ${initialUrl} too early.`);
  await page.clock.runFor(passed + 1);
  await page.waitForURL((url) => url.href !== initialUrl);
}

/** Requires a stopped clock. Goes at once where the page would navigate after a delay. */
export async function pressContinue(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Continue' });
  // A message needs a moment of the page's own time to appear.
  while (!(await button.isVisible())) {
    await page.clock.runFor(20);
    await sleep(50);
  }
  await button.click();
}

/** Console errors other than the browser's own message about a failed request. */
export function unexpectedErrors({ consoleErrors }: Visit): string[] {
  return consoleErrors.filter((error) => !error.startsWith('Failed to load resource'));
}

/** The first visible link with this name: on a phone, some links are in both the header and the bottom bar. */
export function visibleLink(page: Page, name: string | RegExp): Locator {
  return page.getByRole('link', { name }).filter({ visible: true }).first();
}
