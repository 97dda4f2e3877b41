import { Children, type ReactNode } from 'react';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { useCarousel } from './use-carousel.ts';

type BannerCarouselProps = {
  label: string;
  labels: CarouselLabels;
  /** Milliseconds between two automatic steps. */
  autoplay: number;
  /** `<li>` elements, each as wide as the carousel. */
  children: ReactNode;
};

/** Large pictures, one at a time, with the controls in the lower right corner. */
export function BannerCarousel({ label, labels, autoplay, children }: BannerCarouselProps) {
  const { section, row, position, ...controls } = useCarousel(autoplay);
  return (
    <section
      ref={section}
      aria-label={label}
      aria-roledescription={labels.roleDescription}
      className="relative grid"
    >
      <ul
        ref={row}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded border border-rule [scrollbar-width:none] *:w-full *:shrink-0 *:snap-start motion-safe:scroll-smooth"
      >
        {children}
      </ul>
      {Children.count(children) > 1 && (
        <div className="banner-controls">
          <CarouselControls labels={labels} {...controls} />
          <CarouselDots {...position} />
        </div>
      )}
    </section>
  );
}
