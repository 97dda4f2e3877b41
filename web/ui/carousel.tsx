import type { ReactNode } from 'react';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  heading: ReactNode;
  /** Id of the element in `heading` that names the carousel. */
  headingId: string;
  labels: CarouselLabels;
  /** Milliseconds between two automatic steps. */
  autoplay: number;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A row that scrolls sideways: by touch, wheel and keyboard as usual, by buttons, and slowly on its own. */
export function Carousel({ heading, headingId, labels, autoplay, children }: CarouselProps) {
  const { section, row, position, ...controls } = useCarousel(autoplay);
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      aria-roledescription={labels.roleDescription}
      className="relative"
    >
      <div className="mb-3 flex items-end justify-between gap-4">
        {heading}
        <CarouselControls labels={labels} {...controls} />
      </div>
      <ul ref={row} className="carousel-row">
        {children}
      </ul>
      <CarouselDots {...position} />
    </section>
  );
}
