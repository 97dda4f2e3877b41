import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLift } from './toast-lift.ts';

const SCREEN = 900;
const toast = { top: 820, bottom: 876 };
const box = fc
  .record({ top: fc.integer({ min: 0, max: SCREEN }), height: fc.integer({ min: 20, max: 60 }) })
  .map(({ top, height }) => ({ top, bottom: top + height }));

describe('the lift of a toast', () => {
  const covers = (lift: number, boxes: readonly { top: number; bottom: number }[]) =>
    boxes.some(({ top, bottom }) => top < toast.bottom - lift && bottom > toast.top - lift);

  it('keeps it clear of every box wherever the lower half of the screen has a free place', () => {
    const lifts = Array.from({ length: SCREEN / 2 }, (_, lift) => lift);
    const widened = (boxes: readonly { top: number; bottom: number }[]) =>
      boxes.map(({ top, bottom }) => ({ top: top - 8, bottom: bottom + 8 }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (boxes) => {
        const lift = findLift(toast, boxes, SCREEN);
        expect(lift).toBeLessThanOrEqual(SCREEN / 2);
        const isFree = lifts.some((each) => !covers(each, widened(boxes)));
        expect(isFree && covers(lift, boxes)).toBe(false);
      }),
    );
  });

  it('covers as little as possible where no place is free', () => {
    const rows = [300, 380, 460, 540, 620, 700, 780, 860].map((top) => ({ top, bottom: top + 60 }));
    const [large, ...others] = rows.toReversed();
    const small = { top: others[0]?.top ?? 0, bottom: (others[0]?.top ?? 0) + 5 };
    const boxes = [...(large ? [large] : []), small, ...others.slice(1)];
    const lift = findLift(toast, boxes, SCREEN);
    expect(toast.top - lift).toBeGreaterThan(small.top - 80);
    expect(toast.bottom - lift).toBeLessThanOrEqual(large?.top ?? 0);
  });

  it('covers a label rather than a button, and neither where there is room', () => {
    const button = { top: 830, bottom: 874 };
    const label = { top: 740, bottom: 800, isRead: true };
    expect(findLift(toast, [button, label], SCREEN)).toBe(toast.bottom - label.top + 8);
    const buttons = [700, 620, 540, 460, 380].map((top) => ({ top, bottom: top + 60 }));
    const besideButtons = findLift(toast, [button, label, ...buttons], SCREEN);
    expect(toast.top - besideButtons).toBeGreaterThanOrEqual(label.top - 8);
    expect(toast.bottom - besideButtons).toBeLessThanOrEqual(button.top);
  });

  it('is 0 where nothing is covered', () => {
    expect(findLift(toast, [{ top: 100, bottom: 400 }], SCREEN)).toBe(0);
  });

  it('passes several rows of buttons', () => {
    const rows = [
      { top: 830, bottom: 874 },
      { top: 760, bottom: 804 },
    ];
    expect(findLift(toast, rows, SCREEN)).toBe(876 - 760 + 8);
  });
});
