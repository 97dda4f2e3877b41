import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
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

const CONTROL_CLASSES =
  'grid size-11 place-items-center rounded border border-edge bg-surface text-ink hover:border-ink md:pointer-fine:size-10';

/** Previous, pause and next. A phone shows only pause, because there one swipes. */
export function CarouselControls({ labels, move, isPlaying, togglePlaying }: CarouselControlsProps) {
  return (
    <div className="flex shrink-0 gap-2 noscript:hidden">
      <button
        type="button"
        aria-label={labels.previous}
        className={`${CONTROL_CLASSES} max-md:hidden`}
        onClick={() => move(-1)}
      >
        <IconChevronLeft aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        aria-label={isPlaying ? labels.pause : labels.play}
        className={CONTROL_CLASSES}
        onClick={togglePlaying}
      >
        {isPlaying ? (
          <IconPlayerPause aria-hidden="true" size={18} />
        ) : (
          <IconPlayerPlay aria-hidden="true" size={18} />
        )}
      </button>
      <button
        type="button"
        aria-label={labels.next}
        className={`${CONTROL_CLASSES} max-md:hidden`}
        onClick={() => move(1)}
      >
        <IconChevronRight aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
