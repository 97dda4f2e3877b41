import { useEffect } from 'react';
import { MAX_COMPARED } from '#domain/comparison.ts';
import { comparePath, PRODUCTS_PATH } from '#domain/page-paths.ts';
import { setCompared, useCompared } from '#web/features/compare/compare-store.ts';
import { loadComparison } from '#web/features/compare/comparison.ts';
import { ComparisonTable } from '#web/features/compare/comparison-table.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { compareText } from '#web/text/compare-en.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/compare.ts';

export const handle = cacheablePage({ queryParams: ['ids', 'only'] });

/** Without a canonical path: there are as many comparisons as sets of products. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.title });
}

const load = (async (api, { url }) => ({
  ...(await loadComparison(api, url.searchParams)),
  hasOnlyDifferences: url.searchParams.get('only') === 'differences',
})) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { hasOnlyDifferences, ...comparison } = readPageData(loaderData);
  const { products, missingCount, leftOutCount } = comparison;
  // The ticks elsewhere show what is compared here.
  useEffect(() => {
    if (products.length > 0) setCompared(products.map(({ id, title }) => ({ id, title })));
  }, [products]);
  return (
    <PageBody>
      <PageHeading title={text.title} />
      <div className="mb-4 grid gap-2 empty:hidden print:hidden">
        {missingCount > 0 && <Notice kind="warning">{text.missing(missingCount)}</Notice>}
        {leftOutCount > 0 && <Notice kind="warning">{text.leftOut(MAX_COMPARED, leftOutCount)}</Notice>}
        {products.length === 1 && <p className="text-ink-soft">{text.addAnother}</p>}
      </div>
      {products.length > 0 ? (
        <ComparisonTable
          key={comparePath(products.map(({ id }) => id))}
          comparison={comparison}
          hasOnlyDifferences={hasOnlyDifferences}
        />
      ) : (
        <NothingToCompare />
      )}
    </PageBody>
  );
}

/** Shown for a URL without products; leads to those that were ticked, if any. */
function NothingToCompare() {
  const ticked = useCompared();
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-ink-soft">{text.nothing}</p>
      {ticked.length > 0 ? (
        <ButtonLink to={comparePath(ticked.map(({ id }) => id))} variant="action" className="mt-6">
          {compareText.open(ticked.length)}
        </ButtonLink>
      ) : (
        <ButtonLink to={`${PRODUCTS_PATH}?view=table`} variant="action" className="mt-6">
          {text.toProducts}
        </ButtonLink>
      )}
    </div>
  );
}
