import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { findPageLink } from '#web/routing/page-links.ts';

/** A shorter stay is moving past. */
const PREFETCH_DELAY_MS = 100;
const POINTING_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/** Fetches the code of the product page, which visitors mostly open next, and then of the page that they point at. */
export default function PrefetchLinkedPage() {
  const [path, setPath] = useState(() => productPath('any', 'any', UNKNOWN_PLACE));
  useEffect(() => {
    // Without a connection the page itself cannot be opened either.
    void import('#web/features/product/product-parts.tsx').catch(() => {});
  }, []);
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => clearTimeout(timer);
    const prefetchLater = (event: Event) => {
      cancel();
      const link = findPageLink(event);
      if (link) timer = setTimeout(setPath, PREFETCH_DELAY_MS, link.pathname + link.search);
    };
    for (const type of POINTING_EVENTS)
      document.addEventListener(type, prefetchLater, { passive: true, signal });
    document.addEventListener('click', cancel, { signal });
    return () => {
      abortController.abort();
      cancel();
    };
  }, []);
  return navigator.onLine && <PrefetchPageLinks page={path} />;
}
