import type { WireFacets } from '#contract/catalogue.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import { countActiveFilters } from './filters.ts';
import type { FilterState } from './use-filters.ts';

type FilterSheetProps = {
  facets: WireFacets;
  state: FilterState;
  countLabel: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The filters on a phone, over the list. */
export function FilterSheet({ facets, state, countLabel, isOpen, onClose }: FilterSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={filtersText.title}
      closeLabel={filtersText.close}
      actions={
        <>
          {countActiveFilters(state.filters) > 0 && (
            <Button onClick={() => state.apply({})}>{filtersText.removeAll}</Button>
          )}
          <Button variant="action" className="grow" onClick={onClose}>
            {filtersText.show(countLabel)}
          </Button>
        </>
      }
    >
      {isOpen && <FilterForm facets={facets} state={state} />}
    </Sheet>
  );
}
