import { brands } from './brands.ts';
import { bolt, knob } from './fittings.ts';
import { battery, chuck, groundLead, motorBarrel, pistolGrip, sideHandle } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { aluminium, black, darkSteel, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, put, rod, sleeve } from './solids.ts';

type Drill = { brand: 'Vajra' | 'Nirmaan'; size: number; length: number; side?: boolean };

function mainsDrill({ brand, size, length, side = false }: Drill) {
  const { body } = brands[brand];
  const front = length / 2;
  return group(
    motorBarrel(0.56, length, body, brand.toUpperCase(), [0, 0, 0]),
    rod(0.56, 0.7, side ? aluminium : black, [front + 0.35, 0, 0], 0.4),
    rod(0.38, 0.3, darkSteel, [front + 0.8, 0, 0]),
    chuck(size, [front + 0.9, 0, 0]),
    put(pistolGrip(1.9, body), [-front + 0.35, -0.3, 0], [0, 0, -6]),
    box(0.3, 0.12, 0.2, black, [front - 0.1, 0.58, 0]),
    side ? sideHandle(1.5, [front + 0.6, -0.3, 0], [0, 0, 180]) : [],
    groundLead([-front - 0.4, -2.2, 0], -2.5, 2.4),
  );
}

function cordless(kind: 'drill' | 'impact') {
  const { body } = brands.Himveer;
  const long = kind === 'drill';
  return group(
    motorBarrel(0.52, 1.5, body, 'HIMVEER', [0, 0, 0]),
    rod(0.53, 0.3, black, [0.9, 0, 0]),
    long ? [rod(0.5, 0.45, plastic('#2b2d30'), [1.2, 0, 0]), chuck(0.38, [1.4, 0, 0], 0.9)] : [rod(0.5, 0.7, darkSteel, [1.3, 0, 0], 0.26), rod(0.16, 0.3, steel, [1.75, 0, 0]), rod(0.07, 0.6, steel, [2.1, 0, 0])],
    put(pistolGrip(1.6, body), [-0.15, -0.35, 0], [0, 0, -4]),
    battery(long ? 0.95 : 0.7, body, [-0.28, -1.98, 0]),
    long ? put(battery(0.95, body, [0, 0, 0]), [2.1, -1.92, 1.2], [0, 35, 0]) : [],
    box(0.2, 0.2, 0.1, black, [0.55, -0.55, 0]),
  );
}

function magneticPress() {
  const coat = paint(brands.Nirmaan.body);
  return group(
    box(1.7, 0.7, 0.9, paint('#b3261e'), [0, 0.35, 0]),
    box(1.7, 0.12, 0.92, steel, [0, 0.06, 0]),
    box(0.9, 3.2, 0.8, coat, [-0.2, 2.2, 0]),
    label(['NIRMAAN', 'NMD-23'], 0.8, 0.5, [-0.2, 2.6, 0.42], [0, 0, 0], { ink: '#1d2023' }),
    box(0.3, 2.6, 0.5, darkSteel, [0.38, 2.3, 0]),
    cylinder(0.5, 1.7, coat, [0.95, 3.5, 0]),
    cylinder(0.52, 0.3, black, [0.95, 4.4, 0]),
    cylinder(0.46, 0.8, aluminium, [0.95, 2.3, 0]),
    cylinder(0.3, 0.5, darkSteel, [0.95, 1.7, 0]),
    sleeve(0.24, 0.18, 0.7, steel, [0.95, 1.15, 0]),
    put(
      group(
        cylinder(0.25, 0.4, black, [0, 0, 0], [90, 0, 0]),
        around(3, (degrees) => put(group(cylinder(0.06, 1.3, steel, [0, 0.65, 0]), cylinder(0.13, 0.5, black, [0, 1.4, 0])), [0, 0, 0.15], [0, 0, degrees + 20])),
      ),
      [-0.2, 2.0, 0.6],
    ),
    box(0.5, 0.4, 0.1, black, [-0.2, 1.1, 0.42]),
    knob(0.1, [-0.3, 1.1, 0.48]),
    cylinder(0.1, 1.6, rubber, [-0.2, 4.0, 0], [0, 0, 90]),
    ratingPlate(0.5, [-0.2, 3.25, 0.42]),
    [-0.7, 0.7].map((x) => bolt(0.08, [x, 0.7, 0.35])),
  );
}

export const scenes: Scenes = {
  'VD-13RE': { build: () => mainsDrill({ brand: 'Vajra', size: 0.34, length: 2.1, side: true }) },
  'VD-10': { build: () => mainsDrill({ brand: 'Vajra', size: 0.27, length: 1.75 }), first: { from: [28, 18] }, second: { from: [-30, 14] } },
  'HCD-18L': { build: () => cordless('drill') },
  'NID-16H': { build: () => mainsDrill({ brand: 'Nirmaan', size: 0.42, length: 2.6, side: true }), first: { from: [-24, 14] } },
  'NMD-23': { build: magneticPress, first: { from: [32, 14] } },
  'HID-12V': { build: () => cordless('impact'), first: { from: [30, 16] }, second: { from: [-35, 14] } },
};
