import { useState } from 'react';
import type { WireFacets } from '#contract/catalogue.ts';
import { text } from '#web/text/en.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Filters, hasPriceFilter } from './filters.ts';

type PriceRangeFieldsProps = {
  /** Lowest and highest price in the list, in rupees. */
  range: WireFacets['price'];
  filters: Filters;
  onChange: () => void;
};

/**
 * Minimum and maximum price in rupees, before or with GST. They are applied on leaving the field, on Enter and by the
 * button.
 */
export function PriceRangeFields({ range, filters, onChange }: PriceRangeFieldsProps) {
  const { min_price, max_price, price_with_gst } = filters;
  // The range of the list is one of prices before GST.
  const bounds = price_with_gst ? null : range;
  if (!range && !hasPriceFilter(filters)) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        {price_with_gst ? filtersText.priceWithGst : filtersText.price}
      </legend>
      <div className="flex items-end gap-2">
        <PriceField
          name="min_price"
          label={filtersText.minPrice}
          value={min_price ?? ''}
          bound={bounds?.min}
          onChange={onChange}
        />
        <PriceField
          name="max_price"
          label={filtersText.maxPrice}
          value={max_price ?? ''}
          bound={bounds?.max}
          onChange={onChange}
        />
        <Button type="submit" aria-label={filtersText.applyPrice} className="px-3!">
          {filtersText.go}
        </Button>
      </div>
      {hasPriceFilter(filters) && (
        <Checkbox
          name="price_with_gst"
          value="yes"
          label={filtersText.includeGst}
          checked={price_with_gst === 'yes'}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}

type PriceFieldProps = {
  name: 'min_price' | 'max_price';
  label: string;
  value: string;
  bound: number | undefined;
  onChange: () => void;
};

function PriceField({ name, label, value, bound, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<{ replaced: string; text: string }>();
  // An applied price may come back in the other field, so typed text only counts for the value that it replaced.
  const shown = typed?.replaced === value ? typed.text : value;
  const applyTyped = () => {
    onChange();
    setTyped(undefined);
  };
  return (
    <div className="min-w-0 grow">
      <Field
        name={name}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        className="px-2! tabular-nums lg:text-sm"
        placeholder={bound === undefined ? undefined : text.number(bound)}
        value={shown}
        onChange={(event) => setTyped({ replaced: value, text: event.currentTarget.value })}
        onBlur={applyTyped}
      />
    </div>
  );
}
