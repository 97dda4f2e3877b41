import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { WireSynonym } from '#contract/staff-synonyms.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { SYNONYMS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { ListSearch } from '#desk/ui/list-search.tsx';
import { ListWithForm } from '#desk/ui/list-with-form.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { UndoableNotice } from '#desk/ui/undoable-notice.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { SynonymForm } from './synonym-form.tsx';

const NEW: WireSynonym = { term: '', replacements: [], is_optional: false, version: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [text, term] = [params.get('q')?.trim() ?? '', params.get('term')?.trim() ?? ''];
  const after = params.get('after');
  const [{ synonyms, next }, opened] = await Promise.all([
    api.listSynonyms({ query: { ...(text && { q: text }), ...(after && { after }) } }),
    term ? api.getSynonym({ query: { term } }) : undefined,
  ]);
  return { text, synonyms, next, opened: opened?.result ?? NEW };
}

/** What buyers type and what the catalogue says instead. The one to change is in the address, too. */
export function Component() {
  const { synonyms: words } = useText();
  const { text, synonyms, next, opened } = useLoaderData<typeof loader>();
  const mayChange = useMay('catalogue:write');
  const [params] = useSearchParams();
  const [done, setDone] = useState<Done>();
  const columns: Column<WireSynonym>[] = [
    {
      key: 'term',
      heading: words.term,
      cell: ({ term }) =>
        mayChange ? (
          <Link
            to={`?${new URLSearchParams([...[...params].filter(([name]) => name !== 'term'), ['term', term]])}`}
            aria-current={term === opened.term ? 'true' : undefined}
            className="font-medium text-brand-ink underline"
          >
            {term}
          </Link>
        ) : (
          term
        ),
    },
    {
      key: 'finds',
      heading: words.finds,
      cell: ({ replacements, is_optional: isOptional }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          {replacements.join(', ')}
          {isOptional && <span className="desk-tag">{words.optionalTag}</span>}
        </span>
      ),
    },
  ];
  return (
    <Screen
      title={words.title}
      actions={mayChange && <ButtonLink to={SYNONYMS_PATH}>{words.add}</ButtonLink>}
    >
      <SearchTabs />
      <UndoableNotice done={done} onChange={setDone} />
      <ListWithForm form={mayChange && <SynonymForm key={opened.term} synonym={opened} onDone={setDone} />}>
        <ListSearch label={words.search} text={text} />
        <DataTable
          caption={words.title}
          columns={columns}
          rows={synonyms}
          getKey={({ term }) => term}
          currentKey={opened.term}
          empty={words.nothing}
        />
        <PageLinks next={next} />
      </ListWithForm>
    </Screen>
  );
}
