import { type ReactNode, useId } from 'react';
import { text } from '#web/text/en.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import type { ProductCard as Product } from './product.ts';
import { ProductCard } from './product-card.tsx';

const AUTOPLAY_MILLISECONDS = 5000;
/** For `BelowTheFold`. */
export const SLIDER_LIKELY_HEIGHT = '[--likely-height:27rem]';

type ProductSliderProps = { title: string; products: readonly Product[]; more?: ReactNode };

/** Products in one row that moves on by itself every five seconds; nothing when there are none. */
export function ProductSlider({ title, products, more }: ProductSliderProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  const heading = (
    <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
      <h2 id={headingId} className="text-xl font-semibold">
        {title}
      </h2>
      {more}
    </div>
  );
  return (
    <Carousel heading={heading} headingId={headingId} words={text.slider} autoplay={AUTOPLAY_MILLISECONDS}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} level={3} />
        </li>
      ))}
    </Carousel>
  );
}
