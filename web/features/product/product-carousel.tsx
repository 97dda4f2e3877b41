import { type ReactNode, useId } from 'react';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import { carouselText } from '#web/text/carousel-en.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import type { ProductSummary } from './product.ts';
import { ProductCard } from './product-card.tsx';

const AUTOPLAY_MS = 5000;
/** The likely height of a carousel, as a class for `BelowTheFold`. */
export const CAROUSEL_ESTIMATED_HEIGHT = '[--likely-height:36rem]';

type ProductCarouselProps = { title: string; products: readonly ProductSummary[]; headingLink?: ReactNode };

/** Products in one row that advances every five seconds; renders nothing without products. */
export function ProductCarousel({ title, products, headingLink }: ProductCarouselProps) {
  const headingId = useId();
  const city = useChosenCity();
  if (products.length === 0) return null;
  const heading = (
    <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
      <h2 id={headingId} className="text-xl font-semibold">
        {title}
      </h2>
      {headingLink}
    </div>
  );
  return (
    <Carousel heading={heading} headingId={headingId} labels={carouselText} autoplay={AUTOPLAY_MS}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} city={city} headingLevel={3} />
        </li>
      ))}
    </Carousel>
  );
}
