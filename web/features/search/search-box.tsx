import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { SEARCH_PATH, searchPath } from '#domain/page-paths.ts';
import { addRecentSearch } from '#web/storage/recent-searches.ts';
import { text } from '#web/text/en.ts';
import type { SearchPanel } from './search-panel.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

/** Id of the field, so that other components can focus it. */
export const SEARCH_FIELD_ID = 'site-search';
const LIST_ID = 'search-list';

/** The header's search; on the results page it contains what was typed. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(pathname === SEARCH_PATH ? search : '');
  const searched = params.get('typed') ?? params.get('query') ?? '';
  return <SearchForm key={searched} searched={searched} />;
}

/** Without JavaScript it is a plain form. What is shown below it is loaded when somebody uses the field. */
function SearchForm({ searched }: { searched: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const keys = useSearchShortcut(field);

  const loadPanel = () => {
    if (Panel) return;
    // The search itself works without the panel; without a connection, the next use of the field tries again.
    import('./search-panel.tsx').then(
      (module) => setPanel(() => module.SearchPanel),
      () => undefined,
    );
  };
  const loadPanelIfFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) loadPanel();
  });
  // Somebody may have typed before the page was interactive.
  useEffect(() => loadPanelIfFocused(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query === '') return;
    addRecentSearch(query);
    field.current?.blur();
    navigate(searchPath(query));
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
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={LIST_ID}
          aria-label={text.search.label}
          aria-keyshortcuts={keys}
          placeholder={text.search.placeholder}
          onFocus={loadPanel}
          onInput={loadPanel}
          className="peer h-11 min-w-0 grow rounded-l bg-surface px-3 text-base outline-offset-0 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:grayscale"
        />
        {keys && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-2.5 right-16 hidden rounded border border-rule px-1.5 text-sm text-ink-soft peer-focus:hidden! md:pointer-fine:peer-placeholder-shown:block"
          >
            {text.search.keys[keys]}
          </span>
        )}
        <button
          type="submit"
          aria-label={text.search.submit}
          className="grid h-11 w-13 shrink-0 place-items-center rounded-r bg-action text-on-action hover:brightness-90"
        >
          <span className="icon icon-search size-5.5" />
        </button>
      </form>
      {Panel && <Panel field={field} listId={LIST_ID} searched={searched} />}
    </search>
  );
}
