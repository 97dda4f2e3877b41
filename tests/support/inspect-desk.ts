import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe.ts';
import { EXTENDED } from './extended.ts';
import { findCutTexts, getHorizontalOverflow } from './inspect-page.ts';

/** To look at what is inspected: `SCREENS=on npx playwright test e2e/desk-dialogs`. */
const IS_TAKING_PICTURES = process.env.SCREENS === 'on';
const WIDTHS = [1440, 768, 360] as const;
const MIN_HEIGHT = 900;

/**
 * Inspects what is open on a page of the desk, light and dark and at three widths.
 * @param name of its pictures.
 * @returns what some cannot see or use, and what does not fit.
 */
export async function inspectDesk(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const report = (how: string, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `${name}, ${how}: ${problem}`));
  for (const width of WIDTHS) {
    await fitWindow(page, width);
    report(`at ${width}`, await findMisfits(page));
    if (width !== 768) report(`at ${width}`, await findAxeViolations(page));
    await takePicture(page, `${name}-light-${width}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ between the schemes.
  report('dark', await findAxeViolations(page, EXTENDED ? {} : { only: 'color-contrast' }));
  await takePicture(page, `${name}-dark-360`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: MIN_HEIGHT });
  return found;
}

/** What sticks to an edge of the window would cover what it does not cover when one scrolls. */
async function fitWindow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: MIN_HEIGHT });
  if (await page.locator('dialog[open]').isVisible()) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(MIN_HEIGHT, height) });
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (IS_TAKING_PICTURES) await page.screenshot({ path: `reports/desk/${name}.png` });
}

async function findMisfits(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(getHorizontalOverflow);
  const cut = await page.evaluate(findCutTexts);
  return [
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...cut.map((text) => `cut: ${text}`),
  ];
}
