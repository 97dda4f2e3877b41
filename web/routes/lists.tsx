import { useRevalidator } from 'react-router';
import { formatDay } from '#domain/indian-format.ts';
import { PRODUCTS_PATH, savedListPath } from '#domain/page-paths.ts';
import { DeleteListButton } from '#web/features/saved-lists/delete-list-button.tsx';
import { EmptyList } from '#web/features/saved-lists/empty-list.tsx';
import { ListSkeleton } from '#web/features/saved-lists/list-skeleton.tsx';
import { listSummaryFromWire } from '#web/features/saved-lists/saved-list.ts';
import { useReloadOnReturn } from '#web/features/saved-lists/use-reload-on-return.ts';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/lists.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: savedListsText.title });
}

export const clientLoader = createBuyerLoader(async (api) => {
  const { result } = await api.listSavedLists();
  return result.map(listSummaryFromWire);
});

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={savedListsText.title} />
      <ListSkeleton />
    </PageBody>
  );
}

export default function ListsPage({ loaderData: lists }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useReloadOnReturn();
  return (
    <PageBody>
      <PageHeading title={savedListsText.title} />
      {lists.length === 0 ? (
        <EmptyList title={savedListsText.none}>
          <p>{savedListsText.noneHint}</p>
          <ButtonLink to={PRODUCTS_PATH} variant="action" className="mt-6">
            {savedListsText.toProducts}
          </ButtonLink>
        </EmptyList>
      ) : (
        <ul className="divide-y divide-rule rounded border border-rule bg-surface">
          {lists.map((list) => (
            <li
              key={list.id}
              className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2 sm:px-4"
            >
              <div className="min-w-0">
                <h2 className="font-medium wrap-anywhere">
                  <Link
                    to={savedListPath(list.id)}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand-ink"
                  >
                    {list.name}
                  </Link>
                </h2>
                <p className="text-sm text-ink-soft tabular-nums">
                  {savedListsText.count(list.lineCount)} · {savedListsText.changed(formatDay(list.changedAt))}
                </p>
              </div>
              <DeleteListButton list={list} onDeleted={revalidate} />
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}
