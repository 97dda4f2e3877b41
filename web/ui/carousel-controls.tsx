import type { useCarousel } from './use-carousel.ts';

export type CarouselLabels = {
  roleDescription: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

type CarouselControlsProps = Pick<ReturnType<typeof useCarousel>, 'move' | 'isPlaying' | 'togglePlaying'> & {
  labels: CarouselLabels;
};

/** Previous, pause and next. A phone shows only pause, because there one swipes. */
export function CarouselControls({ labels, move, isPlaying, togglePlaying }: CarouselControlsProps) {
  return (
    <div className="flex shrink-0 gap-2 noscript:hidden">
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
