import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { castors } from './machines.ts';
import { galvanised, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { sackTruck } from './sack-trucks.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, group, pair, put, repeat, rod } from './solids.ts';
import { castor, wheel } from './wheels.ts';

const coat = paint(brands.Shramik.body);

/** One unit is 180 mm. */
function folding() {
  const [w, d, deck] = [5, 3.3, 1.05];
  const handle = galvanised;
  return group(
    box(w, 0.3, d, coat, [0, deck, 0], [0, 0, 0], 0.07),
    pair((a) => pair((b) => box(0.6, 0.24, 0.6, rubber, [a * (w / 2 - 0.24), deck, b * (d / 2 - 0.24)], [0, 0, 0], 0.11))).flat(),
    box(w - 0.5, 0.04, d - 0.3, matt('#34383b'), [0.15, deck + 0.16, 0]),
    repeat(29, (index) => box(w - 0.5, 0.025, 0.045, matt('#26292b'), [0.15, deck + 0.185, (index - 14) * 0.102], [0, 0, 0], 0.01)),
    bar([[-2.3, deck + 0.2, -1.3], [-2.62, 4.9, -1.3], [-2.62, 4.9, 1.3], [-2.3, deck + 0.2, 1.3]], 0.085, handle, 0.42),
    bar([[-2.62, 4.9, -0.8], [-2.62, 4.9, 0.8]], 0.125, rubber),
    bar([[-2.435, 2.9, -1.3], [-2.435, 2.9, 1.3]], 0.07, handle),
    put(namePlate(), [-2.36, 2.9, 0], [0, 90, 0]),
    pair((side) => put(hinge(), [-2.3, deck + 0.15, side * 1.3])),
    // Trodden on, it frees the handle.
    box(0.34, 0.06, 0.5, plastic('#c2212b'), [-2.66, deck + 0.04, 0], [0, 0, 14], 0.02),
    pair((a) => pair((b) => castor(0.36, [a * 1.95, deck - 0.14, b * 1.2], [0, 0, 0], plastic('#5d6367')))).flat(),
    label('SHRAMIK   ST-300F', 2.2, 0.19, [0, deck, d / 2 + 0.003], [0, 0, 0], { ink: '#ffffff' }),
  );
}

/** Two cheeks on a foot; the handle turns on the lower pin and rests against the upper. */
const hinge = () =>
  group(
    box(0.62, 0.06, 0.36, steel, [0, 0.03, 0]),
    pair((side) => [
      box(0.42, 0.6, 0.04, steel, [0, 0.32, side * 0.12], [0, 0, 0], 0.015),
      put(bolt(0.065), [0, 0.22, side * 0.14], [side * 90, 0, 0]),
      put(bolt(0.05), [0.1, 0.5, side * 0.14], [side * 90, 0, 0]),
    ]),
  );

const namePlate = () =>
  group(box(1.7, 0.6, 0.03, coat), label(['SHRAMIK', '300 kg'], 1.5, 0.52, [0, 0, 0.018], [0, 0, 0], { ink: '#ffffff' }));

function platform() {
  return group(
    box(5.6, 0.2, 3.2, coat, [0, 1.3, 0], [0, 0, 0], 0.05),
    box(5.4, 0.06, 3.0, metal('#8f9598', 0.55), [0, 1.42, 0]),
    pair((side) => bar([[-2.6, 1.3, side * 1.4], [-2.6, 4.2, side * 1.4], [-3.0, 5.0, side * 1.4]], 0.1, coat, 0.3)),
    bar([[-3.0, 5.0, -1.4], [-3.0, 5.0, 1.4]], 0.11, rubber),
    [2.2, 3.2, 4.1].map((y) => bar([[-2.6, y, -1.4], [-2.6, y, 1.4]], 0.07, coat)),
    pair((side) => wheel(0.55, 0.3, coat, rubber, [1.8, 0.55, side * 1.1])),
    pair((side) => castor(0.5, [-1.8, 1.2, side * 1.1])),
    cylinder(0.08, 2.6, steel, [1.8, 0.55, 0], [90, 0, 0]),
    box(0.5, 0.7, 2.4, coat, [1.8, 0.9, 0]),
    label('SHRAMIK 500 kg', 2.4, 0.17, [0, 1.3, 1.605], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function meshTrolley() {
  const shelf = (y: number) =>
    group(
      bar([[-2.2, y, -1.3], [2.2, y, -1.3], [2.2, y, 1.3], [-2.2, y, 1.3], [-2.2, y, -1.3]], 0.07, galvanised, 0.1),
      repeat(13, (index) => cylinder(0.025, 2.6, galvanised, [-2.0 + index * 0.335, y, 0], [90, 0, 0])),
      repeat(5, (index) => rod(0.025, 4.4, galvanised, [0, y, -0.95 + index * 0.47])),
      bar([[-2.2, y + 0.5, -1.3], [2.2, y + 0.5, -1.3]], 0.05, galvanised),
      bar([[-2.2, y + 0.5, 1.3], [2.2, y + 0.5, 1.3]], 0.05, galvanised),
    );
  return group(
    [1.2, 2.7, 4.2].map(shelf),
    pair((side) => pair((end) => bar([[side * 2.2, 1.0, end * 1.3], [side * 2.2, 5.0, end * 1.3]], 0.09, coat))).flat(),
    bar([[2.2, 4.9, -1.3], [2.9, 5.0, -1.3], [2.9, 5.0, 1.3], [2.2, 4.9, 1.3]], 0.09, coat, 0.25),
    castors(4.4, 2.6, 0.42, 1.0),
    put(label('SHRAMIK', 1.4, 0.3, [0, 0, 0], [0, 0, 0], { on: '#2d6e4e', ink: '#ffffff' }), [0, 4.46, 1.38]),
  );
}

export const scenes: Scenes = {
  'SD-150': { build: sackTruck, first: { from: [52, 12] }, second: { from: [-128, 14] } },
  'SC-3T': { build: meshTrolley, first: { from: [30, 14] } },
  'ST-300F': { build: folding, first: { from: [32, 18] } },
  'ST-500S': { build: platform, first: { from: [-32, 18] } },
};
