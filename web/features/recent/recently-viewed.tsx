import { useEffect, useId, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { RECENTLY_VIEWED_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { ProductSummary as Product } from '#web/features/product/product.ts';
import { ProductCarousel } from '#web/features/product/product-carousel.tsx';
import { ProductRow } from '#web/features/product/product-row.tsx';
import { SeeAllLink } from '#web/features/product/see-all-link.tsx';
import { text } from '#web/text/en.ts';
import { loadRecentProducts } from './recent-products.ts';

/** More than these move as a slider. */
const MAX_IN_ROW = 6;

const SEE_ALL_LINK = <SeeAllLink path={RECENTLY_VIEWED_PATH} name={text.recent.shortTitle} />;

/** What this visitor has looked at; nothing on the server, and while there is nothing. */
export function RecentlyViewed() {
  const products = useRecentProducts();
  if (products.length > MAX_IN_ROW) {
    return <ProductCarousel title={text.recent.shortTitle} products={products} headingLink={SEE_ALL_LINK} />;
  }
  return products.length > 0 && <Row products={products} />;
}

/** An offer beside the page's own content: when it cannot be loaded, it is not missed. */
function useRecentProducts(): Product[] {
  const [products, setProducts] = useState<Product[]>([]);
  useEffect(() => {
    let isAway = false;
    loadRecentProducts(browserApi()).then(
      (loaded) => isAway || setProducts(loaded),
      (cause) => {
        if (!(cause instanceof ApiError)) throw cause;
      },
    );
    return () => {
      isAway = true;
    };
  }, []);
  return products;
}

function Row({ products }: { products: readonly Product[] }) {
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
