import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { onSessionChangeInOtherTab } from '#web/api/access-token.ts';
import { isBuyerPage } from './buyer-pages.ts';

/**
 * Keeps a tab's session in sync with other tabs: when somebody logs in or out there, a buyer's page loads its data
 * again, which leads to the login page when there is no session.
 */
export function useCrossTabSession(): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionChangeInOtherTab(() => {
        if (isBuyerPage(pathname)) revalidate();
      }),
    [pathname, revalidate],
  );
}
