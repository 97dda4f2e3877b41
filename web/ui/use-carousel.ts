import { useCallback, useEffect, useRef, useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

/**
 * A row that scrolls sideways by its own width and wraps around at its ends.
 * @param autoplay milliseconds between two automatic steps.
 */
export function useCarousel(autoplay: number) {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState({ page: 0, pages: 0 });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const update = () => {
      const pages = Math.ceil((list.scrollWidth - 1) / list.clientWidth);
      const isAtEnd = list.scrollLeft >= list.scrollWidth - list.clientWidth - 1;
      const page = isAtEnd ? pages - 1 : Math.round(list.scrollLeft / list.clientWidth);
      setPosition((last) => (last.page === page && last.pages === pages ? last : { page, pages }));
    };
    // It reports a row that was not laid out before, too.
    const observer = new ResizeObserver(update);
    observer.observe(list);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, []);

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
  return { section, row, position, move, isPlaying, togglePlaying };
}
