import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Visit } from '../support/browser.ts';
import { visitAs } from '../support/visit-as.ts';
import type { World } from './world.ts';

/** A state of a page that a person can come to. */
export type Screen = {
  name: string;
  path: string | ((world: World) => string);
  /** Whose browser it is; a visitor's without it. */
  as?: 'busy' | 'fresh';
  /** The number of products in the cart, and of recently viewed ones. */
  cart?: number;
  recent?: number;
  /** Where it exists. */
  only?: 'phone' | 'wide';
  /** Calls that are never answered, or fail. */
  held?: string;
  failing?: string;
  /** Our scripts are blocked. */
  withoutScripts?: boolean;
  /** The steps from the page to the state. */
  reach?: (page: Page, world: World) => Promise<unknown>;
  /** Something floats over the page: what matters is what is in view. */
  floats?: boolean;
};

export function isShownAt({ only }: Screen, width: number): boolean {
  return only === undefined || (only === 'phone') === width < 768;
}

export type OpenedScreen = Visit & {
  /** How far things have jumped before anybody did anything, and what did. */
  shift: Shift;
};

/** Opens a browser at this state, ready to be looked at. */
export async function openScreen(
  browser: Browser,
  url: string,
  world: World,
  screen: Screen,
  width: number,
): Promise<OpenedScreen> {
  const ids = world.products.map(({ _id }) => _id);
  const cart =
    screen.cart &&
    Object.fromEntries(
      ids
        .filter((_, at) => at % 37 === 9)
        .slice(0, screen.cart)
        .map((id, at) => [id, at + 2]),
    );
  const visitor = await visitAs(browser, url, {
    token: screen.as && world[screen.as].token,
    cart: cart || undefined,
    recentIds: screen.recent ? ids.slice(40, 40 + screen.recent) : undefined,
    width,
  });
  const { page } = visitor;
  page.setDefaultTimeout(60_000);
  // Without motion, so that nothing is looked at on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordShifts);
  if (screen.held) await page.route(screen.held, () => {});
  if (screen.failing) await page.route(screen.failing, (route) => route.fulfill({ status: 500, json: {} }));
  if (screen.withoutScripts) await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(world));
  if (screen.withoutScripts) await passTenSeconds(page);
  else await settle(page, screen.held !== undefined);
  const shift = await page.evaluate(() => window.layoutShift);
  await screen.reach?.(page, world);
  return { ...visitor, shift };
}

/** Waits until the page is interactive and what it loads by itself has arrived. */
async function settle(page: Page, isHeld: boolean): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  if (!isHeld)
    await page.getByRole('main').getByText('Loading', { exact: true }).first().waitFor({ state: 'detached' });
  else await sleep(600);
  await page.evaluate(() => document.fonts.ready);
}

/** What appears late is there. */
function passTenSeconds(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    layoutShift: Shift;
  }
}

type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
};

function recordShifts(): void {
  const shift: Shift = { value: 0, moved: [] };
  window.layoutShift = shift;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
      if (hadRecentInput) continue;
      shift.value += value;
      shift.moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
