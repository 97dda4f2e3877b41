import type { Page } from '@playwright/test';
import { buyerScreens } from '../screens/buyer-screens.ts';
import { isShownAt, openScreen, type Screen } from '../screens/screen.ts';
import { visitorScreens } from '../screens/visitor-screens.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { EXTENDED } from '../support/extended.ts';
import {
  findCutTexts,
  findSmallTargets,
  getHorizontalOverflow,
  widenTexts,
} from '../support/inspect-page.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

const MAX_LAYOUT_SHIFT = 0.02;
/** Every state on a phone; on a tablet and a desktop in the long form, otherwise those that only a desktop has. */
const SCREENS = [
  { width: 360, states: () => true },
  { width: 768, states: () => EXTENDED },
  { width: 1440, states: ({ only }: Screen) => EXTENDED || only === 'wide' },
];

test.describe.configure({ mode: 'parallel' });

for (const { width, states } of SCREENS) {
  const screens = [...visitorScreens, ...buyerScreens].filter(
    (screen) => isShownAt(screen, width) && states(screen),
  );

  for (const screen of screens)
    test(`${screen.name} is accessible, stable and free of cut text at ${width} px`, async ({
      browser,
      shop,
      screenData,
    }) => {
      const visit = await openScreen(browser, shop.url, screenData, screen, width);
      const { page, shift } = visit;
      expect(shift.value, shift.moved.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      // The footer is the same on every page: the home page checks it.
      const scope = { except: screen.name === 'home' ? undefined : 'footer' };
      // A link that is half behind the search at the top of the screen would count as too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findAxeViolations(page, scope)).toEqual([]);
      if (width === 360) {
        expect(await page.evaluate(findSmallTargets)).toEqual([]);
        for (const narrow of EXTENDED ? [640, 320] : [320]) await expectToFit(page, narrow);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findAxeViolations(page, { ...scope, only: 'color-contrast' })).toEqual([]);
      }
      await page.evaluate(widenTexts);
      await expectToFit(page, width === 1440 ? 1024 : width);
      expect(unexpectedErrors(visit)).toEqual([]);
      await visit.close();
    });
}

/** 640 and 320 px are what is left of 1280 px at 200 and 400 % zoom; what fits in the one mostly fits in the other. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect
    .poll(() => page.evaluate(getHorizontalOverflow), { message: `scrolls sideways at ${width} px` })
    .toBe(0);
  await expect.poll(() => page.evaluate(findCutTexts), { message: `cut at ${width} px` }).toEqual([]);
}
