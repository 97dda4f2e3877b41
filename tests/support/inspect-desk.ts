import type { Page } from 'playwright-core';
import { findAxeViolations } from './axe.ts';
import { EXTENDED } from './extended.ts';
import { findCutTexts, getHorizontalOverflow } from './inspect-page.ts';

/** To look at what is inspected: `SCREENS=on npx playwright test e2e/desk-dialogs`. */
const IS_TAKING_PICTURES = process.env.SCREENS === 'on';
const WIDTHS = [1440, 768, 360] as const;
const MIN_HEIGHT = 900;

/** How a screen is looked at. */
export type Look = { language: string; scheme: 'light' | 'dark'; width: number };

/**
 * The rules that a screen is checked by; undefined where no rule can find what it has not found elsewhere. Only colours
 * differ between the schemes, and they are the same in all languages. A tablet shows what a desktop or a phone does.
 */
export function chooseRules({ language, scheme, width }: Look): { only?: string } | undefined {
  if (EXTENDED) return {};
  if (scheme === 'dark') return language === 'en' && width === 1440 ? { only: 'color-contrast' } : undefined;
  return width === 1440 || (width === 360 && language === 'en') ? {} : undefined;
}

/**
 * Inspects what is open on a page of the desk, light and dark and at three widths.
 * @param name of its pictures, which ends in the language.
 * @returns what some cannot see or use, and what does not fit.
 */
export async function inspectDesk(page: Page, name: string, language: string): Promise<string[]> {
  const found: string[] = [];
  // Nothing behind an open dialog can be seen or used.
  const isDialog = await page.locator('dialog[open]').isVisible();
  const part = isDialog ? { within: 'dialog[open]' } : {};
  const findViolations = async (scheme: 'light' | 'dark', width: number) => {
    const rules = chooseRules({ language, scheme, width });
    return rules ? findAxeViolations(page, { ...part, ...rules }) : [];
  };
  const report = (how: string, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `${name}, ${how}: ${problem}`));
  for (const width of WIDTHS) {
    await fitWindow(page, width);
    report(`at ${width}`, await findMisfits(page));
    report(`at ${width}`, await findViolations('light', width));
    await takePicture(page, `${name}-light-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: MIN_HEIGHT });
  await page.emulateMedia({ colorScheme: 'dark' });
  report('dark', await findViolations('dark', 1440));
  await takePicture(page, `${name}-dark-1440`);
  await page.emulateMedia({ colorScheme: 'light' });
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
