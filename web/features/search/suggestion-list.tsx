import { useEffect, useRef } from 'react';
import { Picture } from '#web/features/pictures/picture.tsx';
import { text } from '#web/text/en.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';
import { optionId } from './use-combobox.ts';

/** Loaded together, when somebody types. */
export { suggestionsFromWire } from './suggestion.ts';

type SuggestionListProps = {
  id: string;
  suggestions: Suggestions;
  activeKey: string | undefined;
  onChoose: (suggestion: Suggestion) => void;
};

/** The suggestions below the search field: categories first, then products with pictures. */
export function SuggestionList({ id, suggestions, activeKey, onChoose }: SuggestionListProps) {
  const { categories, products, corrected, priceLabel } = suggestions;
  const groups = [
    { name: text.search.categories, options: categories },
    { name: text.search.products, options: products },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 flex max-h-[min(70vh,34rem)] flex-col rounded border border-rule bg-surface shadow-float">
      {corrected !== null && (
        <p className="border-b border-rule px-3 py-2 text-sm text-ink-soft">
          {text.search.suggestionsFor(corrected)}
        </p>
      )}
      {priceLabel && <p className="border-b border-rule px-3 py-2 text-sm text-ink-soft">{priceLabel}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={text.search.suggestions}
        className="min-h-0 overflow-y-auto overscroll-contain py-1"
      >
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset.
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs text-ink-soft">
              {name}
            </p>
            {options.map((option) => (
              <Option
                key={option.key}
                id={optionId(id, option.key)}
                option={option}
                isActive={option.key === activeKey}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type OptionProps = { id: string; option: Suggestion; isActive: boolean; onChoose: () => void };

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isActive]);
  const { title, image, categoryName } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focused field handles keys.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      // A press must not move the focus away from the field: its blur closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-paper aria-selected:bg-paper aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action"
    >
      {image === undefined ? (
        <span className="icon icon-category mx-2.5 text-ink-soft" />
      ) : (
        <span className="w-10 shrink-0">
          <Picture src={image} alt="" sizes="40px" className="rounded" />
        </span>
      )}
      <span className="line-clamp-2 leading-snug">
        {title}
        {categoryName && (
          <span className="text-sm text-ink-soft"> {text.search.inCategory(categoryName)}</span>
        )}
      </span>
    </div>
  );
}
