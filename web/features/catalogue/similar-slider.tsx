import { use } from 'react';
import { text } from '#web/text/en.ts';
import type { ProductCard } from './product.ts';
import { ProductSlider } from './product-slider.tsx';

/** What one may want instead of a product; within a Suspense while it is still on its way. */
export function SimilarSlider({ similar }: { similar: ProductCard[] | Promise<ProductCard[]> }) {
  const products = similar instanceof Promise ? use(similar) : similar;
  return <ProductSlider title={text.product.similar} products={products} />;
}
