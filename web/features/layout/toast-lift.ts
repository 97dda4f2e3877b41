/** What a toast must not cover: what can be pressed or typed into, figures such as totals, and what went wrong. */
const KEPT_FREE = 'main :is(button, .button, input, select, textarea, dl, p.text-danger)';
const GAP = 8;

type Edges = Pick<DOMRect, 'top' | 'bottom'>;

/**
 * How far a toast must move up to cover none of the boxes, in px; 0 if half the screen would not suffice.
 * @param toast its place without a lift
 */
export function findLift(toast: Edges, boxes: readonly Edges[], screenHeight: number): number {
  let lift = 0;
  for (const box of boxes.toSorted((one, other) => other.bottom - one.bottom)) {
    const isCovered = box.top < toast.bottom - lift + GAP && box.bottom > toast.top - lift - GAP;
    if (isCovered) lift = toast.bottom - box.top + GAP;
  }
  return lift <= screenHeight / 2 ? lift : 0;
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
