import type { ReactNode } from 'react';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
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
  const { section, row, ...controls } = useCarousel(autoplay);
  return (
    <section ref={section} aria-labelledby={headingId} aria-roledescription={labels.roleDescription}>
      <div className="mb-3 flex items-end justify-between gap-4">
        {heading}
        <CarouselControls labels={labels} {...controls} />
      </div>
      <ul
        ref={row}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 py-1 [--slide:44%] [scrollbar-width:thin] *:w-(--slide) *:shrink-0 *:snap-start motion-safe:scroll-smooth sm:[--slide:30%] lg:gap-4 lg:[--slide:calc((100%-4rem)/5)]"
      >
        {children}
      </ul>
    </section>
  );
}
