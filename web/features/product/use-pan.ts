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
 * Moves what is larger than its scrolling area: to where the mouse points, and by the arrow keys; fingers scroll it
 * themselves. Once it has become larger, what was pointed at stands in view.
 */
export function usePan(isLarger: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const target = useRef(MIDDLE);

  useLayoutEffect(() => {
    if (isLarger && area.current) scrollToPoint(area.current, target.current);
    if (!isLarger) target.current = MIDDLE;
  }, [isLarger]);

  function panToPointer(event: PointerEvent | MouseEvent) {
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    if (!area.current || (isFinger && event.type === 'pointermove')) return;
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

  return { area, point: panToPointer, panByKey };
}

/** Shares of the way from the first to the last pixel. */
function scrollToPoint(element: HTMLElement, { x, y }: Point): void {
  element.scrollTo(
    x * (element.scrollWidth - element.clientWidth),
    y * (element.scrollHeight - element.clientHeight),
  );
}
