/** What a toast must not cover: what can be pressed or typed into, figures such as totals, and what went wrong. */
const KEPT_FREE = 'main :is(button, .button, input, select, textarea, dl, p.text-danger)';
const GAP = 8;

type Edges = Pick<DOMRect, 'top' | 'bottom'>;

/**
 * How far a toast must move up to cover none of the boxes, in px; if half the screen does not suffice, to cover as
 * little of them as possible.
 * @param toast its place without a lift
 */
export function findLift(toast: Edges, boxes: readonly Edges[], screenHeight: number): number {
  const measureCovered = (lift: number) =>
    boxes.reduce((sum, box) => {
      const top = Math.max(box.top, toast.top - lift - GAP);
      return sum + Math.max(0, Math.min(box.bottom, toast.bottom - lift + GAP) - top);
    }, 0);
  const lifts = boxes
    .map((box) => toast.bottom - box.top + GAP)
    .filter((lift) => lift > 0 && lift <= screenHeight / 2)
    .sort((a, b) => a - b);
  let best = { lift: 0, covered: measureCovered(0) };
  for (const lift of lifts) {
    const covered = measureCovered(lift);
    if (covered < best.covered) best = { lift, covered };
  }
  return best.lift;
}

/** Moves the toasts up from the bottom of the screen, so that they cover no control, total or error. */
export function liftToasts(): void {
  const toast = document.querySelector<HTMLElement>('[data-sonner-toast][data-front=true]');
  const frame = toast?.parentElement?.getBoundingClientRect();
  if (!toast || !frame) return;
  const { style } = document.documentElement;
  const bottom = frame.bottom + (Number.parseFloat(style.getPropertyValue('--toast-lift')) || 0);
  const boxes = [...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < frame.right && box.right > frame.left);
  const lift = findLift({ top: bottom - toast.offsetHeight, bottom }, boxes, innerHeight);
  style.setProperty('--toast-lift', `${Math.round(lift)}px`);
}
