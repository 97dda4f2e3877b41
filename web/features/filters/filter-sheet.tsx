import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { WireFacets } from '#contract/catalogue.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import { countActiveFilters } from './filters.ts';
import type { FilterState } from './use-filters.ts';

type FilterSheetProps = { facets: WireFacets; state: FilterState; countLabel: string };

/** The filters on a phone: a sheet, opened by a button with the number of active filters. */
export function FilterSheet({ facets, state, countLabel }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countActiveFilters(state.filters);
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden noscript:hidden">
      <Button aria-haspopup="dialog" className="px-3!" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal aria-hidden="true" size={20} />
        {text.filters.title}
        {count > 0 && (
          <>
            <span className="sr-only">{text.filters.activeCount(count)}</span>
            <span
              aria-hidden="true"
              className="grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand tabular-nums"
            >
              {count}
            </span>
          </>
        )}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={text.filters.title}
        closeLabel={text.filters.close}
        actions={
          <>
            {count > 0 && <Button onClick={() => state.apply({})}>{text.filters.removeAll}</Button>}
            <Button variant="action" className="grow" onClick={close}>
              {text.filters.show(countLabel)}
            </Button>
          </>
        }
      >
        {isOpen && <FilterForm facets={facets} state={state} />}
      </Sheet>
    </div>
  );
}
