import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useSession } from '#desk/api/session.ts';
import { IMPORT_PATH, NEW_PRODUCT_PATH, PICTURES_PATH } from '#desk/paths.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { type Done, DoneNotice } from '#desk/ui/done-notice.tsx';
import { ExportButton } from '#desk/ui/export-button.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { readListQuery, toAddress } from './list-query.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { StateTabs } from './state-tabs.tsx';

const ROWS = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const [page, { categories, brands }] = await Promise.all([
    api.listCatalogueProducts({ query: { ...query, limit: String(ROWS) } }),
    api.listCatalogueChoices(),
  ]);
  return { query, page, categories, brands };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  // A list of its own for every address: marks and what was saved belong to it.
  return <ProductList key={JSON.stringify(data.query)} />;
}

function ProductList() {
  const { products: words, menu } = useText();
  const { permissions } = useSession();
  const { query, page, categories, brands } = useLoaderData<typeof loader>();
  const reload = useReload();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Done>();
  const mayWrite = permissions.includes('catalogue:write');

  async function finish(outcome: Done): Promise<void> {
    setMarked(new Set());
    await reload();
    setDone(outcome);
  }

  const { products, total, is_total_exact: isTotalExact, next, corrected } = page;
  const empty = { shown: words.empty, hidden: words.emptyHidden, draft: words.emptyDrafts };
  const { after: _, ...filter } = query;
  const fetchFile = () => api.exportCatalogueProducts({ body: { filter } });
  const isFiltered = Object.keys(query).some((name) => name !== 'state');
  return (
    <Screen
      title={menu.products}
      actions={
        mayWrite && (
          <>
            {products.length > 0 && (
              <ExportButton fetchFile={fetchFile} name="products" saved={words.exported}>
                {words.exportAct}
              </ExportButton>
            )}
            <ButtonLink to={PICTURES_PATH}>{words.pictures}</ButtonLink>
            <ButtonLink to={IMPORT_PATH}>{words.import}</ButtonLink>
            <ButtonLink isMain to={NEW_PRODUCT_PATH}>
              {words.add}
            </ButtonLink>
          </>
        )
      }
    >
      <StateTabs query={query} />
      <ProductFilters query={query} categories={categories} brands={brands} />
      {done && <DoneNotice done={done} onUndone={finish} onDismiss={() => setDone(undefined)} />}
      {mayWrite && marked.size > 0 && (
        <BulkBar
          key={query.state}
          query={query}
          marked={marked}
          pageSize={products.length}
          total={total}
          isTotalExact={isTotalExact}
          onUnmark={() => setMarked(new Set())}
          onDone={finish}
        />
      )}
      <p className="my-2 text-sm text-ink-soft" role="status">
        {products.length > 0 && words.total(total, isTotalExact)} {corrected && words.corrected(corrected)}
      </p>
      <ProductTable
        products={products}
        marked={marked}
        onMark={setMarked}
        mayWrite={mayWrite}
        onSaved={() => void reload()}
        empty={isFiltered ? words.empty : empty[query.state ?? 'shown']}
      />
      <div className="mt-4 flex gap-3">
        {query.after && <ButtonLink to={toAddress(query, {})}>{words.firstPage}</ButtonLink>}
        {next && <ButtonLink to={toAddress(query, { after: next })}>{words.nextPage}</ButtonLink>}
      </div>
    </Screen>
  );
}
