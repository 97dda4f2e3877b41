import { useId, useState } from 'react';
import { text } from '#web/text/en.ts';
import { filtersText } from '#web/text/filters-en.ts';
import type { FilterGroup, FilterOption } from './filter-groups.ts';

/** Further options of a group are behind a button. */
const MAX_VISIBLE_OPTIONS = 8;

type FilterGroupFieldsProps = {
  group: FilterGroup;
  chosen: string | readonly string[] | undefined;
  onChange: () => void;
};

/** The options of one filter, each with the number of its products. */
export function FilterGroupFields({ group, chosen = [], onChange }: FilterGroupFieldsProps) {
  const isChosen = (value: string) => [chosen].flat().includes(value);
  const lines = group.options.map((option) => (
    <OptionLine
      key={option.value}
      group={group}
      option={option}
      isChosen={isChosen(option.value)}
      onChange={onChange}
    />
  ));
  const hidden = group.options.slice(MAX_VISIBLE_OPTIONS);
  const [isInitiallyOpen] = useState(() => hidden.some(({ value }) => isChosen(value)));
  return (
    // Laid out only near the screen: a list has up to ten groups.
    <div className="[contain-intrinsic-block-size:auto_16rem] [content-visibility:auto]">
      <fieldset>
        <legend className="mb-1 font-semibold">{group.title}</legend>
        {group.isSingleSelect && (
          <OptionLine
            group={group}
            option={{ value: '', name: filtersText.any, count: 0 }}
            isChosen={[chosen].flat().length === 0}
            onChange={onChange}
          />
        )}
        {lines.slice(0, MAX_VISIBLE_OPTIONS)}
        {hidden.length > 0 && (
          <details className="group" open={isInitiallyOpen}>
            <summary className="flex min-h-11 list-none items-center gap-1 text-sm underline-offset-4 hover:underline group-open:hidden lg:pointer-fine:min-h-9 [&::-webkit-details-marker]:hidden">
              {filtersText.showMore(hidden.length)}
              <span className="icon icon-chevron-down size-4" />
            </summary>
            {lines.slice(MAX_VISIBLE_OPTIONS)}
          </details>
        )}
      </fieldset>
    </div>
  );
}

type OptionLineProps = {
  group: FilterGroup;
  option: FilterOption;
  isChosen: boolean;
  onChange: () => void;
};

function OptionLine({ group, option, isChosen, onChange }: OptionLineProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center lg:pointer-fine:min-h-8">
      <input
        id={id}
        type={group.isSingleSelect ? 'radio' : 'checkbox'}
        name={group.name}
        value={option.value}
        checked={isChosen}
        onChange={onChange}
        className="size-5 shrink-0 accent-action lg:size-4.5"
      />
      <label
        htmlFor={id}
        className="flex grow items-baseline gap-2 py-2.75 pl-2.5 leading-snug lg:pointer-fine:py-1"
      >
        {option.name}
        {option.value !== '' && (
          <span className="ml-auto text-sm text-ink-soft tabular-nums">
            <span className="sr-only">, </span>
            {text.number(option.count)}
          </span>
        )}
      </label>
    </div>
  );
}
