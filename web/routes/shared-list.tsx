import { PRODUCTS_PATH } from '#domain/page-paths.ts';
import { EmptyList } from '#web/features/saved-lists/empty-list.tsx';
import { ListActions } from '#web/features/saved-lists/list-actions.tsx';
import { ListLine } from '#web/features/saved-lists/list-line.tsx';
import { ListSkeleton } from '#web/features/saved-lists/list-skeleton.tsx';
import { ListTotal } from '#web/features/saved-lists/list-total.tsx';
import { SaveToListButton } from '#web/features/saved-lists/save-to-list-button.tsx';
import { useSharedList } from '#web/features/saved-lists/use-shared-list.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/shared-list.ts';

export const handle = cacheablePage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: savedListsText.sharedTitle });
}

export default function SharedListPage() {
  const { list, error, tryAgain } = useSharedList();
  return (
    <PageBody>
      <PageHeading title={savedListsText.sharedTitle} />
      {error ? (
        <Notice kind="warning">
          <p>{error.message}</p>
          <Button className="mt-3" onClick={tryAgain}>
            {savedListsText.tryAgain}
          </Button>
        </Notice>
      ) : !list ? (
        <ListSkeleton />
      ) : list.lines.length === 0 ? (
        <EmptyList title={savedListsText.sharedNone}>
          <ButtonLink to={PRODUCTS_PATH} className="mt-6">
            {savedListsText.toProducts}
          </ButtonLink>
        </EmptyList>
      ) : (
        <>
          {list.name && (
            <p className="text-lg font-medium wrap-anywhere">{savedListsText.sharedName(list.name)}</p>
          )}
          <p className="mb-4 max-w-prose text-ink-soft">{savedListsText.sharedHint}</p>
          <ListActions
            name={list.name || savedListsText.sharedTitle}
            lines={list.lines}
            products={list.products}
          >
            <SaveToListButton lines={() => list.lines} label={savedListsText.saveShared} name={list.name} />
          </ListActions>
          <ul aria-label={savedListsText.products} className="rounded border border-rule bg-surface">
            {list.lines.map((line) => (
              <ListLine key={line.productId} line={line} product={list.products.byId.get(line.productId)} />
            ))}
          </ul>
          <ListTotal lines={list.lines} products={list.products} />
        </>
      )}
    </PageBody>
  );
}
