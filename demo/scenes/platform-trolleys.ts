import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { galvanised, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { meshTrolley } from './mesh-trolleys.ts';
import { sackTruck } from './sack-trucks.ts';
import type { Scenes } from './scene.ts';
import { bar, box, group, pair, put, repeat } from './solids.ts';
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

/** One unit is 214 mm. */
function platform() {
  const deck = 0.98;
  return group(
    box(5.6, 0.2, 3.5, coat, [0, deck, 0], [0, 0, 0], 0.05),
    put(chequeredPlate(5.5, 3.4), [0, deck + 0.11, 0]),
    pair((side) => bar([[-2.6, deck, side * 1.5], [-2.6, 3.7, side * 1.5], [-3.0, 4.5, side * 1.5]], 0.1, coat, 0.3)),
    bar([[-3.0, 4.5, -1.5], [-3.0, 4.5, 1.5]], 0.11, rubber),
    [1.9, 2.8, 3.6].map((y) => bar([[-2.6, y, -1.5], [-2.6, y, 1.5]], 0.07, coat)),
    pair((side) => [put(fixedCastor(), [1.95, 0, side * 1.2]), put(brakedCastor(), [-2.1, deck - 0.1, side * 1.2])]),
    label('SHRAMIK 500 kg', 2.4, 0.16, [0, deck, 1.755], [0, 0, 0], { ink: '#ffffff' }),
  );
}

/** Raised bars, one across the next. */
function chequeredPlate(w: number, d: number) {
  const [plate, pitch] = [metal('#8f9598', 0.5), 0.2];
  const [columns, rows] = [Math.floor(w / pitch), Math.floor(d / pitch)];
  return group(
    box(w, 0.04, d, plate),
    repeat(columns, (column) =>
      repeat(rows, (row) => box(0.17, 0.03, 0.05, plate, [(column - (columns - 1) / 2) * pitch, 0.025, (row - (rows - 1) / 2) * pitch], [0, (column + row) % 2 ? 45 : -45, 0])),
    ),
  );
}

const WHEEL = 0.36;
const polyurethane = plastic('#a8442a');

const fixedCastor = () =>
  group(
    box(0.7, 0.06, 0.5, steel, [0, 0.85, 0]),
    pair((side) => box(0.34, 0.62, 0.05, steel, [0, 0.54, side * 0.17])),
    wheel(WHEEL, 0.24, steel, polyurethane, [0, WHEEL, 0]),
  );

/** With a pedal that presses on the tyre. */
const brakedCastor = () =>
  group(
    castor(WHEEL, [0, 0, 0], [0, 180, 0], polyurethane),
    box(0.5, 0.07, 0.2, steel, [-0.36, -0.1, 0], [0, 0, 18]),
    box(0.26, 0.06, 0.26, plastic('#c2212b'), [-0.64, -0.2, 0], [0, 0, 18], 0.02),
  );

export const scenes: Scenes = {
  'SD-150': { build: sackTruck, first: { from: [52, 12] }, second: { from: [-128, 14] } },
  'SC-3T': { build: meshTrolley, first: { from: [32, 14] }, second: { from: [-142, 24] } },
  'ST-300F': { build: folding, first: { from: [32, 18] } },
  'ST-500S': { build: platform, first: { from: [-32, 18] } },
};
