import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { ListSearch } from '#desk/ui/list-search.tsx';
import { ListWithForm } from '#desk/ui/list-with-form.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { UndoableNotice } from '#desk/ui/undoable-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SearchTabs } from './search-tabs.tsx';

type Brand = Awaited<ReturnType<typeof loader>>['brands'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [text, after] = [params.get('q')?.trim() ?? '', params.get('after')];
  const query = { ...(text && { q: text }), ...(after && { after }) };
  return { text, ...(await api.listKnownBrands({ query })) };
}

/** Brands that buyers name. Searches say that there is nothing by those that the shop does not have. */
export function Component() {
  const { synonyms: words } = useText();
  const { text, brands, next } = useLoaderData<typeof loader>();
  const mayChange = useMay('catalogue:write');
  const removing = useCall();
  const [done, setDone] = useState<Done>();
  const remove = (name: string) =>
    removing.run(async () => {
      const { change } = await api.removeKnownBrand({ body: { name } });
      setDone({ message: words.brandRemoved(name), change });
    }, '');
  const columns: Column<Brand>[] = [
    { key: 'name', heading: words.brand, cell: ({ name }) => name },
    {
      key: 'state',
      heading: words.brandState,
      cell: ({ name, is_in_catalogue: isSold }) => (isSold ? words.isSold : words.isMissing(name)),
    },
    ...(mayChange
      ? [
          {
            key: 'remove',
            heading: words.actions,
            cell: ({ name }: Brand) => (
              <Button
                variant="plain"
                aria-label={words.removeBrand(name)}
                isBusy={removing.isBusy}
                onClick={() => void remove(name)}
              >
                {words.remove}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Screen title={words.brands}>
      <SearchTabs />
      <UndoableNotice done={done} onChange={setDone} />
      {removing.message && <Notice kind="warning">{removing.message}</Notice>}
      <ListWithForm form={mayChange && <BrandForm onDone={setDone} />}>
        <ListSearch label={words.searchBrands} text={text} />
        <DataTable
          caption={words.brands}
          columns={columns}
          rows={brands}
          getKey={({ name }) => name}
          empty={words.noBrands}
        />
        <PageLinks next={next} />
      </ListWithForm>
    </Screen>
  );
}

function BrandForm({ onDone }: { onDone: (done: Done) => void }) {
  const { synonyms: words } = useText();
  const { input, change, forget } = useKeptInput('brand', { name: '' });
  const adding = useCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name } = input;
    const isAdded = await adding.run(async () => {
      const { change: number } = await api.addKnownBrand({ body: { name } });
      onDone({ message: words.brandAdded(name.trim()), change: number });
    }, '');
    if (isAdded) forget();
  };
  return (
    <Panel title={words.addBrand}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field
          label={words.brand}
          hint={words.brandHint}
          value={input.name}
          error={adding.errors.name ?? adding.message}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Button type="submit" variant="action" isBusy={adding.isBusy} className="justify-self-start">
          {words.addIt}
        </Button>
      </form>
    </Panel>
  );
}
