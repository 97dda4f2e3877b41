import { CylinderGeometry } from 'three';
import { brands } from './brands.ts';
import { button, flange, vents } from './fittings.ts';
import { label, wrap } from './labels.ts';
import { black, brass, castIron, darkSteel, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { openwellPump } from './openwell-pumps.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';

const sheet = metal('#d2d4d4', 0.42);

/** A slender pump and its motor, lying on two wooden bearers. */
function borewell(radius: number, length: number, color: string, words: string[], stages: number, lead?: Point[]) {
  const r = radius;
  return group(
    rod(r, length * 0.48, sheet, [-length * 0.27, r, 0]),
    rod(r * 1.04, 0.3, brass, [0, r, 0]),
    around(10, (degrees) => put(box(0.22, 0.02, 0.1, black, [0, 0, 0]), [0.28, r + Math.cos((degrees * Math.PI) / 180) * r * 0.985, Math.sin((degrees * Math.PI) / 180) * r * 0.985], [degrees, 0, 0])),
    rod(r * 0.97, length * 0.46, sheet, [length * 0.27, r, 0]),
    repeat(stages - 1, (index) => rod(r * 0.99, 0.05, metal('#aeb2b4', 0.4), [0.4 + ((index + 1) * (length * 0.5 - 0.65)) / stages, r, 0])),
    rod(r * 1.05, 0.5, brass, [length * 0.5, r, 0], r * 0.8),
    sleeve(r * 0.72, r * 0.54, 0.5, brass, [length * 0.5 + 0.45, r, 0], [0, 0, 90]),
    rod(r * 0.56, 0.04, black, [length * 0.5 + 0.27, r, 0]),
    rod(r * 0.9, 0.3, castIron, [-length * 0.52, r, 0], r),
    tube(
      [[0.1, r * 1.8, 0.2], [-0.6, r * 2.15, 0.1], [-length * 0.4, r * 2.08, 0], ...(lead ?? ([[-length * 0.56, r * 1.6, 0.3], [-length * 0.5, 0.06, 1.0], [-length * 0.2, 0.06, 1.5]] as Point[]))],
      0.065,
      plastic('#1c4f8a'),
    ),
    box(length * 0.5, 0.06, 0.22, sheet, [length * 0.25, r * 2 - 0.0, 0]),
    put(labelAlong(words, r, length * 0.26, 84, color), [-length * 0.27, r, 0], [-14, 0, 0]),
    [-0.3, 0.3].map((x) => box(0.34, 0.2, r * 3.2, matt('#a07c55'), [x * length, -0.02, 0])),
  );
}

/** Of sheet steel, for the wall: two meters, lamps, start and stop; the pump's cable and the mains enter from below. */
function controlPanel() {
  const coat = paint('#5f7f99');
  const [w, h, d] = [1.9, 2.5, 0.8];
  const meter = (x: number, words: string) =>
    put(
      group(
        box(0.62, 0.62, 0.08, black, [0, 0, 0], [0, 0, 0], 0.03),
        box(0.52, 0.5, 0.02, plastic('#e9e7e0'), [0, 0.01, 0.045], [0, 0, 0], 0.006),
        repeat(9, (index) => put(box(0.012, 0.05, 0.004, black, [0, 0.32, 0.058], [0, 0, 0], 0), [0, -0.16, 0], [0, 0, 48 - index * 12])),
        put(box(0.012, 0.3, 0.006, plastic('#a33632'), [0, 0.16, 0.06], [0, 0, 0], 0), [0, -0.16, 0], [0, 0, 14]),
        label(words, 0.14, 0.12, [0, -0.1, 0.058], [0, 0, 0], { ink: '#33373b' }),
      ),
      [x, 0.62, d / 2 + 0.06],
    );
  return group(
    box(w, h, d, coat, [0, 0, 0], [0, 0, 0], 0.05),
    box(w - 0.1, h - 0.1, 0.02, matt('#14171a'), [0, 0, d / 2 + 0.002], [0, 0, 0], 0),
    extrude(outline([[-w / 2 + 0.07, -h / 2 + 0.07], [w / 2 - 0.07, -h / 2 + 0.07], [w / 2 - 0.07, h / 2 - 0.07], [-w / 2 + 0.07, h / 2 - 0.07]], 0.05), 0.05, coat, [0, 0, d / 2 + 0.025], [0, 0, 0], 0.015),
    pair((end) => cylinder(0.035, 0.2, darkSteel, [-w / 2 + 0.05, end * 0.8, d / 2 + 0.05])),
    put(group(cylinder(0.07, 0.05, steel), box(0.02, 0.06, 0.09, black)), [w / 2 - 0.18, 0, d / 2 + 0.06], [90, 0, 0]),
    meter(-0.36, 'A'),
    meter(0.36, 'V'),
    button(0.09, plastic('#2f7d52'), [-0.36, -0.16, d / 2 + 0.06]),
    button(0.09, plastic('#a92c30'), [0.12, -0.16, d / 2 + 0.06]),
    ['START', 'STOP'].map((words, index) => label(words, 0.26, 0.08, [-0.36 + index * 0.48, -0.34, d / 2 + 0.053], [0, 0, 0], { ink: '#e9e7e0', weight: 400 })),
    label('JALDHAAR', 0.72, 0.15, [-0.2, -0.66, d / 2 + 0.053], [0, 0, 0], { ink: '#e9e7e0' }),
    label('1 HP  ·  230 V  ·  OVERLOAD TRIP', 1.1, 0.09, [-0.04, -0.84, d / 2 + 0.053], [0, 0, 0], { ink: '#e9e7e0', weight: 400 }),
    pair((side) => vents(0.4, 0.4, 5, [side * (w / 2 + 0.004), 0.5, 0], [0, side * 90, 0])),
    pair((a) => box(0.24, 0.03, 0.24, steel, [a * 0.6, h / 2 + 0.06, -d / 2 + 0.02], [90, 0, 0], 0.01)),
    [-0.4, 0.4].map((x) => group(cylinder(0.11, 0.1, black, [x, -h / 2 - 0.04, 0.05]), cylinder(0.08, 0.12, black, [x, -h / 2 - 0.14, 0.05]))),
  );
}

/** The pump before its control panel, on two blocks, so that its cables can leave below. */
const borewellSet = () =>
  group(
    borewell(0.42, 7, brands.Jaldhaar.body, ['JALDHAAR', 'JS4-1010'], 10, [[-3.75, 0.5, -0.4], [-3.6, 0.06, -1.1], [-2.4, 0.06, -1.0], [-1.2, 0.06, -1.15], [-0.55, 0.14, -1.7], [-0.5, 0.4, -2.0]]),
    put(controlPanel(), [-0.1, 1.7, -2.05], [0, -6, 0]),
    pair((side) => box(0.5, 0.45, 0.7, matt('#a07c55'), [-0.1 + side * 0.75, 0.22, -2.05 + side * 0.08], [0, -6, 0], 0.02)),
    tube([[0.3, 0.4, -2.0], [0.34, 0.16, -1.8], [0.9, 0.06, -1.3], [1.9, 0.06, -1.5], [2.8, 0.06, -2.2]], 0.055, black),
  );

/** A sticker around a cylinder along x, its lines along the cylinder. */
function labelAlong(words: string[], radius: number, long: number, degrees: number, color: string) {
  const angle = (degrees * Math.PI) / 180;
  const sticker = label(words, long, radius * angle, [0, 0, 0], [0, 0, -90], { on: color, ink: '#e9e7e0' });
  sticker.geometry = new CylinderGeometry(radius * 1.004, radius * 1.004, long, 32, 1, true, -angle / 2, angle);
  const uv = sticker.geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getY(index), 1 - uv.getX(index));
  return sticker;
}

function sump(name: string, color: string, float: boolean) {
  return group(
    around(3, (degrees) => put(box(0.3, 0.5, 0.24, castIron, [0.85, 0.25, 0]), [0, 0, 0], [0, degrees, 0])),
    lathe([[0, 0.4], [1.2, 0.4], [1.32, 0.6], [1.32, 1.1], [1.05, 1.35], [0, 1.35]], castIron),
    around(18, (degrees) => put(box(0.12, 0.3, 0.05, black, [1.3, 0.8, 0]), [0, 0, 0], [0, degrees, 0])),
    lathe([[0, 1.3], [0.95, 1.3], [0.95, 3.0], [0.8, 3.3], [0, 3.35]], float ? paint(color) : metal('#c6cacc', 0.6), [0, 0, 0], [0, 0, 0], 96),
    ring(0.97, 0.05, castIron, [0, 1.5, 0], [90, 0, 0]),
    rod(0.4, 0.7, castIron, [1.35, 0.9, 0]),
    bar([[1.4, 0.9, 0], [2.0, 0.9, 0], [2.0, 1.45, 0]], 0.34, castIron, 0.5),
    sleeve(0.34, 0.26, 0.75, castIron, [2.0, 1.72, 0]),
    cylinder(0.27, 0.02, black, [2.0, 1.84, 0]),
    put(flange(0.55, 0.14, castIron), [2.0, 2.05, 0]),
    bar([[-0.6, 3.2, 0], [-0.6, 3.9, 0], [0.6, 3.9, 0], [0.6, 3.2, 0]], 0.09, black),
    wrap([name, float ? '2 HP SEWAGE' : '1.5 HP DEWATERING'], 0.966, 0.7, 90, [0, 2.2, 0], [0, 10, 0], { ink: float ? '#ffffff' : '#1e5fa6' }),
    cylinder(0.16, 0.3, black, [0.3, 3.45, -0.3]),
    tube([[0.3, 3.6, -0.3], [0.0, 4.3, -0.5], [-1.2, 3.6, -0.6], [-1.7, 1.2, 0.2], [-1.5, 0.08, 1.3], [-0.4, 0.08, 1.7]], 0.08, rubber),
    float
      ? [
          tube([[-0.3, 3.45, 0.3], [-0.9, 3.9, 0.6], [-1.5, 2.6, 1.0]], 0.06, rubber),
          put(box(0.5, 0.85, 0.3, plastic('#1c4f8a'), [0, 0, 0], [0, 0, 0], 0.13), [-1.55, 2.2, 1.05], [0, 0, -10]),
        ]
      : [],
  );
}

export const scenes: Scenes = {
  'JS4-1010': {
    build: borewellSet,
    first: { from: [-34, 20] },
    second: { from: [36, 14], near: 1.9, at: [0.81, 0.16, 0.85] },
  },
  'JS6-0508': { build: () => borewell(0.62, 7.6, '#1c4f8a', ['JALDHAAR', 'JS6-0508'], 8), first: { from: [28, 22] }, second: { from: [62, 18] } },
  'JO-100': { build: openwellPump, first: { from: [28, 18] } },
  'KD-150': { build: () => sump('KAVERI', brands.Kaveri.body, false), first: { from: [22, 16] } },
  'KSW-200': { build: () => sump('KAVERI', brands.Kaveri.body, true), first: { from: [20, 16] } },
};
