import { redirect, useRouteLoaderData } from 'react-router';
import type { StaffPermission } from '#contract/staff-permissions.ts';
import { LOGIN_PATH } from '#desk/paths.ts';
import { api, isLoggedOut } from './desk-api.ts';
import { noteFirstLoad } from './live.ts';

export type DeskSession = Awaited<ReturnType<typeof api.getDeskSession>>;

export const SESSION_ROUTE = 'session';

/** Who is at the desk. @throws Response that leads to the login, and back afterwards, when nobody is. */
export async function loadSession(request: Request): Promise<DeskSession> {
  // The screen is loaded beside it, for the first time.
  noteFirstLoad();
  try {
    return await api.getDeskSession();
  } catch (cause) {
    throw isLoggedOut(cause) ? redirect(loginPath(request.url)) : cause;
  }
}

let isForgotten = false;

/** Call this when the session may have ended or its role has changed: the next load of a screen reads it again. */
export function forgetSession(): void {
  isForgotten = true;
}

/** The session is read again when something was changed, not with every screen. */
export function mustReadSession({ formMethod }: { formMethod?: string }): boolean {
  const isDue = isForgotten || formMethod !== undefined;
  isForgotten = false;
  return isDue;
}

/** Where one logs in, to come back afterwards to the screen with this address. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url);
  return `${LOGIN_PATH}?${new URLSearchParams({ to: pathname.replace(/^\/desk/, '') + search })}`;
}

/** Who is at the desk, in a screen below the layout. */
export function useSession(): DeskSession {
  const session = useRouteLoaderData<DeskSession>(SESSION_ROUTE);
  if (!session) throw new Error('The screen is not below the layout of the desk.');
  return session;
}

/** Whether the operator's role allows it. The server checks it again. */
export function useMay(permission: StaffPermission): boolean {
  return useSession().permissions.includes(permission);
}
