import { LatheGeometry, type Material, type Shape, Vector2 } from 'three';
import { label } from './labels.ts';
import { black, clear, copper, matt, metal, plastic, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { extrude, type FlatPoint, group, lathe, outline, type Point, put, repeat, ring, scaled, sleeve, solid, tube } from './solids.ts';

const windings = (inner: number, outer: number, from: number, to: number, wire: number): FlatPoint[] => [
  [inner, from],
  ...repeat(Math.floor((to - from) / wire), (index): FlatPoint[] => [
    [outer - wire * 0.42, from + (index + 0.04) * wire],
    [outer - wire * 0.08, from + (index + 0.25) * wire],
    [outer, from + (index + 0.5) * wire],
    [outer - wire * 0.08, from + (index + 0.75) * wire],
  ]).flat(),
  [inner, to],
];

/** A spool standing on its flange. */
function spool(wire: Material, flange: Material, thick: number, words: string, full = 1) {
  return group(
    lathe([[0.3, 0], [1.3, 0], [1.3, 0.12], [0.3, 0.14]], flange),
    lathe([[0.3, 2.0], [1.3, 2.02], [1.3, 2.14], [0.3, 2.14], [0.3, 2.0]], flange),
    sleeve(0.45, 0.3, 2.1, flange, [0, 1.06, 0]),
    lathe(windings(0.4, 1.12 * full, 0.14, 2.0, thick), wire),
    label(words.split('|'), 1.1, 0.55, [0, 2.146, 0.78], [-90, 0, 0], { on: '#f4f2ea', ink: '#b8431d' }),
    tube([[1.1, 1.2, 0.3], [1.5, 0.9, 0.6], [1.8, 0.3, 1.2], [1.6, thick / 2, 1.9], [0.8, thick / 2, 2.2]], thick / 2, wire),
  );
}

/** Wire wound to a ring and bound with tape. */
function coil(wire: Material, thick: number, radius: number, tape: Material) {
  const strands = repeat(5, (row) => repeat(6, (index) => ring(radius + (index - 2.5) * thick * 0.98, thick / 2, wire, [0, thick / 2 + row * thick * 0.9, ((row * 7 + index * 3) % 5) * 0.01], [90, 0, 0]))).flat();
  return group(
    strands,
    [0, 90, 180, 270].map((degrees) => put(group(scaled(ring(thick * 3.4, thick * 0.4, tape, [radius, thick * 2.3, 0]), [1.05, 0.85, 3])), [0, 0, 0], [0, degrees + 20, 0])),
  );
}

/** A coil of thin wire, its paper torn off in front and the film below it a little further. One unit is a decimetre. */
function wrappedCoil(wire: Material, thick: number) {
  const [radius, middle] = [2.0, 0.5];
  const section = (lift: number) => {
    const [x, y] = [0.38 + lift, 0.46 + lift];
    return outline([[-x, -y], [x, -y], [x, y], [-x, y]], 0.16);
  };
  const film = section(0.045).getSpacedPoints(60).map(({ x, y }) => new Vector2(radius + x, middle + y));
  const degrees = Math.PI / 180;
  const random = createRandom(7);
  /** Crosses its neighbours at the surface: `across` runs from the inner rim over the top to the foot. */
  const looseWire = () => {
    const [across, drift] = [random() * 1.5, (random() - 0.5) * 0.3];
    return tube(
      repeat(13, (index): Point => {
        const along = across + drift * Math.sin(index / 3.5);
        const r = radius + Math.min(0.38, along - 0.38);
        const high = middle + 0.46 - Math.max(0, along - 0.76);
        const phi = (index * 10 - 98) * degrees;
        return [r * Math.sin(phi), high, r * Math.cos(phi)];
      }),
      thick / 2,
      wire,
    );
  };
  return group(
    lathe(strands(section(0), thick, [radius, middle]), wire, [0, 0, 0], [0, 0, 0], 120),
    solid(new LatheGeometry(film, 40, -96 * degrees, 58 * degrees), clear('#eef3f5', 0.2)),
    repeat(26, looseWire),
    // Each turn of the paper laps over the one before.
    repeat(38, (index) => put(put(extrude(section(0.05), 0.4, kraft, [0, 0, 0], [4, 9, 0], 0.01), [radius, middle, 0]), [0, 0, 0], [0, index * 6.6 + 18 - 90, 0])),
    tube([[-0.3, 0.98, 1.95], [0.1, 1.02, 2.0], [0.5, 1.2, 2.2], [0.55, 1.1, 2.5], [0.3, 0.9, 2.6]], thick / 2, wire),
  );
}

/** The outline of a bundle, with a ridge for each wire at its surface. */
function strands(section: Shape, thick: number, [x, y]: FlatPoint): FlatPoint[] {
  const points = section.getSpacedPoints(Math.round(section.getLength() / thick) * 4);
  return points.map((point, index) => {
    const [before, after] = [points.at(index - 1) as Vector2, points[(index + 1) % points.length] as Vector2];
    const out = new Vector2(after.y - before.y, before.x - after.x).normalize();
    const sunk = thick * ([0.42, 0.08, 0, 0.08][index % 4] as number);
    return [x + point.x - out.x * sunk, y + point.y - out.y * sunk];
  });
}

const kraft = matt('#b8966a');

const enamel = metal('#b8502a', 0.22);

export const scenes: Scenes = {
  'EW-22S': { build: () => spool(enamel, white, 0.045, 'TAMRIKA|22 SWG · 5 kg'), first: { from: [-20, 22] }, second: { from: [30, 40] } },
  'PW-10S': { build: () => coil(plastic('#e3dccb'), 0.16, 1.7, black), first: { from: [-30, 30] }, second: { from: [24, 18] } },
  'TC-05': { build: () => spool(metal('#dfe2e3', 0.2), black, 0.05, 'TAMRIKA|TINNED 0.5 mm', 0.96), first: { from: [-20, 22] }, second: { from: [30, 40] } },
  'BC-16': { build: () => wrappedCoil(copper, 0.036), first: { from: [-24, 28] }, second: { from: [30, 16] } },
};
