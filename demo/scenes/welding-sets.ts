import type { Material } from 'three';
import { display, knob, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, chrome, copper, darkSteel, matt, paint, plastic, rubber, steel } from './materials.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, rod, tube } from './solids.ts';

/** A socket for a welding cable, facing +z. */
const socket = (at: Point, mark: string) =>
  put(group(cylinder(0.26, 0.14, black, [0, 0, 0.05], [90, 0, 0]), cylinder(0.12, 0.2, brass, [0, 0, 0.08], [90, 0, 0]), label(mark, 0.3, 0.2, [0, 0.42, 0.01], [0, 0, 0], { ink: '#ffffff' })), at);

type Inverter = {
  w: number;
  h: number;
  d: number;
  color: string;
  reading: string;
  knobs?: number;
  name?: string;
};

/** A box with a sloped front: screen, knobs, two sockets; a handle on top. */
export function inverter({ w, h, d, color, reading, knobs = 1, name = 'AGNIVAR' }: Inverter) {
  return group(
    box(w, h, d, paint(color), [0, h / 2 + 0.1, 0], [0, 0, 0], 0.12),
    box(w * 1.03, h * 1.02, d * 0.1, black, [0, h / 2 + 0.1, d / 2], [0, 0, 0], 0.1),
    box(w * 1.03, h * 1.02, d * 0.1, black, [0, h / 2 + 0.1, -d / 2], [0, 0, 0], 0.1),
    display(reading, w * 0.34, h * 0.16, [-w * 0.18, h * 0.82, d * 0.56], [0, 0, 0], { on: '#2a0d0d', ink: '#ff5a3c' }),
    Array.from({ length: knobs }, (_, index) => knob(h * 0.09, [w * 0.24 + (index % 2) * w * 0.0 - (index > 0 ? w * 0.24 * index : 0), h * (index > 0 ? 0.56 : 0.82), d * 0.555])),
    label(name, w * 0.6, h * 0.1, [0, h * 0.99, d * 0.553], [0, 0, 0], { ink: '#f0efe9' }),
    vents(w * 0.7, h * 0.14, 4, [0, h * 0.44, d * 0.55], [0, 0, 0], darkSteel),
    socket([-w * 0.26, h * 0.22, d * 0.55], '–'),
    socket([w * 0.26, h * 0.22, d * 0.55], '+'),
    pair((side) => [vents(d * 0.5, h * 0.3, 6, [side * w * 0.502, h * 0.3, 0], [0, 90, 0]), label(name, d * 0.5, h * 0.16, [side * w * 0.503, h * 0.72, 0], [0, side * 90, 0], { ink: '#ffffff' })]),
    bar([[0, h + 0.05, d * 0.38], [0, h + 0.5, d * 0.3], [0, h + 0.5, -d * 0.3], [0, h + 0.05, -d * 0.38]], 0.1, rubber, 0.25),
    pair((side) => pair((end) => cylinder(0.12, 0.12, rubber, [side * w * 0.4, 0.06, end * d * 0.4]))).flat(),
  );
}

/** What a welding cable ends in, lying along x. */
const weldingTools = {
  holder: () => group(rod(0.17, 1.3, plastic('#c2212b')), rod(0.12, 0.5, brass, [0.85, 0, 0]), rod(0.05, 1.8, steel, [1.9, 0.04, 0])),
  clamp: () => group(pair((side) => box(1.3, 0.1, 0.26, steel, [0.2, side * 0.12, 0], [0, 0, side * 8])), rod(0.14, 0.3, copper, [0.7, 0, 0])),
  torch: () =>
    group(
      put(extrude(outline([[-0.9, -0.12], [0.5, -0.12], [0.6, 0.2], [-0.9, 0.16]], 0.1), 0.3, black), [0, 0, 0]),
      bar([[0.5, 0.05, 0], [1.1, 0.1, 0], [1.5, -0.3, 0]], 0.1, brass, 0.3),
      rod(0.14, 0.01, copper, [1.5, -0.3, 0]),
      put(cylinder(0.14, 0.4, copper), [1.6, -0.42, 0], [0, 0, 42]),
    ),
  /** A thin handle lying on its side, its ceramic cup to the front and its back cap behind. */
  tig: () =>
    group(
      rod(0.13, 1.7, black, [-0.2, 0, 0]),
      put(
        group(
          cylinder(0.16, 0.36, black),
          cylinder(0.13, 0.42, matt('#cf8d78'), [0, -0.36, 0]),
          cylinder(0.03, 0.2, steel, [0, -0.64, 0]),
          cylinder(0.1, 0.8, black, [0, 0.5, 0]),
        ),
        [0.72, 0, 0],
        [-90, 0, 0],
      ),
    ),
};

/** A cable lying in a loop in front, with a tool at its end. */
export const weldingCable = (from: Point, end: Point, kind: keyof typeof weldingTools, thick = 0.09) => {
  const [x, y, z] = from;
  return group(
    tube([from, [x, y - 0.05, z + 0.4], [x * 1.2, thick, z + 0.9], [(x + end[0]) / 2, thick, z + 1.7], [end[0] * 0.8, thick, end[2] - 0.2], [end[0] - 0.7, 0.15, end[2]]], thick, black),
    put(weldingTools[kind](), [end[0], 0.2, end[2]]),
  );
};

export const trolleyBase = (w: number, d: number, color: Material) =>
  group(
    box(w, 0.12, d, color, [0, 0.62, 0]),
    pair((side) => [
      cylinder(0.6, 0.2, rubber, [side * (w / 2 + 0.12), 0.6, -d * 0.36], [0, 0, 90]),
      cylinder(0.25, 0.24, steel, [side * (w / 2 + 0.12), 0.6, -d * 0.36], [0, 0, 90]),
      cylinder(0.26, 0.16, rubber, [side * w * 0.36, 0.26, d * 0.4], [0, 0, 90]),
    ]),
    pair((side) => bar([[side * w * 0.4, 0.62, -d * 0.5], [side * w * 0.4, 2.2, -d * 0.56], [side * w * 0.4, 3.6, -d * 0.7]], 0.07, color)),
    bar([[-w * 0.4, 3.6, -d * 0.7], [w * 0.4, 3.6, -d * 0.7]], 0.09, rubber),
  );

/** A gas bottle. */
export const gasBottle = (height: number, color: string, at: Point) =>
  put(
    group(
      cylinder(0.5, height, paint(color), [0, height / 2, 0]),
      put(cylinder(0.5, 0.4, paint(color), [0, 0, 0], [0, 0, 0], 0.2), [0, height + 0.2, 0]),
      cylinder(0.14, 0.4, brass, [0, height + 0.55, 0]),
      pair((side) => cylinder(0.16, 0.1, chrome, [0.2 + side * 0.18, height + 0.6, 0.3], [90, 0, 0])),
    ),
    at,
  );
