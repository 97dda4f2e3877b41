import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a step to another page the focus goes to its heading: screen readers say where one is, and the keyboard starts
 * there. A page that has taken the focus itself keeps it.
 */
export function FocusOnNewPage() {
  const { pathname, search } = useLocation();
  const page = getPageKey(pathname, search);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement) && main !== document.activeElement) return;
    const target = main?.querySelector('h1') ?? main;
    if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [page]);
  return null;
}

/** What makes an address another page: sorting, filters and the buyer's city do not. */
function getPageKey(pathname: string, search: string): string {
  const path = pathname.replace(/^(\/product\/[^/]+\/[^/]+)\/.*/, '$1');
  return `${path} ${new URLSearchParams(search).get('query') ?? ''}`;
}
