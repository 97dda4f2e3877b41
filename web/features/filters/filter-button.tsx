import type { WireFacets } from '#contract/catalogue.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.ts';
import { countActiveFilters } from './filters.ts';
import type { FilterState } from './use-filters.ts';

type FilterButtonProps = { facets: WireFacets; state: FilterState; countLabel: string };

/** On a phone, the button with the number of active filters. The sheet that it opens is loaded on the first click. */
export function FilterButton(props: FilterButtonProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./filter-sheet.tsx')).FilterSheet,
    () => toast.error(filtersText.loadFailed),
  );
  const count = countActiveFilters(props.state.filters);
  return (
    <div className="filter-button">
      <Button aria-haspopup="dialog" className="px-3!" onClick={open}>
        <span className="icon icon-adjustments" />
        {filtersText.title}
        {count > 0 && (
          <>
            <span className="sr-only">{filtersText.activeCount(count)}</span>
            <span
              aria-hidden="true"
              className="grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand tabular-nums"
            >
              {count}
            </span>
          </>
        )}
      </Button>
      {Dialog && <Dialog {...props} isOpen={isOpen} onClose={close} />}
    </div>
  );
}
