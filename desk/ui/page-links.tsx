import { Link, useLocation, useSearchParams } from 'react-router';
import { useText } from '#desk/text/language.ts';

/**
 * Leads to the next page of a list, and back to its first one. @param next what to send as `after`; null at the end.
 */
export function PageLinks({ next }: { next: string | number | null }) {
  const { common } = useText();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const withAfter = (after: string | undefined) => {
    const changed = new URLSearchParams(params);
    changed.delete('after');
    if (after !== undefined) changed.set('after', after);
    return `${pathname}?${changed}`;
  };
  if (next === null && !params.has('after')) return null;
  return (
    <nav aria-label={common.pages} className="mt-4 flex flex-wrap gap-3">
      {params.has('after') && (
        <Link to={withAfter(undefined)} className="button button-quiet">
          {common.firstPage}
        </Link>
      )}
      {next !== null && (
        <Link to={withAfter(String(next))} className="button button-quiet">
          {common.nextPage}
        </Link>
      )}
    </nav>
  );
}
