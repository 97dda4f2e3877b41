import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of a new page: screen readers announce it, and the keyboard continues from there. A
 * page that has set the focus itself keeps it.
 */
export function FocusOnNewPage() {
  const { pathname, search } = useLocation();
  const page = getPageKey(pathname, search);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement) && main !== document.activeElement) return;
    const target = main?.querySelector('h1') ?? main;
    if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [page]);
  return null;
}

/** Identifies a page: a change of sort key, filters or the buyer's city does not make another page. */
function getPageKey(pathname: string, search: string): string {
  const path = pathname.replace(/^(\/product\/[^/]+\/[^/]+)\/.*/, '$1');
  return `${path} ${new URLSearchParams(search).get('query') ?? ''}`;
}
