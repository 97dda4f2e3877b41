import type { Page } from 'playwright-core';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { addStaffMember, getActiveMember } from '#server/features/admin/change-staff.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { insertStaffSession } from '#server/features/admin/staff-session-queries.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { DESK_COOKIE } from '#server/platform/http/desk-cookie.ts';

/** Operators for tests, with sessions as they have them after logging in. */

type Desk = { database: Database };

/** @returns the name of a new operator. */
export async function addOperator(
  { database }: Desk,
  role: StaffRole,
  name = `Operator ${newId()}`,
): Promise<string> {
  const added = await runAsOperator(database, 'test', (transaction) =>
    addStaffMember(transaction, name, role),
  );
  return added.name;
}

/** @returns the token of a new operator's session, for `shop.api(token)`. */
export async function startOperatorSession(shop: Desk, role: StaffRole): Promise<string> {
  return (await startStaffSession(shop.database, 'test', await addOperator(shop, role))).token;
}

/** @returns the token of a session of the desk, whose cookie a browser sends. Its proof is fresh. */
export async function startDeskSession({ database }: Desk, name: string): Promise<string> {
  const token = newToken();
  const { id } = await getActiveMember(database, name);
  const session = { tokenHash: hashToken(token), staffId: id, kind: 'desk' } as const;
  await database.transaction((transaction) => insertStaffSession(transaction, session, 12));
  return token;
}

/** What a page of the desk sends with its calls, for `shop.fetch`. */
export function deskHeaders(token: string): Record<string, string> {
  return { cookie: `${DESK_COOKIE}=${token}`, 'sec-fetch-site': 'same-origin' };
}

/**
 * Logs the page's browser in to the desk as a new operator, with a fresh proof.
 * @returns the operator's name.
 */
export async function logInToDesk(
  shop: Desk & { url: string },
  page: Page,
  role: StaffRole,
  name?: string,
): Promise<string> {
  const added = await addOperator(shop, role, name);
  await page.context().addCookies([
    {
      name: DESK_COOKIE,
      value: await startDeskSession(shop, added),
      domain: new URL(shop.url).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  return added;
}

export type DeskLanguage = 'en' | 'hi';

/** As somebody does who chooses it in the header; the page stays open. */
export async function chooseDeskLanguage(page: Page, language: DeskLanguage): Promise<void> {
  await page.locator('header select:has([lang])').selectOption(language);
  await page.locator(`html[lang|=${language}]`).waitFor();
}

/** The page's browser remembers this language already. */
export const rememberDeskLanguage = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('udyoghaat_desk_language', chosen), language);

/** On a desktop; resolves when the page is there. */
export async function openDeskPage(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/desk${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Checks one open page in both languages, light and dark. */
export async function inEveryLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const language of ['en', 'hi'] as const) {
    await chooseDeskLanguage(page, language);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await check(`${language}, ${colorScheme}`);
    }
  }
}

/** The menu of the rarer steps of a quote request. */
export const moreSteps = (page: Page, name = 'More') =>
  page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });

/** Chooses one of the rarer steps of the quote request that is on the screen. */
export async function chooseStep(page: Page, name: string): Promise<void> {
  await moreSteps(page).click();
  await page.getByRole('button', { name, exact: true }).click();
}
