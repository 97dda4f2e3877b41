import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { SEARCH_PATH, searchPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Id of the field, so that other components can focus it. */
export const SEARCH_FIELD_ID = 'site-search';

/** The header's search; on the results page it contains the query. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const searched = pathname === SEARCH_PATH ? (new URLSearchParams(search).get('query') ?? '') : '';
  return <SearchForm key={searched} searched={searched} />;
}

/** Suggests while the visitor types. Without JavaScript it is a plain form. */
function SearchForm({ searched }: { searched: string }) {
  const listId = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const { List } = suggestions;
  const options = [...suggestions.categories, ...suggestions.products];

  const navigateTo = (path: string, inputText: string) => {
    setTyped('');
    if (field.current) field.current.value = inputText;
    field.current?.blur();
    navigate(path);
  };
  const { isOpen, active, fieldProps, open } = useCombobox(listId, options, ({ path }) =>
    navigateTo(path, searched),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query !== '') navigateTo(searchPath(query), query);
  };

  return (
    <search className="relative block text-ink">
      <form method="get" action={SEARCH_PATH} onSubmit={submit} className="flex">
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          type="search"
          name="query"
          required
          pattern=".*\S.*"
          title={text.search.required}
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={searched}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={text.search.label}
          placeholder={text.search.placeholder}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            open();
          }}
          {...fieldProps}
          className="h-11 min-w-0 grow rounded-l bg-surface px-3 text-base outline-offset-0 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:grayscale"
        />
        <button
          type="submit"
          aria-label={text.search.submit}
          className="grid h-11 w-13 shrink-0 place-items-center rounded-r bg-action text-on-action hover:brightness-90"
        >
          <span className="icon icon-search size-5.5" />
        </button>
      </form>
      <p role="status" className="sr-only">
        {isOpen && text.search.suggestionCount(options.length)}
      </p>
      {isOpen && List && (
        <List
          id={listId}
          suggestions={suggestions}
          activeKey={options[active]?.key}
          onChoose={({ path }) => navigateTo(path, searched)}
        />
      )}
    </search>
  );
}
