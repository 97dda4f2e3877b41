import type { useCarousel } from './use-carousel.ts';

export type CarouselLabels = {
  roleDescription: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type CarouselControlsProps = Pick<
  ReturnType<typeof useCarousel>,
  'position' | 'move' | 'isPlaying' | 'togglePlaying'
> & { labels: CarouselLabels };

/** More dots say less than none. */
const MAX_DOTS = 8;

/** Dots for the position, previous, pause and next. A phone shows only dots and pause, because there one swipes. */
export function CarouselControls({
  labels,
  position,
  move,
  isPlaying,
  togglePlaying,
}: CarouselControlsProps) {
  const { page, pages } = position;
  return (
    <div className="flex shrink-0 items-center gap-2 noscript:hidden">
      {pages > 1 && pages <= MAX_DOTS && (
        <span aria-hidden="true" className="carousel-dots">
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            <span key={index} data-current={index === page || undefined} />
          ))}
        </span>
      )}
      <button
        type="button"
        aria-label={labels.previous}
        className="carousel-control max-md:hidden"
        onClick={() => move(-1)}
      >
        <span className="icon icon-chevron-left" />
      </button>
      <button
        type="button"
        data-autoplay=""
        aria-label={isPlaying ? labels.pause : labels.play}
        className="carousel-control"
        onClick={togglePlaying}
      >
        {isPlaying ? (
          <span className="icon icon-player-pause size-4.5" />
        ) : (
          <span className="icon icon-player-play size-4.5" />
        )}
      </button>
      <button
        type="button"
        aria-label={labels.next}
        className="carousel-control max-md:hidden"
        onClick={() => move(1)}
      >
        <span className="icon icon-chevron-right" />
      </button>
    </div>
  );
}
