import { type Material, Path } from 'three';
import { matt } from './materials.ts';
import type { Form } from './sculpt.ts';
import { box, extrude, type FlatPoint, group, outline, type Point, pair, put } from './solids.ts';

/** A block of ventilation slots: its middle, size and number. */
export type Slots = { at: FlatPoint; w: number; h: number; count: number };

/** A sheet facing +z with rounded corners and slots punched through it, behind which it is dark. */
export function slotted(
  w: number,
  h: number,
  thick: number,
  material: Material,
  slots: Slots[],
  at?: Point,
  turn?: Point,
  round = 0.08,
) {
  const holes = slots.flatMap(({ at: [x, y], w: wide, h: high, count }) =>
    Array.from({ length: count }, (_, index) =>
      slot(wide, (high / count) * 0.48, [x, y + high / 2 - ((index + 0.5) * high) / count]),
    ),
  );
  return put(
    group(
      extrude(outline(rectangle(w, h), round, holes), thick, material, [0, 0, -thick / 2], [0, 0, 0], thick * 0.3),
      slots.map((block) =>
        box(block.w + 0.06, block.h, 0.01, matt('#050505'), [...block.at, -thick - 0.004], [0, 0, 0], 0),
      ),
    ),
    at,
    turn,
  );
}

export const rectangle = (w: number, h: number): FlatPoint[] => [
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
];

/** A hole with round ends. */
function slot(w: number, h: number, [x, y]: FlatPoint): Path {
  const [half, radius] = [w / 2 - h / 2, h / 2];
  return new Path()
    .absarc(x + half, y, radius, -Math.PI / 2, Math.PI / 2, false)
    .absarc(x - half, y, radius, Math.PI / 2, Math.PI * 1.5, false)
    .closePath() as Path;
}

/** Slots through both sides of a sculpted shell, whose sides are `side` away from z 0. */
export const slotForm =
  ({ at: [atX, atY], w, h, count }: Slots, side: number): Form =>
  (x, y, z) => {
    const pitch = h / count;
    const middle =
      Math.min(count - 0.5, Math.max(0.5, Math.floor((y - atY + h / 2) / pitch) + 0.5)) * pitch + atY - h / 2;
    const [dx, dy] = [Math.abs(x - atX) - w / 2, Math.abs(y - middle) - pitch * 0.27];
    return Math.max(dx, dy, side - SLOT_DEPTH - Math.abs(z));
  };

const SLOT_DEPTH = 0.05;

/** The dark behind such slots. */
export const slotsBehind = ({ at, w, h }: Slots, side: number) =>
  pair((end) => box(w, h, 0.01, matt('#050505'), [...at, end * (side - SLOT_DEPTH + 0.006)], [0, 0, 0], 0));
