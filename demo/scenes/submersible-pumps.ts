import { CylinderGeometry } from 'three';
import { brands } from './brands.ts';
import { flange } from './fittings.ts';
import { label, wrap } from './labels.ts';
import { black, brass, castIron, matt, metal, paint, plastic, rubber, stainless } from './materials.ts';
import { openwellPump } from './openwell-pumps.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, group, lathe, put, repeat, ring, rod, sleeve, tube } from './solids.ts';

/** A slender pump and its motor, lying on two wooden bearers. */
function borewell(radius: number, length: number, color: string, words: string[], stages: number) {
  const r = radius;
  return group(
    rod(r, length * 0.48, stainless, [-length * 0.27, r, 0]),
    rod(r * 1.04, 0.3, brass, [0, r, 0]),
    around(10, (degrees) => put(box(0.22, 0.02, 0.1, black, [0, 0, 0]), [0.28, r + Math.cos((degrees * Math.PI) / 180) * r * 0.985, Math.sin((degrees * Math.PI) / 180) * r * 0.985], [degrees, 0, 0])),
    rod(r * 0.97, length * 0.46, stainless, [length * 0.27, r, 0]),
    repeat(stages - 1, (index) => rod(r * 0.99, 0.05, metal('#aeb2b4', 0.4), [0.4 + ((index + 1) * (length * 0.5 - 0.65)) / stages, r, 0])),
    rod(r * 1.05, 0.5, brass, [length * 0.5, r, 0], r * 0.8),
    sleeve(r * 0.72, r * 0.54, 0.5, brass, [length * 0.5 + 0.45, r, 0], [0, 0, 90]),
    rod(r * 0.56, 0.04, black, [length * 0.5 + 0.27, r, 0]),
    rod(r * 0.9, 0.3, castIron, [-length * 0.52, r, 0], r),
    tube(
      [[0.1, r * 1.8, 0.2], [-0.6, r * 2.15, 0.1], [-length * 0.4, r * 2.08, 0], [-length * 0.56, r * 1.6, 0.3], [-length * 0.5, 0.06, 1.0], [-length * 0.2, 0.06, 1.5]],
      0.065,
      plastic('#1c4f8a'),
    ),
    box(length * 0.5, 0.06, 0.22, stainless, [length * 0.25, r * 2 - 0.0, 0]),
    put(labelAlong(words, r, length * 0.26, 84, color), [-length * 0.27, r, 0], [-14, 0, 0]),
    [-0.3, 0.3].map((x) => box(0.34, 0.2, r * 3.2, matt('#a07c55'), [x * length, -0.02, 0])),
  );
}

/** A sticker around a cylinder along x, its lines along the cylinder. */
function labelAlong(words: string[], radius: number, long: number, degrees: number, color: string) {
  const angle = (degrees * Math.PI) / 180;
  const sticker = label(words, long, radius * angle, [0, 0, 0], [0, 0, -90], { on: color, ink: '#ffffff' });
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
    build: () => borewell(0.42, 7, brands.Jaldhaar.body, ['JALDHAAR', 'JS4-1010'], 10),
    first: { from: [-30, 24] },
    second: { from: [36, 14], near: 1.9, at: [0.81, 0.4, 0.5] },
  },
  'JS6-0508': { build: () => borewell(0.62, 7.6, '#1c4f8a', ['JALDHAAR', 'JS6-0508'], 8), first: { from: [28, 22] }, second: { from: [62, 18] } },
  'JO-100': { build: openwellPump, first: { from: [28, 18] } },
  'KD-150': { build: () => sump('KAVERI', brands.Kaveri.body, false), first: { from: [22, 16] } },
  'KSW-200': { build: () => sump('KAVERI', brands.Kaveri.body, true), first: { from: [20, 16] } },
};
