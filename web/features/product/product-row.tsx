import { useChosenCity } from '#web/features/location/chosen-city.ts';
import type { ProductSummary } from './product.ts';
import { ProductCard } from './product-card.tsx';

type ProductRowProps = {
  products: readonly ProductSummary[];
  /** Classes for the number of columns on screens wider than a phone. */
  columns: string;
};

/** A few products under a second-level heading. */
export function ProductRow({ products, columns }: ProductRowProps) {
  const city = useChosenCity();
  return (
    <ul className={`grid grid-cols-2 gap-3 lg:gap-4 ${columns}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} city={city} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
