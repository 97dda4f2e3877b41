import type { Material } from 'three';
import { brands } from './brands.ts';
import { filterPress } from './filter-presses.ts';
import { bolt, display, gauge, knob, valve } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { beltDrive, controls, smallMotor } from './machines.ts';
import { black, brass, castIron, chrome, clear, darkSteel, galvanised, glass, matt, metal, paint, stainless, steel, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { around, bar, box, cylinder, type FlatPoint, funnel, group, lathe, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';
import { pulley } from './wheels.ts';

/** A screw turning in a barrel of bars held by bolted collars; oil runs into a tray, cake leaves at the end. */
function expeller(color: string, name: string, collars: number, feed: 'hopper' | 'kettle') {
  const coat = paint(color);
  const length = collars * 0.5 + 0.6;
  return group(
    box(length + 4.2, 0.3, 1.7, castIron, [0, 0.15, 0]),
    box(1.2, 2.1, 1.5, coat, [-length / 2 - 0.9, 1.35, 0], [0, 0, 0], 0.12),
    box(0.6, 1.7, 1.4, coat, [length / 2 + 0.3, 1.15, 0], [0, 0, 0], 0.1),
    rod(0.55, length, darkSteel, [0, 1.7, 0]),
    around(20, (degrees) => box(length, 0.09, 0.11, steel, [0, 1.7 + Math.cos((degrees * Math.PI) / 180) * 0.6, Math.sin((degrees * Math.PI) / 180) * 0.6], [degrees, 0, 0])),
    repeat(collars, (index) =>
      group(
        sleeve(0.82, 0.55, 0.18, coat, [-length / 2 + 0.5 + index * 0.5, 1.7, 0], [0, 0, 90]),
        pair((side) => bolt(0.1, [-length / 2 + 0.5 + index * 0.5, 1.75, side * 0.85])),
      ),
    ),
    rod(0.4, 0.9, steel, [length / 2 + 0.9, 1.7, 0], 0.28),
    // Sets how thick the cake is.
    ring(0.66, 0.06, castIron, [length / 2 + 1.3, 1.7, 0], [0, 90, 0]),
    around(3, (degrees) => put(cylinder(0.05, 1.3, castIron), [length / 2 + 1.3, 1.7, 0], [degrees, 0, 0])),
    box(length + 0.4, 0.12, 1.5, stainless, [0, 0.72, 0.15]),
    box(0.5, 0.1, 0.9, stainless, [0, 0.6, 1.1], [14, 0, 0]),
    put(feed === 'kettle' ? kettle(coat) : funnel([1.7, 1.6], 0.3, 1.2, coat, [0, 3.4, 0]), [-length / 2 - 0.2, 0, 0]),
    box(0.5, 0.6, 0.5, coat, [-length / 2 - 0.2, 2.6, 0]),
    label(name, 1.0, 0.32, [-length / 2 - 0.9, 1.9, 0.757], [0, 0, 0], { ink: '#ffffff' }),
    pulley(1.3, 0.34, castIron, [-length / 2 - 0.9, 1.7, -1.1]),
    cylinder(0.14, 1.4, steel, [-length / 2 - 0.9, 1.7, -0.8], [90, 0, 0]),
    ratingPlate(0.6, [-length / 2 - 0.9, 1.2, 0.757]),
  );
}

/** Cooks the seed before it is pressed: a vessel in a steam jacket on four legs, its outlet at x 0 and height 2.9. */
function kettle(coat: Material) {
  const [radius, bottom, top, middle] = [1.25, 3.2, 4.75, -0.45];
  return group(
    put(
      group(
        pair((side) => pair((end) => box(0.14, 3.2, 0.14, coat, [side * 0.93, 1.8, end * 0.84]))),
        pair((end) => box(2.0, 0.12, 0.14, coat, [0, 3.06, end * 0.84])),
        lathe([[0, bottom - 0.12], [0.8, bottom - 0.1], [1.15, bottom], [radius, bottom + 0.14], [radius, top], [0, top]], coat, [0, 0, 0], [0, 0, 0], 72),
        // The bands that hold the lagging, and the rim to which the cover is bolted.
        [bottom + 0.3, (bottom + top) / 2, top - 0.22].map((y) => sleeve(radius + 0.025, radius - 0.05, 0.09, steel, [0, y, 0])),
        sleeve(radius + 0.12, 0.4, 0.1, coat, [0, top, 0]),
        around(12, (degrees) => put(bolt(0.06, [radius + 0.03, top + 0.05, 0]), [0, 0, 0], [0, degrees + 15, 0])),
        steamFittings(radius, bottom),
        stirrerDrive(top),
      ),
      [middle, 0, 0],
    ),
    // A slide at the outlet doses the seed.
    box(0.6, 0.5, 0.6, coat, [0, 2.95, 0]),
    box(0.7, 0.04, 0.9, steel, [0, 2.9, 0.16]),
    put(cylinder(0.05, 0.3, black), [0, 2.9, 0.74], [90, 0, 0]),
  );
}

/** Steam enters through a valve, its pressure shows on a gauge; water leaves below. */
const steamFittings = (radius: number, bottom: number) =>
  group(
    bar([[0.7, bottom + 1.05, radius - 0.3], [0.7, bottom + 1.05, radius + 0.3], [1.55, bottom + 1.05, radius + 0.3]], 0.08, galvanised, 0.2),
    valve(0.26, [1.3, bottom + 1.05, radius + 0.3]),
    bar([[0.2, bottom + 0.9, radius - 0.1], [0.2, bottom + 0.9, radius + 0.2], [0.2, bottom + 1.12, radius + 0.2]], 0.04, brass, 0.08),
    gauge(0.22, [0.2, bottom + 1.32, radius + 0.22]),
    bar([[-0.4, bottom, 0.9], [-0.4, bottom - 0.3, 1.0], [-0.4, bottom - 0.3, 1.45]], 0.07, galvanised, 0.12),
  );

/** Bevel gears on a bridge over the cover turn the stirrer; a belt from the press drives them. */
const stirrerDrive = (top: number) =>
  group(
    box(0.36, 0.14, 2.5, castIron, [0, top + 0.5, 0]),
    pair((end) => box(0.36, 0.5, 0.2, castIron, [0, top + 0.25, end * 1.1])),
    cylinder(0.1, 0.9, steel, [0, top + 0.4, 0]),
    cylinder(0.45, 0.18, castIron, [0, top + 0.66, 0], [0, 0, 0], 0.3),
    around(20, (degrees) => put(box(0.12, 0.14, 0.05, castIron, [0.41, top + 0.68, 0], [0, 0, 35]), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.26, 0.2, castIron, [0, top + 0.98, -0.42], [90, 0, 0], 0.16),
    cylinder(0.07, 1.5, steel, [0, top + 0.98, -1.1], [90, 0, 0]),
    box(0.3, 0.5, 0.24, castIron, [0, top + 0.8, -0.9]),
    beltDrive([-0.25, 1.7], [0, top + 0.98], 0.36, 0.6, -1.6, castIron),
    // A hatch with hinges, to fill and clean the vessel.
    box(0.72, 0.06, 0.8, steel, [0.68, top + 0.06, 0.2], [0, 8, 0], 0.02),
    bar([[0.55, top + 0.08, 0.4], [0.55, top + 0.2, 0.4], [0.8, top + 0.2, 0.4], [0.8, top + 0.08, 0.4]], 0.03, black, 0.05),
  );

/** A mortar of wood that turns on a gearbox driven by belt; the pestle leans in it, held by a frame behind. */
function ghani() {
  const coat = paint(brands.Kaveri.body);
  return group(
    ghaniFrame(coat),
    put(mortar(), [-1, 1.05, 0]),
    put(turnedWood([[0.1, 0.26], [0.9, 0.32], [2.2, 0.22], [3.1, 0.2]], [[0, 0]], [[0, 3.12]], 24), [-1.4, 2.9, 0], [0, 0, -12]),
    // Gearbox under the mortar, its input shaft to the front.
    cylinder(1.25, 0.5, castIron, [-1, 0.62, 0], [0, 0, 0], 1.1),
    around(8, (degrees) => put(bolt(0.08, [1.15, 0.5, 0]), [-1, 0, 0], [0, degrees, 0])),
    box(1.3, 0.9, 1.3, castIron, [0.75, 0.78, 0], [0, 0, 0], 0.12),
    cylinder(0.34, 0.3, castIron, [0.9, 0.85, 0.75], [90, 0, 0]),
    cylinder(0.12, 0.9, steel, [0.9, 0.85, 1.1], [90, 0, 0]),
    smallMotor(0.55, brands.Kaveri.body, [3.3, 1.1, 0.1], [0, -90, 0], 1.7),
    box(1.5, 0.36, 1.6, coat, [3.3, 0.24, 0]),
    beltDrive([3.3, 1.1], [0.9, 0.85], 0.3, 0.62, 1.35, castIron),
    // Oil leaves the foot of the mortar.
    put(box(1.2, 0.08, 0.3, stainless), [-2.6, 1.12, 0.8], [0, 22, 12]),
    lathe([[0, 0], [0.42, 0], [0.5, 0.8], [0.54, 0.82], [0.46, 0.82], [0.4, 0.06]], stainless, [-3.36, 0, 1.1]),
    cylinder(0.43, 0.02, clear('#c98f1c', 0.9), [-3.36, 0.5, 1.1]),
  );
}

/** Turned on a lathe; fine dark lines of its grain run upwards. The outside is given by heights and radii. */
function turnedWood(outside: [height: number, radius: number][], below: FlatPoint[], above: FlatPoint[], lines: number) {
  const roll = createRandom(lines);
  const radiusAt = (height: number) => {
    const next = Math.max(1, outside.findIndex(([high]) => high >= height));
    const [[low, narrow], [high, wide]] = [outside[next - 1], outside[next]] as [FlatPoint, FlatPoint];
    return narrow + ((wide - narrow) * (height - low)) / (high - low);
  };
  const [bottom, top] = [outside[0]?.[0] as number, outside.at(-1)?.[0] as number];
  return group(
    lathe([...below, ...outside.map(([height, radius]): FlatPoint => [radius, height]), ...above], wood, [0, 0, 0], [0, 0, 0], 72),
    repeat(lines, (index) => {
      const [turn, from, share] = [(index + roll()) * ((2 * Math.PI) / lines), roll() * 0.5, 0.3 + roll() * 0.5];
      const thick = 0.006 + roll() * 0.008;
      const points = repeat(13, (step): Point => {
        const height = bottom + (top - bottom) * Math.min(0.97, from + (share * step) / 12);
        const angle = turn + 0.012 * Math.sin(step + index);
        const out = radiusAt(height) - thick * 0.4;
        return [out * Math.cos(angle), height, out * Math.sin(angle)];
      });
      return tube(points, thick, matt(index % 2 ? '#7f5f3e' : '#8f6d48'));
    }),
  );
}

/** Turned from one trunk and bound with hoops, filled with seed. */
const mortar = () =>
  group(
    turnedWood([[0, 1.3], [0.25, 1.32], [0.5, 1.12], [1.3, 1.08], [2.0, 1.36], [2.6, 1.42]], [[0, 0]], [[1.2, 2.6], [0.5, 1.8], [0, 1.7]], 110),
    [[0.34, 1.28], [0.8, 1.12], [1.3, 1.1], [2.35, 1.41]].map(([y, radius]) => ring(radius as number, 0.045, darkSteel, [0, y as number, 0], [90, 0, 0])),
    lathe([[0, 1.98], [0.5, 2.04], [0.88, 2.28]], matt('#8a5f35')),
  );

/** Channels below, two posts behind, and an arm with the collar in which the pestle turns. */
const ghaniFrame = (coat: Material) =>
  group(
    pair((side) => box(7.0, 0.3, 0.3, coat, [0.8, 0.15, side * 1.7])),
    [-2.5, 0.6, 2.7, 4.1].map((x) => box(0.3, 0.26, 3.4, coat, [x, 0.15, 0])),
    [-2.5, 0.6].map((x) => box(0.32, 5.6, 0.32, coat, [x, 2.8, -1.7])),
    [2.4, 5.5].map((y) => box(3.4, 0.32, 0.3, coat, [-0.95, y, -1.7])),
    box(0.34, 0.26, 1.5, coat, [-0.85, 5.45, -0.95]),
    put(sleeve(0.38, 0.23, 0.44, castIron), [-0.85, 5.45, 0], [0, 0, -12]),
    box(2.4, 0.7, 0.05, coat, [-0.95, 4.8, -1.62]),
    label(['KAVERI', 'WG-5W'], 0.9, 0.5, [-1.65, 4.8, -1.59], [0, 0, 0], { ink: '#ffffff' }),
    put(controls(0.6, 0.8, [0, 0, 0]), [0.6, 3.6, -1.42]),
  );

/** Two drums with sieves in their covers; a small pump between them draws the oil through. */
const vacuumFilter = () =>
  group(
    pair((side) =>
      put(
        group(
          lathe([[0, 0.3], [0.42, 0.3], [0.5, 0.38], [0.5, 1.5], [0.53, 1.52], [0.53, 1.58], [0.49, 1.58], [0.46, 1.5], [0, 1.5]], metal('#d2d4d4', 0.5), [0, 0, 0], [0, 0, 0], 60),
          around(3, (degrees) => put(cylinder(0.05, 0.36, steel, [0.36, 0.18, 0]), [0, 0, 0], [0, degrees, 0])),
          cylinder(0.45, 0.02, matt('#b48a2c'), [0, 1.52, 0]),
          bar([[0, 0.5, 0.45], [0, 0.5, 0.7], [0, 0.38, 0.7]], 0.05, brass, 0.06),
          bar([[-side * 0.45, 0.8, 0], [-side * 0.75, 0.8, 0]], 0.05, galvanised),
        ),
        [side * 0.75, 0, 0],
      ),
    ),
    smallMotor(0.24, brands.Dhanvi.body, [0, 0.3, -0.1], [0, 90, 0], 1.2),
    cylinder(0.06, 0.5, galvanised, [0, 0.8, 0]),
    gauge(0.16, [0, 1.14, 0.06]),
  );

function miniPress() {
  return group(
    box(2.6, 1.9, 1.5, metal('#d2d4d4', 0.5), [0, 1.25, 0], [0, 0, 0], 0.18),
    pair((side) => pair((end) => cylinder(0.14, 0.3, rubberFoot, [side * 1.05, 0.15, end * 0.55]))).flat(),
    rod(0.46, 0.12, chrome, [-1.34, 1.5, 0]),
    rod(0.38, 0.9, stainless, [-1.75, 1.5, 0], 0.42),
    // The nut that is turned off to clean the screw, and the nozzle for the cake.
    rod(0.3, 0.3, chrome, [-2.3, 1.5, 0], 0.36),
    around(6, (degrees) => put(box(0.26, 0.06, 0.12, chrome, [-2.3, 0.34, 0], [0, 0, 0], 0.02), [0, 1.5, 0], [degrees, 0, 0])),
    rod(0.13, 0.3, stainless, [-2.55, 1.5, 0]),
    lathe([[0.1, 0], [0.16, 0.24], [0.16, 0.3]], stainless, [-1.85, 0.86, 0]),
    lathe([[0.6, 0], [0.3, 0.09], [0, 0.13]], matt('#d9c08a'), [-1.55, 2.74, 0]),
    lathe([[0.2, 0], [0.3, 0.5], [0.75, 1.0], [0.72, 1.02], [0.26, 0.5], [0.16, 0]], stainless, [-1.55, 1.9, 0]),
    display('180 °C', 0.7, 0.3, [0.1, 1.65, 0.77], [0, 0, 0], { on: '#1d3036', ink: '#7fe0d8' }),
    knob(0.18, [0.9, 1.4, 0.75], [0, 0, 0], chrome),
    label('KAVERI MO-400', 1.3, 0.22, [0.1, 0.9, 0.753], [0, 0, 0], { ink: '#1e5fa6' }),
    put(lathe([[0, 0], [0.45, 0], [0.5, 0.7], [0.46, 0.7], [0.4, 0.05], [0, 0.05]], glass), [-1.85, 0, 0]),
    cylinder(0.41, 0.3, clear('#d9a520', 0.85), [-1.85, 0.21, 0], [0, 0, 0], 0.43),
    put(cakeTray(), [-2.96, 0, 0]),
  );
}

/** Open above; flakes of cake have fallen into it. */
const cakeTray = () =>
  group(
    box(1.1, 0.04, 1.2, stainless, [0, 0.02, 0]),
    pair((side) => [box(1.1, 0.2, 0.03, stainless, [0, 0.1, side * 0.585]), box(0.03, 0.2, 1.2, stainless, [side * 0.535, 0.1, 0])]),
    repeat(26, (index) => {
      const [turn, out] = [index * 137.5, 0.075 * Math.sqrt(index)];
      return box(0.2, 0.03, 0.11, matt(index % 3 ? '#8a6a3f' : '#a07f4e'), [out * Math.cos(turn / 57.3), 0.2 - out * 0.32, out * Math.sin(turn / 57.3)], [turn % 40, turn, (turn % 50) - 25], 0.01);
    }),
  );

const rubberFoot = black;

export const scenes: Scenes = {
  'WG-5W': { build: ghani, first: { from: [-22, 16] }, second: { from: [18, 48], near: 0.92 } },
  'OX-3S': {
    build: () =>
      group(
        expeller(brands.Dhanvi.body, 'DHANVI', 4, 'hopper'),
        smallMotor(0.5, brands.Dhanvi.body, [0.6, 0.95, -1.6]),
        put(vacuumFilter(), [2.7, 0, 1.35], [0, -8, 0]),
      ),
    first: { from: [-26, 18] },
    second: { from: [150, 18], near: 0.85 },
  },
  'OF-12P': { build: filterPress, first: { from: [-30, 18] } },
  'KO-6B': { build: () => expeller(brands.Kaveri.body, 'KAVERI', 6, 'kettle'), first: { from: [-26, 18] } },
  'MO-400': { build: miniPress, first: { from: [-24, 14] } },
};
