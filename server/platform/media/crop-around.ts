/** A point of a picture: in per cent of its width from the left, and of its height from the top. */
export type Focus = { x: number; y: number };

type Size = { width: number; height: number };
export type Region = { left: number; top: number } & Size;

/**
 * The largest region of a picture with an aspect ratio, with the focus as near to its middle as the edges allow.
 * @param size in pixels, at least 1 × 1.
 */
export function cropAround({ width, height }: Size, aspect: number, { x, y }: Focus): Region {
  const region = {
    width: Math.max(1, Math.min(width, Math.round(height * aspect))),
    height: Math.max(1, Math.min(height, Math.round(width / aspect))),
  };
  const placeIn = (whole: number, part: number, percent: number) =>
    Math.min(Math.max(Math.round((whole * percent) / 100 - part / 2), 0), whole - part);
  return {
    left: placeIn(width, region.width, x),
    top: placeIn(height, region.height, y),
    ...region,
  };
}
