import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { CardGridSkeleton } from '#web/features/catalogue/card-grid-skeleton.tsx';
import { readListChoice } from '#web/features/catalogue/list-choice.ts';
import { NoProducts } from '#web/features/catalogue/no-products.tsx';
import { ProductGrid } from '#web/features/catalogue/product-grid.tsx';
import { SortForm } from '#web/features/catalogue/sort-form.tsx';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { loadRecentProducts, sortProducts } from '#web/features/recent/recent-products.ts';
import { inBrowser } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/recent-viewed.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.recent.title });
}

/** What was looked at is known in the browser only, so the page is filled there also when it is the first one. */
export const clientLoader = Object.assign(inBrowser(loadRecentProducts), { hydrate: true as const });

/** Another order is made of what is there already; 'All' asks the server again. */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return readListChoice(nextUrl.searchParams).sort === 'all' && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={text.recent.title} />
      <CardGridSkeleton />
    </PageBody>
  );
}

export default function RecentViewedPage({ loaderData: products }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const { sort } = readListChoice(query);
  const hasProducts = products.length > 0;
  return (
    <PageBody>
      <PageHeading
        title={text.recent.title}
        beside={hasProducts && <SortForm path={pathname} search={query} sort={sort} />}
      />
      {hasProducts ? (
        <ProductGrid products={sortProducts(products, sort)} />
      ) : (
        <NoProducts>
          <p>{text.recent.noneHint}</p>
          <ButtonLink to="/products" variant="action" className="mt-6">
            {text.recent.toProducts}
          </ButtonLink>
        </NoProducts>
      )}
    </PageBody>
  );
}
