import { useId } from 'react';
import { useNavigate } from 'react-router';
import { type ListSort, OFFERED_SORTS } from '#contract/list-limits.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { pathWithPage } from './list-params.ts';

type SortFormProps = {
  path: string;
  /** The list's query; a new sort key keeps it, except for the page. */
  query: URLSearchParams;
  sort: ListSort;
};

/** Sorts a list. It is a plain HTML form, so that it works before hydration and without JavaScript. */
export function SortForm({ path, query, sort }: SortFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const otherParams = [...query].filter(([name]) => name !== 'sort' && name !== 'page');
  const changeSort = (selected: string) => {
    const next = new URLSearchParams(otherParams);
    if (selected !== 'all') next.set('sort', selected);
    navigate(pathWithPage(path, next, 1));
  };
  return (
    <form method="get" action={path} className="flex min-w-0 items-center gap-2">
      {otherParams.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-sm text-ink-soft max-sm:sr-only">
        {text.catalogue.sort}
      </label>
      <span className="relative min-w-0">
        <select
          key={sort}
          id={id}
          name="sort"
          defaultValue={sort}
          onChange={(event) => changeSort(event.currentTarget.value)}
          className="min-h-11 max-w-full appearance-none truncate rounded border border-edge bg-surface py-2 pr-9 pl-3 hover:border-ink"
        >
          {OFFERED_SORTS.map((each) => (
            <option key={each} value={each}>
              {text.catalogue.sorts[each]}
            </option>
          ))}
        </select>
        <span className="icon icon-chevron-down max-sm:icon-arrows-sort size-4.5 pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-soft" />
      </span>
      <noscript>
        <Button type="submit">{text.catalogue.applySort}</Button>
      </noscript>
    </form>
  );
}
