import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Visit } from '../support/browser.ts';
import { visitAs } from '../support/visit-as.ts';
import type { ScreenData } from './screen-data.ts';

/** A state of a page that a user can reach. */
export type Screen = {
  name: string;
  path: string | ((data: ScreenData) => string);
  /** The account that is logged in; none for a visitor. */
  as?: 'activeBuyer' | 'newBuyer';
  /** The number of products in the cart, and of recently viewed ones. */
  cart?: number;
  recent?: number;
  /** The screen size on which this state exists; both by default. */
  only?: 'phone' | 'wide';
  /** URL patterns of calls that stay pending (`held`) or get a 500 response (`failing`). */
  held?: string;
  failing?: string;
  /** URL pattern of a call → the body of its response, for a state that the shop of these screens cannot have. */
  answered?: Record<string, object>;
  /** Our scripts are blocked. */
  withoutScripts?: boolean;
  /** The steps from the page to the state. */
  reach?: (page: Page, data: ScreenData) => Promise<unknown>;
  /** Something lies over the page (a dialog, menu or toast), so only the visible part matters. */
  hasOverlay?: boolean;
};

export function isShownAt({ only }: Screen, width: number): boolean {
  return only === undefined || (only === 'phone') === width < 768;
}

export type OpenedScreen = Visit & {
  /** How far the layout shifted before any interaction, and which elements moved. */
  shift: Shift;
};

/**
 * Opens a page and brings it to this state.
 * @param now what the browser's clock says all the time; by default it is right.
 */
export async function openScreen(
  browser: Browser,
  url: string,
  data: ScreenData,
  screen: Screen,
  width: number,
  now?: Date,
): Promise<OpenedScreen> {
  const ids = data.products.map(({ _id }) => _id);
  const cart =
    screen.cart &&
    Object.fromEntries(
      ids
        .filter((_, at) => at % 37 === 9)
        .slice(0, screen.cart)
        .map((id, at) => [id, at + 2]),
    );
  const visitor = await visitAs(browser, url, {
    token: screen.as && data[screen.as].token,
    cart: cart || undefined,
    recentIds: screen.recent ? ids.slice(40, 40 + screen.recent) : undefined,
    width,
  });
  const { page } = visitor;
  page.setDefaultTimeout(60_000);
  if (now) await page.clock.setFixedTime(now);
  // Without animations, so that nothing is inspected while it is still moving.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordShifts);
  if (screen.held) await page.route(screen.held, () => {});
  if (screen.failing) await page.route(screen.failing, (route) => route.fulfill({ status: 500, json: {} }));
  for (const [url, json] of Object.entries(screen.answered ?? {}))
    await page.route(url, (route) => route.fulfill({ json: { success: true, ...json } }));
  if (screen.withoutScripts) await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(data));
  if (screen.withoutScripts) await finishAnimations(page);
  else await settle(page, screen.held !== undefined);
  const shift = await page.evaluate(() => window.layoutShift);
  await screen.reach?.(page, data);
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

/** Finishes all animations at once, so that content with a delayed appearance is visible. */
function finishAnimations(page: Page): Promise<void> {
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
