import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from '#domain/page-paths.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  removeRecentSearch,
  useRecentSearches,
} from '#web/storage/recent-searches.ts';
import { searchPanelText } from '#web/text/search-panel-en.ts';
import { RecentList, toRecentOptions } from './recent-list.tsx';
import type { SearchOption } from './search-option.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchPanelProps = {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The query of the results page, which the field contains at first. */
  searched: string;
};

/** Below the search field: recent searches, or suggestions for what is typed. Loaded when the field is used. */
export function SearchPanel({ field, listId, searched }: SearchPanelProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedText(field, searched);
  const suggestions = useSuggestions(typed);
  const isTyping = typed.trim() !== '';
  const recentOptions = toRecentOptions(useRecentSearches().filter((query) => query !== searched));
  const suggested = suggestions ? [...suggestions.categories, ...suggestions.products] : [];
  const options = isTyping ? [...suggested, ...(suggestions?.searches ?? [])] : recentOptions;

  const leaveTo = (path: string, fieldText: string) => {
    setTyped('');
    if (field.current) field.current.value = fieldText;
    field.current?.blur();
    navigate(path);
  };
  const choose = ({ path, query }: SearchOption) => {
    if (path) leaveTo(path, searched);
    else if (query) {
      addRecentSearch(query);
      leaveTo(searchPath(query), query);
    } else clearRecentSearches();
  };
  const removeRecent = ({ query }: SearchOption) => {
    if (query) removeRecentSearch(query);
  };

  const { isOpen, activeKey } = useCombobox(field, listId, options, {
    choose,
    remove: isTyping ? undefined : removeRecent,
  });
  const list = { listId, activeKey, onChoose: choose };
  const countLabel = isTyping
    ? searchPanelText.suggestionCount(suggested.length)
    : searchPanelText.recentCount(recentOptions.length - 1);
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && countLabel}
      </p>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 flex max-h-[min(70vh,34rem)] flex-col rounded border border-rule bg-surface shadow-float">
          {isTyping && suggestions && <SuggestionList {...list} suggestions={suggestions} />}
          {!isTyping && <RecentList {...list} options={recentOptions} onRemove={removeRecent} />}
        </div>
      )}
    </>
  );
}

/** What was typed since the page opened; empty while the field contains the query of the results page. */
function useTypedText(field: RefObject<HTMLInputElement | null>, searched: string) {
  const [typed, setTyped] = useState(() => {
    const value = field.current?.value ?? '';
    return value === searched ? '' : value;
  });
  useEffect(() => {
    const input = field.current;
    const update = () => setTyped(input?.value ?? '');
    input?.addEventListener('input', update);
    return () => input?.removeEventListener('input', update);
  }, [field]);
  return [typed, setTyped] as const;
}
