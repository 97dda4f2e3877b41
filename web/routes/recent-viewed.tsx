import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { PRODUCTS_PATH } from '#domain/page-paths.ts';
import { ProductGrid } from '#web/features/product-grid/product-grid.tsx';
import { ProductGridSkeleton } from '#web/features/product-grid/product-grid-skeleton.tsx';
import { readListParams } from '#web/features/product-list/list-params.ts';
import { NoProducts } from '#web/features/product-list/no-products.tsx';
import { SortForm } from '#web/features/product-list/sort-form.tsx';
import { loadRecentProducts, sortProducts } from '#web/features/recent/recent-products.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { shortlistText } from '#web/text/shortlist-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/recent-viewed.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: shortlistText.recentTitle });
}

/** Only the browser knows what was viewed, so the products are loaded there, also for the first page of a visit. */
export const clientLoader = Object.assign(createClientLoader(loadRecentProducts), { hydrate: true as const });

/** Another sort key sorts the products that are already loaded; 'All' loads them again. */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return readListParams(nextUrl.searchParams).sort === 'all' && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={shortlistText.recentTitle} />
      <ProductGridSkeleton />
    </PageBody>
  );
}

export default function RecentViewedPage({ loaderData }: Route.ComponentProps) {
  const products = readPageData(loaderData);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const { sort } = readListParams(query);
  const hasProducts = products.length > 0;
  return (
    <PageBody>
      <PageHeading
        title={shortlistText.recentTitle}
        aside={hasProducts && <SortForm path={pathname} query={query} sort={sort} />}
      />
      {hasProducts ? (
        <ProductGrid products={sortProducts(products, sort)} />
      ) : (
        <NoProducts>
          <p>{shortlistText.nothingViewed}</p>
          <ButtonLink to={PRODUCTS_PATH} variant="action" className="mt-6">
            {shortlistText.toProducts}
          </ButtonLink>
        </NoProducts>
      )}
    </PageBody>
  );
}
