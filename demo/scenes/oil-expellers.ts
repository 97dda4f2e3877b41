import { brands } from './brands.ts';
import { bolt, display, gauge, knob } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { smallMotor } from './machines.ts';
import { black, castIron, chrome, clear, darkSteel, glass, paint, plastic, stainless, steel, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, funnel, group, lathe, pair, put, repeat, ring, rod, sleeve } from './solids.ts';
import { pulley } from './wheels.ts';

/** A screw turning in a barrel of bars held by bolted collars; oil runs into a tray, cake leaves at the end. */
function expeller(color: string, name: string, collars: number) {
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
    around(3, (degrees) => put(cylinder(0.05, 1.4, steel), [length / 2 + 1.3, 1.7, 0], [degrees, 0, 0])),
    box(length + 0.4, 0.12, 1.5, stainless, [0, 0.72, 0.15]),
    box(0.5, 0.1, 0.9, stainless, [0, 0.6, 1.1], [14, 0, 0]),
    funnel([1.7, 1.6], 0.3, 1.2, coat, [-length / 2 - 0.2, 3.4, 0]),
    box(0.5, 0.6, 0.5, coat, [-length / 2 - 0.2, 2.6, 0]),
    label(name, 1.0, 0.32, [-length / 2 - 0.9, 1.9, 0.757], [0, 0, 0], { ink: '#ffffff' }),
    pulley(1.3, 0.34, castIron, [-length / 2 - 0.9, 1.7, -1.1]),
    cylinder(0.14, 1.4, steel, [-length / 2 - 0.9, 1.7, -0.8], [90, 0, 0]),
    ratingPlate(0.6, [-length / 2 - 0.9, 1.2, 0.757]),
  );
}

function ghani() {
  return group(
    lathe([[0, 0], [1.5, 0], [1.5, 0.3], [1.1, 0.6], [1.1, 1.6], [1.4, 2.3], [1.45, 2.9], [1.25, 2.9], [0.5, 2.0], [0, 1.9]], wood, [0, 0, 0]),
    [0.9, 1.5].map((y) => ring(1.12, 0.05, darkSteel, [0, y, 0], [90, 0, 0])),
    ring(1.46, 0.06, darkSteel, [0, 2.7, 0], [90, 0, 0]),
    put(lathe([[0, 0], [0.22, 0.2], [0.3, 1.6], [0.2, 3.4], [0, 3.4]], wood), [0.35, 1.9, 0], [0, 0, -14]),
    box(4.2, 0.35, 0.35, paint(brands.Kaveri.body), [1.2, 5.0, 0]),
    pair((side) => box(0.35, 5.2, 0.35, paint(brands.Kaveri.body), [side === 1 ? 3.1 : 3.1, 2.6, side * 0.7])),
    box(0.35, 0.35, 1.8, paint(brands.Kaveri.body), [3.1, 5.0, 0]),
    box(2.4, 0.25, 2.2, castIron, [3.0, 0.12, 0]),
    box(0.9, 1.0, 0.9, paint(brands.Kaveri.body), [2.2, 4.3, 0], [0, 0, 0], 0.1),
    smallMotor(0.6, brands.Kaveri.body, [3.2, 1.02, 0.1], [0, 180, 0], 1.5),
    put(group(box(0.9, 0.1, 0.3, stainless, [0.45, 0, 0], [0, 0, -14])), [-1.9, 0.8, 0.6]),
    lathe([[0, 0], [0.4, 0], [0.46, 0.7], [0.42, 0.7], [0.36, 0.06], [0, 0.06]], stainless, [-1.7, 0, 0.9]),
    label(['KAVERI', 'GHANI'], 0.9, 0.5, [2.2, 4.3, 0.455], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function filterPress() {
  const coat = paint(brands.Dhanvi.body);
  return group(
    pair((side) => rod(0.12, 5, steel, [0, 1.9, side * 0.8])),
    pair((side) => box(0.4, 2.6, 2.0, coat, [side * 2.4, 1.3, 0], [0, 0, 0], 0.08)),
    repeat(18, (index) =>
      group(
        box(0.12, 1.5, 1.45, index % 2 ? castIron : plastic('#e6e3da'), [-1.2 + index * 0.15, 1.75, 0]),
        pair((side) => box(0.1, 0.2, 0.2, castIron, [-1.2 + index * 0.15, 2.05, side * 0.8])),
      ),
    ),
    box(0.3, 1.6, 1.5, coat, [1.65, 1.75, 0]),
    rod(0.16, 1.4, steel, [2.5, 1.75, 0]),
    group(ring(0.7, 0.07, castIron, [3.2, 1.75, 0], [0, 90, 0]), around(4, (degrees) => put(cylinder(0.05, 1.3, castIron), [3.2, 1.75, 0], [degrees, 0, 0]))),
    box(4.2, 0.12, 1.7, stainless, [-0.2, 0.8, 0], [0, 0, 2]),
    repeat(9, (index) => cylinder(0.05, 0.25, chrome, [-1.1 + index * 0.3, 0.98, 0.8], [60, 0, 0])),
    label(['DHANVI', 'OF-12P'], 0.9, 0.5, [-2.62, 1.9, 0], [0, -90, 0], { ink: '#ffffff' }),
    gauge(0.24, [-2.2, 2.75, 0.4]),
    smallMotor(0.38, brands.Dhanvi.body, [-1.4, 0.5, -1.6], [0, 0, 0], 1.4),
  );
}

function miniPress() {
  return group(
    box(2.6, 1.9, 1.5, stainless, [0, 1.25, 0], [0, 0, 0], 0.18),
    pair((side) => pair((end) => cylinder(0.14, 0.3, rubberFoot, [side * 1.05, 0.15, end * 0.55]))).flat(),
    rod(0.42, 0.9, stainless, [-1.7, 1.5, 0], 0.36),
    rod(0.3, 0.4, chrome, [-2.3, 1.5, 0], 0.2),
    lathe([[0.2, 0], [0.3, 0.5], [0.75, 1.0], [0.72, 1.02], [0.26, 0.5], [0.16, 0]], stainless, [-1.55, 1.9, 0]),
    display('250°', 0.7, 0.3, [0.1, 1.65, 0.77], [0, 0, 0], { on: '#1d3036', ink: '#7fe0d8' }),
    knob(0.18, [0.9, 1.4, 0.75], [0, 0, 0], chrome),
    label('KAVERI MO-400', 1.3, 0.22, [0.1, 0.9, 0.753], [0, 0, 0], { ink: '#1e5fa6' }),
    put(lathe([[0, 0], [0.45, 0], [0.5, 0.8], [0.46, 0.8], [0.4, 0.05], [0, 0.05]], glass), [-1.6, 0, 0.2]),
    cylinder(0.42, 0.3, clear('#d9a520', 0.85), [-1.6, 0.22, 0.2]),
    put(box(1.0, 0.12, 0.7, stainless, [0, 0.06, 0], [0, 0, 0], 0.05), [-2.9, 0, 0.3]),
  );
}
const rubberFoot = black;

export const scenes: Scenes = {
  'WG-5W': { build: ghani, first: { from: [-22, 16] } },
  'OX-3S': {
    build: () =>
      group(
        expeller(brands.Dhanvi.body, 'DHANVI', 4),
        smallMotor(0.5, brands.Dhanvi.body, [0.6, 0.95, -1.6]),
        put(group(cylinder(0.5, 1.4, stainless, [0, 0.9, 0]), cylinder(0.52, 0.1, steel, [0, 1.65, 0]), gauge(0.2, [0, 1.9, 0.1])), [2.6, 0, 1.2]),
      ),
    first: { from: [-26, 18] },
  },
  'OF-12P': { build: filterPress, first: { from: [-34, 18] } },
  'KO-6B': { build: () => expeller(brands.Kaveri.body, 'KAVERI', 7), first: { from: [-26, 18] } },
  'MO-400': { build: miniPress, first: { from: [-24, 14] } },
};
