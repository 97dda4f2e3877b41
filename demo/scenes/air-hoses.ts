import type { Material } from 'three';
import { label } from './labels.ts';
import { black, brass, clear, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { cylinder, extrude, type FlatPoint, group, outline, type Point, put, repeat, ring, rod, sleeve, tube } from './solids.ts';
import { wallHoseReel } from './wall-hose-reels.ts';

/** Layers of hose lying on the ground. */
const lying = (radius: number, layers: number, rows: number, thick: number, material: Material) =>
  repeat(layers, (layer) => repeat(rows, (row) => ring(radius + row * thick * 2.02, thick, material, [((layer * 3 + row) % 3) * 0.02, thick + layer * thick * 1.9, 0], [90, 0, 0])));

/** A flat tie around a coil that lies on the ground: its inner and outer radius and height. */
const tie = (inner: number, outer: number, high: number, material: Material) => {
  const around = (gap: number): FlatPoint[] => [[inner - gap, -gap], [outer + gap, -gap], [outer + gap, high + gap], [inner - gap, high + gap]];
  return extrude(outline(around(0.045), 0.16, [outline(around(0.02), 0.14)]), 0.2, material, [0, 0, 0], [0, 0, 0], 0.008);
};

/** A hose's end with a plug; the last rod is its bore. */
const coupling = (at: [number, number, number], turn: [number, number, number]) => put(group(rod(0.17, 0.4, brass), rod(0.21, 0.25, steel, [0.3, 0, 0]), rod(0.11, 0.3, steel, [0.55, 0, 0]), rod(0.13, 0.06, steel, [0.6, 0, 0]), rod(0.07, 0.01, black, [0.7, 0, 0])), at, turn);

/** The outer end of a coiled tube, cut square, on the ground beside the outermost turn, which lies on its ties. */
function looseEnd(radius: number, thick: number, material: Material) {
  const onArc = (degrees: number, out: number): Point => [Math.sin((degrees * Math.PI) / 180) * (radius + out), thick - out / 8, Math.cos((degrees * Math.PI) / 180) * (radius + out)];
  const [before, last] = [onArc(18, thick * 3), onArc(26, thick * 4)];
  return group(
    tube([onArc(-60, 0), onArc(-44, thick), onArc(-28, thick * 2.05), onArc(-6, thick * 2.2), before, last], thick, material),
    put(group(sleeve(thick * 1.02, thick * 0.6, 0.1, material), cylinder(thick * 0.62, 0.08, black)), last, [90, 0, (Math.atan2(before[0] - last[0], last[2] - before[2]) * 180) / Math.PI]),
  );
}

/** An end of the hose with its plug, through points by their degrees around the coil, radius and height. */
function coiledEnd(points: [degrees: number, radius: number, high: number][]) {
  const at = ([degrees, radius, high]: [number, number, number]): Point => [Math.sin((degrees * Math.PI) / 180) * radius, high, Math.cos((degrees * Math.PI) / 180) * radius];
  const last = points.at(-1) as [number, number, number];
  return group(tube(points.map(at), 0.15, plastic('#a8261d')), coupling(at(last), [0, last[0], 0]));
}

function recoil() {
  const skin = plastic('#1a66b8');
  return group(
    tube(
      [
        ...([[-4.2, 0.22, 0.14], [-3.75, 0.15, -0.05], [-3.4, 0.3, -0.4], [-3.15, 0.75, -0.55], [-3.04, 1.16, -0.32]] satisfies Point[]),
        ...repeat(221, (index): Point => [-3 + (index / 220) * 6, 0.7 + Math.cos(index * 0.55) * 0.56, Math.sin(index * 0.55) * 0.56]),
        ...([[3.05, 0.42, 0.52], [3.28, 0.15, 0.42], [3.7, 0.13, 0.28], [4.2, 0.22, 0.14]] satisfies Point[]),
      ],
      0.1,
      skin,
    ),
    coupling([4.2, 0.22, 0.14], [0, 14, 0]),
    coupling([-4.2, 0.22, 0.14], [0, 158, 0]),
  );
}

export const scenes: Scenes = {
  'PH-PU8': {
    build: () =>
      group(
        lying(1.3, 7, 5, 0.09, clear('#1a66b8', 0.92)),
        [20, 140, 260].map((degrees) => put(tie(1.21, 2.16, 1.21, plastic('#f2f2ee')), [0, 0, 0], [0, degrees, 0])),
        looseEnd(2.03, 0.09, clear('#1a66b8', 0.92)),
        label(['PAVANEX', 'PU 8 x 5 mm'], 1.1, 0.6, [0, 0.02, 0], [-90, 0, 0], { on: '#f4f2ea', ink: '#c2212b' }),
      ),
    first: { from: [-20, 34] },
    second: { from: [14, 58] },
  },
  'PH-C12': { build: recoil, first: { from: [-24, 22] }, second: { from: [60, 18], near: 2, at: [0.85, 0.35, 0.5] } },
  'VHR-15': { build: wallHoseReel, first: { from: [-10, 10] }, second: { from: [30, 12] } },
  'PH-R10': {
    build: () =>
      group(
        lying(1.5, 4, 4, 0.15, plastic('#a8261d')),
        // The ends leave the top layer, the outer one to the ground and the inner one into the coil.
        coiledEnd([[-70, 2.41, 1.02], [-40, 2.44, 1.02], [-12, 2.62, 0.95], [12, 2.88, 0.6], [32, 3.0, 0.24], [48, 3.0, 0.16]]),
        coiledEnd([[120, 1.5, 1.02], [150, 1.42, 1.1], [180, 1.15, 1.0], [212, 0.9, 0.5], [240, 0.8, 0.18], [262, 0.8, 0.16]]),
        [60, 200].map((degrees) => put(tie(1.35, 2.6, 1.16, black), [0, 0, 0], [0, degrees, 0])),
      ),
    first: { from: [-24, 32] },
    second: { from: [34, 18] },
  },
};
