import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { isBuyerPage } from './buyer-pages.ts';
import { onChangeElsewhere } from './session.ts';

/**
 * Keeps a tab in step with the others: when somebody logs in or out there, a page for buyers asks for its data anew,
 * which without a session leads to the login.
 */
export function useSessionElsewhere(): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onChangeElsewhere(() => {
        if (isBuyerPage(pathname)) revalidate();
      }),
    [pathname, revalidate],
  );
}
