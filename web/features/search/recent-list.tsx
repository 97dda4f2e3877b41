import { searchPanelText } from '#web/text/search-panel-en.ts';
import { keepFocus, type ListProps, OptionRow } from './option-row.tsx';
import type { SearchOption } from './search-option.ts';

type RecentListProps = ListProps & {
  options: readonly SearchOption[];
  onRemove: (option: SearchOption) => void;
};

/** Each search, and after them an option that erases all. Empty without searches. */
export function toRecentOptions(searches: readonly string[]): SearchOption[] {
  if (searches.length === 0) return [];
  return [
    // Encoded, because the key becomes part of an id, which must not contain spaces.
    ...searches.map((query) => ({ key: `recent-${encodeURIComponent(query)}`, title: query, query })),
    { key: 'clear', title: searchPanelText.clearRecent },
  ];
}

/**
 * The recent searches, each with a button that erases it. An option must not contain a button, so the buttons are
 * beside the list, each as high as its row; the Delete key does the same.
 */
export function RecentList({ options, onRemove, ...list }: RecentListProps) {
  const removable = options.filter(({ query }) => query !== undefined);
  return (
    <>
      <div className="min-h-0 overflow-y-auto overscroll-contain py-1">
        <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs text-ink-soft">
          {searchPanelText.recent}
        </p>
        <div className="relative">
          <div id={list.listId} role="listbox" aria-label={searchPanelText.recent}>
            {options.map((option) => (
              <OptionRow
                key={option.key}
                {...list}
                option={option}
                {...(option.query ? { className: 'pr-14', keyShortcuts: 'Delete' } : {})}
              >
                <span className={`icon text-ink-soft ${option.query ? 'icon-search' : 'icon-trash'}`} />
                <span className="truncate">{option.title}</span>
              </OptionRow>
            ))}
          </div>
          <div className="absolute top-0 right-0">
            {removable.map((option) => (
              <button
                key={option.key}
                type="button"
                tabIndex={-1}
                aria-label={searchPanelText.removeRecent(option.title)}
                onMouseDown={keepFocus}
                onClick={() => onRemove(option)}
                className="icon-button icon-x text-ink-soft"
              />
            ))}
          </div>
        </div>
      </div>
      <p className="hidden border-t border-rule px-3 py-2 text-xs text-ink-soft md:pointer-fine:block">
        {searchPanelText.removeHint}
      </p>
    </>
  );
}
