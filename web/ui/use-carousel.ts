import { useCallback, useRef } from 'react';
import { useAutoplay } from './use-autoplay.ts';

/**
 * A row that scrolls sideways by its own width and wraps around at its ends.
 * @param autoplay milliseconds between two automatic steps.
 */
export function useCarousel(autoplay: number) {
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
  return { section, row, move, isPlaying, togglePlaying };
}
