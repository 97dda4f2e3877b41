import { LatheGeometry, type Material, type Shape, Vector2 } from 'three';
import { label, wrap } from './labels.ts';
import { black, clear, copper, matt, metal, plastic, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { extrude, type FlatPoint, group, lathe, outline, type Point, put, repeat, sleeve, solid, tube } from './solids.ts';

/** The outline of a winding of many turns, each a ridge; the last layer ends below the upper flange. */
function windings(inner: number, outer: number, from: number, to: number, wire: number): FlatPoint[] {
  const random = createRandom(5);
  const turns = Math.floor((to - from) / wire);
  const full = Math.round(turns * 0.72);
  return [
    [inner, from],
    ...repeat(turns, (index): FlatPoint[] => {
      const out = outer - (index < full ? 0 : wire * 0.85) - random() * wire * 0.12;
      return [
        [out - wire * 0.42, from + (index + 0.04) * wire],
        [out - wire * 0.08, from + (index + 0.25) * wire],
        [out, from + (index + 0.5) * wire],
        [out - wire * 0.08, from + (index + 0.75) * wire],
      ];
    }).flat(),
    [inner, to],
  ];
}

const RIM = 1.3;
const FULL = 1.12;

/**
 * A spool of 5 kg standing on its flange. One unit is 50 mm; `thick` is the wire's diameter, a little more than to
 * scale: finer turns are lost.
 */
const spool = (wire: Material, flange: Material, thick: number, words: string, sticker: { on: string; ink: string }) =>
  group(
    spoolFlange(flange),
    put(spoolFlange(flange), [0, 2.14, 0], [180, 0, 0]),
    sleeve(0.45, 0.3, 2.1, flange, [0, 1.07, 0]),
    lathe(windings(0.4, FULL, 0.14, 2.0, thick), wire, [0, 0, 0], [0, 0, 0], 96),
    label(words.split('|'), 1.1, 0.55, [0, 2.15, 0.78], [-90, 0, 0], sticker),
    tube(looseEnd(thick), thick / 2, wire),
  );

/** From the ground up, with the stiffening rim of a moulded spool. */
const spoolFlange = (material: Material) => lathe([[0.3, 0], [RIM - 0.02, 0], [RIM, 0.02], [RIM, 0.16], [RIM - 0.07, 0.16], [RIM - 0.09, 0.12], [0.3, 0.14], [0.3, 0]], material, [0, 0, 0], [0, 0, 0], 96);

/** Half a turn on the winding, then off it to the right, over the lower flange and on to the ground. */
function looseEnd(thick: number): Point[] {
  const height = 1.48;
  const onWinding = repeat(13, (index): Point => {
    const angle = ((index * 15 - 90) * Math.PI) / 180;
    const out = FULL + thick * 0.35;
    return [Math.sin(angle) * out, height + thick * (index / 24), Math.cos(angle) * out];
  });
  return [...onWinding, [FULL + 0.05, height, -0.3], [1.5, 1.25, -0.5], [1.85, 0.8, -0.25], [1.98, 0.3, 0.4], [1.85, thick / 2, 1.0], [1.5, thick / 2, 1.5], [1.0, thick / 2, 1.75]];
}

/** A coil of covered wire for pump windings, tied and with its printed paper. One unit is a decimetre. */
function coveredCoil(wire: Material, thick: number) {
  const [radius, half] = [1.22, 0.25];
  const middle = half + 0.012;
  const section = square(half);
  const paper = square(half + 0.02).getSpacedPoints(60).map(({ x, y }) => new Vector2(radius + x, middle + y));
  const span = (44 * Math.PI) / 180;
  const outside = radius + half;
  return group(
    lathe(strands(section, thick, [radius, middle]), wire, [0, 0, 0], [0, 0, 0], 120),
    crossingTurns(60, wire, thick, radius, middle, half),
    [70, 165, 260].map((degrees) => put(extrude(frame(half + 0.018), 0.06, tie, [radius, middle, 0], [0, 0, 0], 0.004), [0, 0, 0], [0, degrees, 0])),
    solid(new LatheGeometry(paper, 24, -span / 2, span), matt('#f4f2ea')),
    wrap(['TAMRIKA', 'PW-10S · 1.0 mm · 5 kg'], outside + 0.022, 0.36, 38, [0, middle, 0], [0, 0, 0], { on: '#f4f2ea', ink: '#b8431d' }),
    tube([[outside - 0.1, middle + half + 0.005, -0.5], [outside - 0.04, middle + half + 0.01, -0.2], [outside + 0.06, 0.5, 0.2], [outside + 0.22, 0.2, 0.6], [outside + 0.12, thick / 2, 1.0], [outside - 0.2, thick / 2, 1.3]], thick / 2, wire),
  );
}

/** Wires that cross others at the surface of a coil, over its top and its outer side, but not its paper in front. */
function crossingTurns(count: number, wire: Material, thick: number, radius: number, middle: number, half: number) {
  const random = createRandom(3);
  return repeat(count, () => {
    const [start, across, drift] = [26 + random() * 208, 0.06 + random() * 0.84 * half * 4 - half, (random() - 0.5) * 0.2];
    return tube(
      repeat(12, (index): Point => {
        const along = across + drift * Math.sin(index / 3.5);
        // Both ends lie beneath other turns.
        const sunk = index === 0 || index === 11 ? thick * 1.5 : 0;
        const out = radius + Math.min(half + thick * 0.3, along) - sunk;
        const high = middle + half + thick * 0.2 - Math.max(0, along - half) - sunk;
        const phi = ((start + index * 9) * Math.PI) / 180;
        return [out * Math.sin(phi), high, out * Math.cos(phi)];
      }),
      thick / 2,
      wire,
    );
  });
}

const square = (half: number) => outline([[-half, -half], [half, -half], [half, half], [-half, half]], 0.1);

/** A band around a section. */
function frame(half: number): Shape {
  const band = square(half);
  band.holes = [square(half - 0.01)];
  return band;
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
    label(['TAMRIKA', 'BC-16 · 1.6 mm · 25 kg'], 1.3, 0.46, [0.3, middle + 0.535, -radius], [-90, 0, 0], { on: '#f4f2ea', ink: '#b8431d' }),
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

const tie = matt('#f4f4f0');
const kraft = matt('#b8966a');

const enamel = metal('#b8502a', 0.22);

export const scenes: Scenes = {
  'EW-22S': { build: () => spool(enamel, white, 0.021, 'TAMRIKA|22 SWG · 5 kg', { on: '#b8431d', ink: '#ffffff' }), first: { from: [-20, 28] }, second: { from: [0, 38], near: 2, at: [0.44, 0.9, 0.62] } },
  'PW-10S': { build: () => coveredCoil(plastic('#ddd4bf'), 0.024), first: { from: [-20, 28] }, second: { from: [24, 20] } },
  'TC-05': { build: () => spool(metal('#dfe2e3', 0.2), black, 0.018, 'TAMRIKA|TINNED 0.5 mm', { on: '#f4f2ea', ink: '#b8431d' }), first: { from: [-20, 28] }, second: { from: [30, 40] } },
  'BC-16': { build: () => wrappedCoil(copper, 0.036), first: { from: [-24, 28] }, second: { from: [30, 16] } },
};
