import { Link } from 'react-router';
import type { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { SYNONYMS_PATH } from '#desk/paths.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';

type Search = Awaited<ReturnType<typeof api.listEmptySearches>>['searches'][number];

/** Searches without a result, so that a synonym or a product can be added. */
export function EmptySearches({ searches }: { searches: readonly Search[] }) {
  const { figures: words, common } = useText();
  const mayAdd = useMay('catalogue:write');
  const columns: Column<Search>[] = [
    {
      key: 'words',
      heading: words.searchedFor,
      cell: (search) => <bdi className="font-medium">{search.words}</bdi>,
    },
    { key: 'count', heading: words.times, cell: ({ count }) => count, isNumber: true },
    {
      key: 'last',
      heading: words.lastDay,
      cell: ({ last_day: day }) => <span className="whitespace-nowrap">{formatDay(new Date(day))}</span>,
    },
    {
      key: 'act',
      heading: <span className="sr-only">{common.actions}</span>,
      cell: (search) => (
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {mayAdd && (
            <Link
              to={`${SYNONYMS_PATH}?${new URLSearchParams({ term: search.words })}`}
              aria-label={words.addSynonymFor(search.words)}
              className="text-brand-ink underline"
            >
              {words.addSynonym}
            </Link>
          )}
          <a
            href={`/search?${new URLSearchParams({ query: search.words })}`}
            target="_blank"
            rel="noreferrer"
            aria-label={words.seeAsBuyerFor(search.words)}
            className="text-brand-ink underline"
          >
            {words.seeAsBuyer}
          </a>
        </span>
      ),
    },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-semibold">{words.searches}</h2>
      <p className="text-sm text-ink-soft">{words.searchesHint}</p>
      <DataTable
        caption={words.searches}
        columns={columns}
        rows={searches}
        getKey={(search) => search.words}
        empty={words.noSearches}
      />
    </div>
  );
}
