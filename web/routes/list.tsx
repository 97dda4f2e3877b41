import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { PRODUCTS_PATH, SAVED_LISTS_PATH } from '#domain/page-paths.ts';
import { DeleteListButton } from '#web/features/saved-lists/delete-list-button.tsx';
import { EmptyList } from '#web/features/saved-lists/empty-list.tsx';
import { ListActions } from '#web/features/saved-lists/list-actions.tsx';
import { ListLines } from '#web/features/saved-lists/list-lines.tsx';
import { ListSkeleton } from '#web/features/saved-lists/list-skeleton.tsx';
import { ListTotal } from '#web/features/saved-lists/list-total.tsx';
import { RenameList } from '#web/features/saved-lists/rename-list.tsx';
import { loadSavedList } from '#web/features/saved-lists/saved-list.ts';
import { useReloadOnReturn } from '#web/features/saved-lists/use-reload-on-return.ts';
import { useSavedList } from '#web/features/saved-lists/use-saved-list.ts';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/list.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: savedListsText.title });
}

const NOT_FOUND = {
  hint: savedListsText.notFound,
  link: { label: savedListsText.allLists, path: SAVED_LISTS_PATH },
};

export const clientLoader = createBuyerLoader(
  (api, { params }) => loadSavedList(api, params.listid ?? ''),
  NOT_FOUND,
);

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={savedListsText.title} />
      <ListSkeleton />
    </PageBody>
  );
}

export default function ListPage({ loaderData: { list: loaded, products } }: Route.ComponentProps) {
  const { list, change } = useSavedList(loaded);
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  useReloadOnReturn();
  // Another device added these after the catalogue was queried.
  const isStale = list.lines.some(({ productId }) => !products.requestedIds.has(productId));
  useEffect(() => {
    if (isStale && state === 'idle') void revalidate();
  }, [isStale, state, revalidate]);

  return (
    <PageBody>
      <Link
        to={SAVED_LISTS_PATH}
        className="inline-flex min-h-11 items-center gap-1 text-sm underline-offset-4 hover:underline"
      >
        <span className="icon icon-chevron-left size-4" />
        {savedListsText.allLists}
      </Link>
      <RenameList key={list.id} list={loaded} />
      {list.lines.length === 0 ? (
        <EmptyList title={savedListsText.empty}>
          <ButtonLink to={PRODUCTS_PATH} className="mt-6">
            {savedListsText.toProducts}
          </ButtonLink>
        </EmptyList>
      ) : (
        <>
          <ListActions name={loaded.name} lines={list.lines} products={products} />
          <ListLines lines={list.lines} products={products} onChange={change} />
          <ListTotal lines={list.lines} products={products} />
          <p className="mt-3 text-sm text-ink-soft">{savedListsText.shareHint}</p>
        </>
      )}
      <div className="mt-3 flex justify-end">
        <DeleteListButton
          list={{ ...list, lineCount: list.lines.length }}
          onDeleted={() => navigate(SAVED_LISTS_PATH, { replace: true })}
        />
      </div>
    </PageBody>
  );
}
