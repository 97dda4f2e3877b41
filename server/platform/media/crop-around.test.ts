import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropAround } from './crop-around.ts';

const pixels = fc.integer({ min: 1, max: 8000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the crop of a picture', () => {
  it('lies within it, has the aspect ratio to a pixel, and contains the focus', () => {
    fc.assert(
      fc.property(
        fc.record({ width: pixels, height: pixels }),
        fc.double({ min: 0.25, max: 4, noNaN: true }),
        fc.record({ x: percent, y: percent }),
        (size, aspect, focus) => {
          const { left, top, width, height } = cropAround(size, aspect, focus);
          expect(left >= 0 && top >= 0 && width >= 1 && height >= 1).toBe(true);
          expect(left + width <= size.width && top + height <= size.height).toBe(true);
          // One side is whole, the other one fits it.
          expect(width === size.width || height === size.height).toBe(true);
          const isFitting =
            Math.abs(width - height * aspect) <= Math.max(1, aspect) ||
            (width === 1 && height * aspect < 1) ||
            (height === 1 && width / aspect < 1);
          expect(isFitting).toBe(true);
          const [x, y] = [(size.width * focus.x) / 100, (size.height * focus.y) / 100];
          expect(left - 1 <= x && x <= left + width + 1).toBe(true);
          expect(top - 1 <= y && y <= top + height + 1).toBe(true);
        },
      ),
    );
  });

  it('has the focus in the middle where the edges allow it', () => {
    expect(cropAround({ width: 1920, height: 600 }, 7 / 4, { x: 50, y: 10 })).toEqual({
      ...{ left: 435, top: 0, width: 1050, height: 600 },
    });
    expect(cropAround({ width: 1920, height: 600 }, 7 / 4, { x: 0, y: 50 }).left).toBe(0);
  });
});
