import { type TouchEvent, useRef } from 'react';

const MIN_SWIPE_PX = 50;

/** Calls `step` on a one-finger swipe: 1 to the left, -1 to the right. Ignored while the viewport is zoomed. */
export function useSwipe(step: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const isScreenZoomed = (window.visualViewport?.scale ?? 1) > 1;
      const isSingleTouch = touches.length === 1 && !isScreenZoomed;
      start.current = isSingleTouch && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
