import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { WireFamily } from '#contract/staff-categories.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { CategoryTabs } from '#desk/screens/categories/category-tabs.tsx';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { ListSearch } from '#desk/ui/list-search.tsx';
import { ListWithForm } from '#desk/ui/list-with-form.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { UndoableNotice } from '#desk/ui/undoable-notice.tsx';
import { FamilyForm } from './family-form.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [text, after] = [params.get('q')?.trim() ?? '', params.get('after')];
  const query = { ...(text && { q: text }), ...(after && { after }) };
  return { text, opened: params.get('family'), ...(await api.listFamilies({ query })) };
}

/** The families of products, and in what their products differ. The one to change is in the address, too. */
export function Component() {
  const { categories: words, common } = useText();
  const { text, opened, families, next } = useLoaderData<typeof loader>();
  const mayChange = useMay('catalogue:write');
  const [params] = useSearchParams();
  const [done, setDone] = useState<Done>();
  const family = mayChange ? families.find(({ id }) => id === opened) : undefined;
  const columns: Column<WireFamily>[] = [
    {
      key: 'name',
      heading: words.family,
      cell: ({ id, name }) =>
        mayChange ? (
          <Link
            to={`?${new URLSearchParams([...[...params].filter(([key]) => key !== 'family'), ['family', id]])}`}
            className="font-medium text-brand-ink underline"
          >
            {name}
          </Link>
        ) : (
          name
        ),
    },
    { key: 'options', heading: words.options, cell: ({ options }) => options.join(', ') },
    { key: 'products', heading: words.products, cell: ({ products }) => products, isNumber: true },
  ];
  return (
    <Screen title={words.families}>
      <CategoryTabs />
      <p className="mb-4 text-sm text-ink-soft">{words.familiesHint}</p>
      <UndoableNotice done={done} onChange={setDone} />
      <ListWithForm form={family && <FamilyForm key={family.id} family={family} onDone={setDone} />}>
        <ListSearch label={words.searchFamilies} text={text} />
        <DataTable
          caption={words.families}
          columns={columns}
          rows={families}
          getKey={({ id }) => id}
          currentKey={family?.id}
          empty={text === '' ? words.noFamilies : common.none}
        />
        <PageLinks next={next} />
      </ListWithForm>
    </Screen>
  );
}
