import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { findPageLink, isPlainClick } from './page-links.ts';

/** Follows all of the shop's links within the document. Without scripts, each loads its page as usual. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findPageLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.page === 'keep-scroll',
      });
    };
    // React listens here too, and was first: a component that handles the click itself has prevented the default.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
