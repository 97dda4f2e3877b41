import { type TouchEvent, useRef } from 'react';

const MIN_SWIPE_PX = 50;

/** Calls `step` when one finger moves across: forward to the left, back to the right. Not while the screen is zoomed. */
export function useSwipe(step: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const isScreenZoomed = (window.visualViewport?.scale ?? 1) > 1;
      const isOne = touches.length === 1 && !isScreenZoomed;
      start.current = isOne && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
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
