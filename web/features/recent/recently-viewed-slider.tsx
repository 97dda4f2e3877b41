import { useEffect, useId, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import type { ProductCard as Product } from '#web/features/catalogue/product.ts';
import { ProductCards } from '#web/features/catalogue/product-cards.tsx';
import { ProductSlider } from '#web/features/catalogue/product-slider.tsx';
import { SeeAll } from '#web/features/home/see-all.tsx';
import { text } from '#web/text/en.ts';
import { loadRecentProducts } from './recent-products.ts';

/** More than these move as a slider. */
const MAX_IN_ROW = 6;

const TO_THE_LIST = <SeeAll path="/recent-viewed" name={text.recent.short} />;

/** What this visitor has looked at; nothing on the server, and while there is nothing. */
export function RecentlyViewed() {
  const products = useRecentProducts();
  if (products.length > MAX_IN_ROW) {
    return <ProductSlider title={text.recent.short} products={products} more={TO_THE_LIST} />;
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
        if (!(cause instanceof CallFailed)) throw cause;
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
          {text.recent.short}
        </h2>
        {TO_THE_LIST}
      </div>
      <ProductCards products={products} columns="sm:grid-cols-3 lg:grid-cols-6" />
    </section>
  );
}
