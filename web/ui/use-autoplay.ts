import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls `step` every few seconds while the element is in view and nobody has the pointer or the focus in it. Off until
 * asked for when the visitor prefers reduced motion.
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
      const isAttended = area.matches(':hover, :focus-within');
      if (isInView && !isAttended && document.visibilityState === 'visible') step();
    }, milliseconds);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [element, isPlaying, milliseconds, step]);

  return { isPlaying, togglePlaying: () => setPlaying((was) => !was) };
}
