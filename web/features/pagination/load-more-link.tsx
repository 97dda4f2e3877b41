import type { MouseEvent } from 'react';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type LoadMoreLinkProps = { to: string; isLoading: boolean; onLoad: () => void };

/** Appends the next page to the list. Without JavaScript, or in a new tab, the link opens that page. */
export function LoadMoreLink({ to, isLoading, onLoad }: LoadMoreLinkProps) {
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <div className="mt-8 flex justify-center">
      <ButtonLink to={to} onClick={append} aria-disabled={isLoading || undefined} className="w-full sm:w-72">
        {isLoading && <Spinner />}
        {text.catalogue.loadMore}
      </ButtonLink>
    </div>
  );
}
