import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { useAutoplay } from './use-autoplay.ts';

export type CarouselWords = { role: string; previous: string; next: string; pause: string; play: string };

type CarouselProps = {
  heading: ReactNode;
  /** Id of the element in `heading` that names the carousel. */
  headingId: string;
  words: CarouselWords;
  /** Milliseconds between two steps it makes by itself. */
  autoplay: number;
  /** `<li>` elements. */
  children: ReactNode;
};

const CONTROL =
  'grid size-11 place-items-center rounded border border-edge bg-surface hover:border-ink md:size-10';

/** A row that scrolls sideways: by touch, wheel and keyboard as any scroller, by buttons, and slowly by itself. */
export function Carousel({ heading, headingId, words, autoplay, children }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);

  const move = useCallback((direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const last = list.scrollWidth - list.clientWidth;
    const target = list.scrollLeft + direction * list.clientWidth;
    const isPastEnd = direction === 1 && list.scrollLeft >= last - 1;
    const isPastStart = direction === -1 && list.scrollLeft <= 1;
    list.scrollTo({ left: isPastEnd ? 0 : isPastStart ? last : target });
  }, []);
  const step = useCallback(() => move(1), [move]);
  const { isPlaying, togglePlaying } = useAutoplay(section, autoplay, step);

  return (
    <section ref={section} aria-labelledby={headingId} aria-roledescription={words.role}>
      <div className="mb-3 flex items-end justify-between gap-4">
        {heading}
        <div className="flex shrink-0 gap-2 noscript:hidden">
          <button
            type="button"
            aria-label={words.previous}
            className={`${CONTROL} max-md:hidden`}
            onClick={() => move(-1)}
          >
            <IconChevronLeft aria-hidden="true" size={20} />
          </button>
          <button
            type="button"
            aria-label={isPlaying ? words.pause : words.play}
            className={CONTROL}
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
            aria-label={words.next}
            className={`${CONTROL} max-md:hidden`}
            onClick={() => move(1)}
          >
            <IconChevronRight aria-hidden="true" size={20} />
          </button>
        </div>
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
