import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls `step` at the given interval while the element is in view and neither the pointer nor the focus is in it. A
 * touch or click in the element stops it for good. When the visitor prefers reduced motion, it does not start on its
 * own.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, milliseconds: number, step: () => void) {
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    const area = element.current;
    if (!isPlaying || !area) return;
    let isInView = false;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    observer.observe(area);
    const stop = ({ target }: Event) => {
      if (!(target as Element).closest('[data-autoplay]')) setPlaying(false);
    };
    area.addEventListener('pointerdown', stop);
    const timer = setInterval(() => {
      const isInUse = area.matches(':hover, :focus-within');
      if (isInView && !isInUse && document.visibilityState === 'visible') step();
    }, milliseconds);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      area.removeEventListener('pointerdown', stop);
    };
  }, [element, isPlaying, milliseconds, step]);

  return { isPlaying, togglePlaying: () => setPlaying((was) => !was) };
}
