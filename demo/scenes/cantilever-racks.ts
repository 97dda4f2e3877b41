import { type Material, Path } from 'three';
import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { galvanised, matt, millSteel, paint, paleWood, plastic } from './materials.ts';
import { rectangle } from './slotted.ts';
import { bar, box, extrude, group, outline, pair, put, repeat, sleeve } from './solids.ts';

/** A rack whose arms stand free in front, for long goods. One unit is 100 mm. */

const coat = paint(brands.Shramik.body);
const yellow = paint(brands.Shramik.accent);
const HIGH = 20;
/** Half the distance of the columns, and where their front is. */
const COLUMN = { x: 5.4, front: -2.4, wide: 1.1, deep: 1.5 };
const PITCH = 0.76;
const ARM = 6;
const LEVELS = [5, 9, 13, 17].map((slot) => 1.45 + Math.round((slot - 1.45) / PITCH) * PITCH);
/** Arms rise a little towards their ends, so that round stock lies against the columns. */
const RISE = 2;

export const cantileverRack = () =>
  group(
    pair((side) => [put(column(), [side * COLUMN.x, 0, 0]), LEVELS.map((y) => put(arm(), [side * COLUMN.x, y, COLUMN.front], [-RISE, 0, 0]))]),
    bracing(),
    LEVELS.map((y, level) => put(goods(level), [0, y, COLUMN.front], [-RISE, 0, 0])),
    put(squareTubes(), [0.2, 1.1, COLUMN.front]),
  );

/** Box section with two rows of slots in its front, on a foot of the same depth as the arms. */
const column = () => {
  const rows = Math.floor((HIGH - 2) / PITCH);
  const slots = pair((side) => repeat(rows, (row) => slotAt(side * 0.27, 1.4 + row * PITCH))).flat();
  return group(
    box(COLUMN.wide, HIGH, COLUMN.deep - 0.14, coat, [0, HIGH / 2, COLUMN.front - COLUMN.deep / 2 - 0.07], [0, 0, 0], 0.08),
    box(COLUMN.wide - 0.2, HIGH - 0.3, 0.02, matt('#050505'), [0, HIGH / 2, COLUMN.front - 0.12], [0, 0, 0], 0),
    extrude(outline([[-COLUMN.wide / 2, 0.1], [COLUMN.wide / 2, 0.1], [COLUMN.wide / 2, HIGH], [-COLUMN.wide / 2, HIGH]], 0.06, slots), 0.1, coat, [0, 0, COLUMN.front - 0.05], [0, 0, 0], 0.02),
    pair((side) => box(0.08, HIGH - 0.2, 0.24, coat, [side * (COLUMN.wide / 2 - 0.04), HIGH / 2, COLUMN.front - 0.1], [0, 0, 0], 0.02)),
    box(COLUMN.wide + 0.1, 0.08, COLUMN.deep + 0.1, coat, [0, HIGH, COLUMN.front - COLUMN.deep / 2], [0, 0, 0], 0.03),
    box(COLUMN.wide, 0.9, ARM + 2.4, coat, [0, 0.6, COLUMN.front + ARM / 2 - 0.9], [0, 0, 0], 0.08),
    [COLUMN.front - 1.7, COLUMN.front + ARM - 0.2].map((z) => [
      box(1.9, 0.14, 1.0, coat, [0, 0.07, z], [0, 0, 0], 0.03),
      ...pair((side) => bolt(0.12, [side * 0.74, 0.14, z])),
    ]),
    pair((side) => extrude(outline([[0, 1.0], [1.4, 1.0], [0, 3.2]], 0.1), 0.12, coat, [side * 0.42, 0, COLUMN.front], [0, -90, 0], 0.02)),
  );
};

/** A slot through which an arm is hooked in. */
const slotAt = (x: number, y: number) => {
  const [w, h] = [0.09, 0.22];
  return new Path().moveTo(x - w, y - h).lineTo(x - w, y + h).lineTo(x + w, y + h).lineTo(x + w, y - h).closePath() as Path;
};

/** Welded to a plate that is hooked into the column; its top is at height 0, a stop at its end. */
const arm = () =>
  group(
    extrude(outline([[0.06, 0], [ARM, 0], [ARM, -0.4], [0.06, -1.0]], 0.04), 0.7, yellow, [0, 0, 0], [0, -90, 0], 0.06),
    box(1.0, 1.9, 0.14, yellow, [0, -0.45, 0.08], [RISE, 0, 0], 0.03),
    pair((side) => [0.3, -1.2].map((y) => put(bolt(0.09), [side * 0.27, y, 0.15], [90, 0, 0]))),
    box(0.72, 0.95, 0.14, yellow, [0, 0.25, ARM - 0.04], [0, 0, 0], 0.05),
  );

/** Beams and crossed flats between the columns, bolted to gussets. */
const bracing = () => {
  const z = COLUMN.front - COLUMN.deep / 2;
  const reach = COLUMN.x - COLUMN.wide / 2;
  return group(
    [3.0, 11.2].map((y) => box(2 * reach, 0.5, 0.36, coat, [0, y, z], [0, 0, 0], 0.05)),
    box(2 * reach, 1.3, 0.36, coat, [0, 19.1, z], [0, 0, 0], 0.06),
    label('SHRAMIK   250 kg / ARM', 7.4, 0.8, [0, 19.1, z + 0.184], [0, 0, 0], { ink: '#ffffff' }),
    pair((side) => bar([[-reach + 0.1, 7.1 + side * 3.8, z], [reach - 0.1, 7.1 - side * 3.8, z]], 0.12, coat)),
    pair((side) => bar([[-reach + 0.1, 15 + side * 3.5, z], [reach - 0.1, 15 - side * 3.5, z]], 0.12, coat)),
    pair((side) => [3.3, 10.9, 11.5, 18.4].map((y) => box(0.9, 0.9, 0.1, coat, [side * (reach - 0.4), y, z], [0, 0, 0], 0.02))),
  );
};

/** Hollow stock along x, one beside the other from the column outwards. */
function pipes(count: number, outer: number, wall: number, length: number, material: Material) {
  return group(
    repeat(count, (index) => sleeve(outer, outer - wall, length, material, [((index * 7) % 5) * 0.14 - 0.3, outer, outer + 0.12 + index * outer * 2.02], [0, 0, 90])),
  );
}

const goods = (level: number) =>
  [
    () => pipes(5, 0.55, 0.09, 19, galvanised),
    () => group(pipes(7, 0.38, 0.06, 18, millSteel('#5a5f63')), put(pipes(6, 0.38, 0.06, 18, millSteel('#5a5f63')), [0.2, 0.66, 0.39])),
    () =>
      group(
        repeat(2, (layer) =>
          repeat(3, (index) => box(17, 0.46, 1.6, paleWood, [((index + layer * 2) % 3) * 0.22 - 0.2, 0.24 + layer * 0.48, 1.0 + index * 1.66], [0, 0, 0], 0.03)),
        ),
      ),
    () => pipes(8, 0.3, 0.05, 17.5, plastic('#cfd4d6')),
  ][level]?.() ?? group();

const squareTubes = () =>
  group(
    repeat(4, (index) =>
      extrude(outline(rectangle(1.2, 1.2), 0.1, [outline(rectangle(1.02, 1.02), 0.08)]), 18.5, millSteel('#7d8388'), [(index % 2) * 0.3, 0.6, 0.8 + index * 1.26], [0, 90, 0], 0.01),
    ),
  );
