import type { Browser } from 'playwright-core';
import { type Visit, visit } from './browser.ts';

export const TOKEN_COOKIE = 'udyoghaat_client_access_token';

/** Who comes: logged in with the token, with this cart and these products looked at before. */
export type Visitor = {
  token?: string | undefined;
  cart?: Record<string, number> | undefined;
  recentIds?: readonly string[] | undefined;
  width?: number;
  /** With a finger instead of a mouse. */
  isPhone?: boolean;
  hasServiceWorker?: boolean;
};

export async function visitAs(
  browser: Browser,
  url: string,
  { token, cart, recentIds, ...options }: Visitor,
): Promise<Visit> {
  const visitor = await visit(browser, url, options);
  const context = visitor.page.context();
  if (token) await context.addCookies([{ name: TOKEN_COOKIE, value: token, url }]);
  const kept = {
    udyoghaat_cart: cart && { items: cart, Totalitems: Object.keys(cart).length },
    udyoghaat_recent: recentIds,
  };
  // Only until the shop has kept something of its own.
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (value && localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, kept);
  return visitor;
}
