/**
 * What a toast must not cover: what can be pressed or typed into, figures such as totals, and what went wrong. Pictures
 * that can be enlarged are larger than a toast: they can be pressed beside it. A product's terms are no figures.
 */
const KEPT_FREE =
  'main :is(button:not(:has(img)), .button, input, select, textarea, dl:not(#terms + dl), p.text-danger)';
/** What it covers only if it would cover one of those otherwise: headings, labels, notices and links in text. */
const BEST_READ = 'main :is(h1, h2, label, legend, a.underline, [role=status], [role=alert])';
/** So little that no number of them outweighs a control. */
const WEIGHT_OF_READ = 0.0001;
const GAP = 8;

type Edges = Pick<DOMRect, 'top' | 'bottom'>;
type Box = Edges & { isRead?: boolean };

/**
 * How far a toast must move up to cover none of the boxes, in px; if half the screen does not suffice, to cover as
 * little of them as possible, and rather of what is read.
 * @param toast its place without a lift
 */
export function findLift(toast: Edges, boxes: readonly Box[], screenHeight: number): number {
  const measureCovered = (lift: number) =>
    boxes.reduce((sum, box) => {
      const top = Math.max(box.top, toast.top - lift - GAP);
      const covered = Math.max(0, Math.min(box.bottom, toast.bottom - lift + GAP) - top);
      return sum + covered * (box.isRead ? WEIGHT_OF_READ : 1);
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
  const listBoxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < frame.right && box.right > frame.left);
  const read = listBoxes(BEST_READ).map(({ top, bottom }) => ({ top, bottom, isRead: true }));
  const boxes = [...listBoxes(KEPT_FREE), ...read];
  const lift = findLift({ top: bottom - toast.offsetHeight, bottom }, boxes, innerHeight);
  style.setProperty('--toast-lift', `${Math.round(lift)}px`);
}
