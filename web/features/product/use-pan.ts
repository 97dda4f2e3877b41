import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

type Point = { x: number; y: number };

const MIDDLE: Point = { x: 0.5, y: 0.5 };
const STEP_PX = 80;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Pans content that is larger than its scrolling area: it follows the mouse and the arrow keys; touch scrolls natively.
 * Zooming in scrolls to the point under the pointer.
 */
export function usePan(isLarger: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const target = useRef(MIDDLE);

  useLayoutEffect(() => {
    if (isLarger && area.current) scrollToPoint(area.current, target.current);
    if (!isLarger) target.current = MIDDLE;
  }, [isLarger]);

  function panToPointer(event: PointerEvent | MouseEvent) {
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    if (!area.current || (isTouch && event.type === 'pointermove')) return;
    const box = area.current.getBoundingClientRect();
    target.current = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    if (isLarger) scrollToPoint(area.current, target.current);
  }

  function panByKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!isLarger || !arrow) return;
    event.preventDefault();
    area.current?.scrollBy(arrow.x * STEP_PX, arrow.y * STEP_PX);
  }

  return { area, panToPointer, panByKey };
}

/** `x` and `y` are fractions of the scrollable distance. */
function scrollToPoint(element: HTMLElement, { x, y }: Point): void {
  element.scrollTo(
    x * (element.scrollWidth - element.clientWidth),
    y * (element.scrollHeight - element.clientHeight),
  );
}
