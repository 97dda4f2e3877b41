import { Link, useLoaderData } from 'react-router';
import { pagePath, toPageName } from '#contract/page-names.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { pageEditorPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { OrderButtons } from '#desk/ui/order-buttons.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { NewPage } from './new-page.tsx';
import { usePageTitle } from './use-page-title.ts';

export async function loader() {
  return api.listPages();
}

type Page = Awaited<ReturnType<typeof loader>>['pages'][number];

/** The pages of text, and who has changed them last. */
export function Component() {
  const { pages: words } = useText();
  const { pages } = useLoaderData<typeof loader>();
  const reload = useReload();
  const mayChange = useMay('pages:write');
  const getTitle = usePageTitle();
  const moving = useCall();
  const inFooter = pages.filter(({ further }) => further?.is_in_footer).map(({ key }) => key);
  const move = async (slug: string, place: number) => {
    const isMoved = await moving.run(
      () => api.moveFurtherPage({ body: { slug, place, seen: inFooter } }),
      '',
    );
    if (!isMoved) await reload();
  };
  const columns: Column<Page>[] = [
    {
      key: 'page',
      heading: words.page,
      cell: (page) => (
        <>
          <Link to={pageEditorPath(toPageName(page.key))} className="text-brand-ink underline">
            {getTitle(page)}
          </Link>
          <span className="ml-2 inline-flex gap-1">
            {!page.is_written && <span className="desk-tag">{words.notWritten}</span>}
            {page.further && !page.further.is_published && (
              <span className="desk-tag">{words.notPublished}</span>
            )}
          </span>
        </>
      ),
    },
    { key: 'address', heading: words.address, cell: ({ key }) => pagePath(key) },
    {
      key: 'at',
      heading: words.changedAt,
      cell: ({ changed_at: at }) => at && formatDateTime(new Date(at)),
    },
    { key: 'by', heading: words.changedBy, cell: ({ changed_by: by }) => by },
    {
      key: 'footer',
      heading: words.inFooter,
      cell: (page) => {
        if (!page.further) return words.alwaysFirst;
        if (!page.further.is_in_footer) return words.noLink;
        const place = inFooter.indexOf(page.key) + 1;
        return mayChange ? (
          <OrderButtons
            name={page.further.title}
            place={place}
            count={inFooter.length}
            isBusy={moving.isBusy}
            onMove={(to) => void move(page.key, to)}
          />
        ) : (
          words.place(place)
        );
      },
    },
  ];
  return (
    <Screen title={words.title} actions={mayChange && <NewPage />}>
      <p className="mb-4 text-sm text-ink-soft">{words.hint}</p>
      {moving.message && <Notice kind="warning">{moving.message}</Notice>}
      <DataTable caption={words.title} columns={columns} rows={pages} getKey={({ key }) => key} empty="" />
    </Screen>
  );
}
