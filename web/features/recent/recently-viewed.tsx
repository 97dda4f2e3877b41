import { useEffect, useId, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { RECENTLY_VIEWED_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { ProductCarousel } from '#web/features/product/product-carousel.tsx';
import { ProductRow } from '#web/features/product/product-row.tsx';
import { SeeAllLink } from '#web/features/product/see-all-link.tsx';
import { text } from '#web/text/en.ts';
import { loadRecentProducts } from './recent-products.ts';

/** More products than this are shown as a carousel. */
const MAX_IN_ROW = 6;

const SEE_ALL_LINK = <SeeAllLink path={RECENTLY_VIEWED_PATH} name={text.recent.shortTitle} />;

/** The recently viewed products. Renders nothing on the server, and while there are none. */
export function RecentlyViewed() {
  const products = useRecentProducts();
  if (products.length > MAX_IN_ROW) {
    return <ProductCarousel title={text.recent.shortTitle} products={products} headingLink={SEE_ALL_LINK} />;
  }
  return products.length > 0 && <Row products={products} />;
}

/** Optional content: API errors are ignored. */
function useRecentProducts(): ProductSummary[] {
  const [products, setProducts] = useState<ProductSummary[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    loadRecentProducts(browserApi()).then(
      (loaded) => isUnmounted || setProducts(loaded),
      (cause) => {
        if (!(cause instanceof ApiError)) throw cause;
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return products;
}

function Row({ products }: { products: readonly ProductSummary[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id={headingId} className="text-xl font-semibold">
          {text.recent.shortTitle}
        </h2>
        {SEE_ALL_LINK}
      </div>
      <ProductRow products={products} columns="sm:grid-cols-3 lg:grid-cols-6" />
    </section>
  );
}
