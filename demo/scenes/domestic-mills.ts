import { type Material, SphereGeometry } from 'three';
import { button, gauge, knob, vents } from './fittings.ts';
import { label } from './labels.ts';
import { castors } from './machines.ts';
import { aluminium, black, chrome, gloss, matt, plastic, rubber, stainless, steel } from './materials.ts';
import { createRandom } from './soft-solids.ts';
import { around, ball, bar, box, cylinder, disc, extrude, group, lathe, outline, pair, put, repeat, ring, solid } from './solids.ts';

const WIDE = 2.4;
const HIGH = 4.0;
const DEEP = 2.3;
/** Height of the cabinet's floor. */
const FLOOR = 0.46;
const laminate = gloss('#7c2433');
const inside = gloss('#efe9da');

/** A household mill in a laminated cabinet, its door open: grinding chamber above, flour bin below, hopper on top. */
export function domesticMill() {
  return group(
    cabinet(),
    put(chamber(), [0, FLOOR + 2.4, -0.1]),
    put(flourBin(), [0, FLOOR + 0.14, 0.05]),
    put(door(), [-WIDE / 2 + 0.05, FLOOR + 1.42, DEEP / 2], [0, -112, 0]),
    put(controlStrip(), [0, FLOOR + HIGH - 0.62, DEEP / 2]),
    put(hopper(), [0, FLOOR + HIGH, 0]),
    castors(WIDE, DEEP, 0.18, FLOOR),
  );
}

/** Walls of board with strips of aluminium along their edges. */
function cabinet() {
  const thick = 0.1;
  const middle = FLOOR + HIGH / 2;
  return group(
    pair((side) => box(thick, HIGH, DEEP - 0.1, laminate, [side * (WIDE / 2 - thick / 2), middle, 0])),
    pair((side) => box(0.012, HIGH, DEEP - 0.2, inside, [side * (WIDE / 2 - thick - 0.01), middle, 0])),
    box(WIDE - 0.1, HIGH, thick, inside, [0, middle, -DEEP / 2 + thick / 2]),
    [FLOOR + thick / 2, FLOOR + 1.45, FLOOR + HIGH - 1.12, FLOOR + HIGH - 0.05].map((y) => box(WIDE - 0.15, thick, DEEP - 0.15, inside, [0, y, 0])),
    box(WIDE - 0.16, 1.0, 0.08, laminate, [0, FLOOR + HIGH - 0.62, DEEP / 2 - 0.06]),
    pair((side) => pair((end) => box(0.16, HIGH + 0.06, 0.16, aluminium, [side * (WIDE / 2 - 0.04), middle, end * (DEEP / 2 - 0.04)], [0, 0, 0], 0.03))).flat(),
    [FLOOR, FLOOR + HIGH].flatMap((y) => [...pair((end) => box(WIDE, 0.1, 0.12, aluminium, [0, y, end * (DEEP / 2 - 0.05)])), ...pair((side) => box(0.12, 0.1, DEEP, aluminium, [side * (WIDE / 2 - 0.05), y, 0]))]),
    vents(1.0, 0.8, 7, [WIDE / 2 + 0.006, FLOOR + 0.8, -0.2], [0, 90, 0]),
  );
}

/** The round chamber of stainless steel with its lid, held by knobs, and the spout into the bin. */
const chamber = () =>
  group(
    box(2.1, 1.0, 0.06, stainless, [0, 0.02, 0.3]),
    cylinder(0.46, 0.5, stainless, [0, 0.04, 0.56], [90, 0, 0]),
    cylinder(0.52, 0.08, stainless, [0, 0.04, 0.82], [90, 0, 0]),
    ring(0.36, 0.03, stainless, [0, 0.04, 0.87]),
    around(3, (degrees) => {
      const angle = ((degrees + 30) * Math.PI) / 180;
      return put(group(cylinder(0.09, 0.14, black), cylinder(0.04, 0.2, steel, [0, -0.1, 0])), [Math.cos(angle) * 0.44, 0.04 + Math.sin(angle) * 0.44, 0.92], [90, 0, 0]);
    }),
    ball(0.09, chrome, [0, 0.04, 0.9]),
    cylinder(0.2, 0.6, matt('#f3efe4'), [0, -0.72, 0.55], [0, 0, 0], 0.26),
    label('STAINLESS STEEL 304', 0.7, 0.09, [-0.62, 0.4, 0.334], [0, 0, 0], { ink: '#7a2530' }),
  );

/** A bin with a cover of cloth under the spout, flour in it. */
function flourBin() {
  const rim = outline([[-0.9, -0.85], [0.9, -0.85], [0.9, 0.85], [-0.9, 0.85]], 0.2);
  return group(
    extrude(rim, 0.95, stainless, [0, 0.48, 0], [90, 0, 0], 0.06),
    extrude(outline([[-0.95, -0.9], [0.95, -0.9], [0.95, 0.9], [-0.95, 0.9]], 0.22), 0.06, stainless, [0, 0.93, 0], [90, 0, 0], 0.02),
    lathe([[0.82, 0], [0.6, 0.1], [0.3, 0.2], [0, 0.24]], matt('#efe6d2'), [0, 0.95, 0]),
    bar([[-0.3, 0.6, 0.86], [-0.3, 0.6, 1.0], [0.3, 0.6, 1.0], [0.3, 0.6, 0.86]], 0.04, chrome, 0.06),
  );
}

/** Hinged at its left edge, which is the origin; its outer side faces +z when shut. */
function door() {
  const [w, h] = [WIDE - 0.14, 2.72];
  return group(
    box(w, h, 0.1, laminate, [w / 2, 0, 0.02]),
    box(w - 0.04, h - 0.04, 0.02, inside, [w / 2, 0, -0.04]),
    [1, -1].flatMap((side) => [box(w, 0.07, 0.13, aluminium, [w / 2, (side * h) / 2, 0.01]), box(0.07, h, 0.13, aluminium, [w / 2 + (side * w) / 2, 0, 0.01])]),
    box(0.1, 0.5, 0.1, chrome, [w - 0.2, 0.1, 0.12], [0, 0, 0], 0.04),
    pair((side) => cylinder(0.06, 0.36, steel, [0, side * 0.9, 0.02])),
    repeat(3, (row) => pair((side) => sieve(w / 2 + side * 0.36, 0.72 - row * 0.72))),
  );
}

/** One of the sieves that hang inside the door. */
const sieve = (x: number, y: number) =>
  put(group(extrude(disc(0.28), 0.03, stainless), ring(0.28, 0.03, chrome), repeat(9, (index) => box(0.5 * Math.cos((index - 4) * 0.32), 0.012, 0.01, steel, [0, (index - 4) * 0.06, 0.02])), cylinder(0.05, 0.06, black, [0, 0.36, 0], [90, 0, 0])), [x, y, -0.08], [0, 180, 0]);

const controlStrip = () =>
  group(
    box(WIDE - 0.34, 0.82, 0.04, black, [0, 0, 0]),
    label('KAVERI', 0.8, 0.2, [-0.56, 0.2, 0.024], [0, 0, 0], { ink: '#f6ead0' }),
    label('DM-1HP  DOMESTIC FLOUR MILL', 0.95, 0.1, [-0.52, 0.02, 0.024], [0, 0, 0], { ink: '#f6ead0', weight: 400 }),
    gauge(0.17, [0.22, 0.14, 0.04]),
    knob(0.15, [0.72, 0.14, 0.02], [0, 0, 0], chrome),
    button(0.07, plastic('#c2212b'), [-0.85, -0.22, 0.03]),
    button(0.07, plastic('#1e8a4c'), [-0.58, -0.22, 0.03]),
    ['MAIDA', 'ATTA', 'BESAN', 'DALIYA'].map((words, index) => label(words, 0.24, 0.07, [-0.2 + index * 0.3, -0.24, 0.024], [0, 0, 0], { ink: '#d9b45a' })),
    // The switch that the door presses.
    cylinder(0.05, 0.1, rubber, [1.0, -0.5, -0.02], [90, 0, 0]),
  );

/** A tray of wheat under a lid that stands open. */
function hopper() {
  const wheat = matt('#b98a4a');
  return group(
    pair((side) => [box(2.0, 0.34, 0.06, stainless, [0, 0.17, side * 0.82], [side * 14, 0, 0]), box(0.06, 0.34, 1.7, stainless, [side * 1.0, 0.17, 0], [0, 0, -side * 14])]).flat(),
    box(1.9, 0.04, 1.6, wheat, [0, 0.16, 0]),
    grains(wheat),
    put(group(box(WIDE - 0.1, 0.1, DEEP - 0.1, laminate, [0, 0, DEEP / 2]), box(WIDE - 0.2, 0.02, DEEP - 0.2, inside, [0, -0.06, DEEP / 2]), pair((side) => box(0.07, 0.13, DEEP - 0.06, aluminium, [side * (WIDE / 2 - 0.06), 0, DEEP / 2])), box(WIDE - 0.06, 0.13, 0.07, aluminium, [0, 0, DEEP - 0.06])), [0, 0.12, -DEEP / 2 + 0.04], [-104, 0, 0]),
    bar([[1.08, 0.1, 0.1], [1.08, 1.1, -1.1]], 0.025, chrome),
  );
}

function grains(material: Material) {
  const roll = createRandom(7);
  return repeat(620, () => {
    const [x, z] = [(roll() - 0.5) * 1.84, (roll() - 0.5) * 1.54];
    const grain = solid(new SphereGeometry(0.045, 7, 5), material, [x, 0.19 + roll() * 0.02 + 0.1 * Math.max(0, 1 - Math.hypot(x, z)), z], [roll() * 40, roll() * 180, 0]);
    grain.scale.set(1.7, 0.8, 0.9);
    return grain;
  });
}
