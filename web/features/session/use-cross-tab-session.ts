import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { onSessionChangeInOtherTab } from '#web/api/access-token.ts';
import { isBuyerPage } from './buyer-pages.ts';

/**
 * Keeps a tab in step with the others: when somebody logs in or out there, a page for buyers asks for its data anew,
 * which without a session leads to the login.
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
