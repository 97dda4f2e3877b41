import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, it } from 'vitest';
import { buyerScreens } from '../screens/buyer-screens.ts';
import { isShownAt, openScreen, type Screen } from '../screens/screen.ts';
import { visitorScreens } from '../screens/visitor-screens.ts';
import { makeWorld, type World } from '../screens/world.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { findCutTexts, findSmallTargets, sidewaysScroll, widenTexts } from '../support/inspect-page.ts';
import { faults, openVisitedShop, type VisitedShop } from '../support/shop-visits.ts';
import { HAS_TIME } from '../support/trust.ts';

let shop: VisitedShop;
let world: World;
beforeAll(async () => {
  shop = await openVisitedShop();
  world = await makeWorld(shop, shop.database);
}, 180_000);
afterAll(() => shop.close());

const MOST_SHIFT = 0.02;
/** Every state on a phone; on a desktop, unless there is time, those that only it has. */
const SCREENS = [
  { width: 360, states: () => true },
  { width: 1440, states: ({ only }: Screen) => HAS_TIME || only === 'wide' },
];

describe.each(SCREENS)('at $width px', ({ width, states }) => {
  const screens = [...visitorScreens, ...buyerScreens].filter(
    (screen) => isShownAt(screen, width) && states(screen),
  );

  it.concurrent.for(screens)(
    '$name can be seen and used by everybody',
    { timeout: 90_000 },
    async (screen, { expect }) => {
      const visitor = await openScreen(shop.browser, shop.url, world, screen, width);
      const { page, shift } = visitor;
      expect(shift.value, shift.moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      // The footer is the same everywhere: it is looked at once.
      const place = { except: screen.name === 'home' ? undefined : 'footer' };
      expect(await axeFindings(page, place)).toEqual([]);
      if (width === 360) {
        expect(await page.evaluate(findSmallTargets)).toEqual([]);
        for (const narrow of [640, 320]) await fits(expect, page, narrow);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeFindings(page, { ...place, only: 'color-contrast' })).toEqual([]);
      }
      await page.evaluate(widenTexts);
      await fits(expect, page, width === 360 ? 360 : 1024);
      expect(faults(visitor)).toEqual([]);
      await visitor.close();
    },
  );
});

/** 640 and 320 px are what is left of 1280 px at 200 and 400 % zoom. */
async function fits(expect: ExpectStatic, page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect
    .poll(() => page.evaluate(sidewaysScroll), { message: `scrolls sideways at ${width} px` })
    .toBe(0);
  await expect.poll(() => page.evaluate(findCutTexts), { message: `cut at ${width} px` }).toEqual([]);
}
