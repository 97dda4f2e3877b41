import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls `step` at the given interval while the element is in view and neither the pointer nor the focus is in it. When
 * the visitor prefers reduced motion, it does not start on its own.
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
    const timer = setInterval(() => {
      const isInUse = area.matches(':hover, :focus-within');
      if (isInView && !isInUse && document.visibilityState === 'visible') step();
    }, milliseconds);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [element, isPlaying, milliseconds, step]);

  return { isPlaying, togglePlaying: () => setPlaying((was) => !was) };
}
