import { useState } from 'react';
import type { WireFacets } from '#contract/catalogue.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Filters } from './filters.ts';

type PriceRangeFieldsProps = {
  /** Lowest and highest price there is to choose from, in rupees. */
  range: WireFacets['price'];
  filters: Filters;
  onChange: () => void;
};

/** From and to in rupees before GST. What is typed takes effect on leaving the field, on Enter and by the button. */
export function PriceRangeFields({ range, filters, onChange }: PriceRangeFieldsProps) {
  const { min_price, max_price } = filters;
  if (!range && min_price === undefined && max_price === undefined) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{text.filters.price}</legend>
      <div className="flex items-end gap-2">
        <PriceField
          name="min_price"
          label={text.filters.minPrice}
          value={min_price ?? ''}
          bound={range?.min}
          onChange={onChange}
        />
        <PriceField
          name="max_price"
          label={text.filters.maxPrice}
          value={max_price ?? ''}
          bound={range?.max}
          onChange={onChange}
        />
        <Button type="submit" aria-label={text.filters.applyPrice} className="px-3!">
          {text.filters.go}
        </Button>
      </div>
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
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  // A price that was applied may come back in the other field.
  const shown = typed?.over === value ? typed.text : value;
  const leave = () => {
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
        onChange={(event) => setTyped({ over: value, text: event.currentTarget.value })}
        onBlur={leave}
      />
    </div>
  );
}
