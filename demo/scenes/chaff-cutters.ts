import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { beltDrive, smallMotor, stand } from './machines.ts';
import { label } from './marks.ts';
import { castIron, matt, paint, rubber, steel, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, funnel, group, outline, pair, plateOf, put, repeat, ring, rod } from './solids.ts';
import { wheel } from './wheels.ts';

/** A large wheel with bent knives, spokes and a handle; its axle along z. */
const flywheel = (radius: number, color: string, crank: boolean) =>
  group(
    ring(radius, 0.12, paint(color)),
    around(3, (degrees) => put(box(0.22, radius * 0.95, 0.12, paint(color), [0, radius * 0.5, 0]), [0, 0, 0], [0, 0, degrees])),
    around(2, (degrees) =>
      put(plateOf(outline([[-0.2, 0.3], [0.25, 0.35], [0.5, radius * 0.9], [0.15, radius * 0.95]], 0.08), 0.05, steel), [0, 0, 0.14], [0, 0, degrees + 40]),
    ),
    cylinder(0.28, 0.5, castIron, [0, 0, 0], [90, 0, 0]),
    crank ? put(group(cylinder(0.05, 0.8, steel, [0, 0, 0.4], [90, 0, 0]), cylinder(0.13, 0.6, wood, [0, 0, 0.6], [90, 0, 0])), [radius, 0, 0]) : [],
  );

/** Straw in a trough. */
const fodder = (length: number) =>
  repeat(26, (index) =>
    put(
      rod(0.035, length * (0.8 + ((index * 7) % 5) * 0.08), matt(index % 3 ? '#8fa04a' : '#b9a24f')),
      [((index * 5) % 7) * 0.06, 0.14 + (index % 4) * 0.07, -0.4 + ((index * 11) % 17) * 0.05],
      [0, ((index * 13) % 11) - 5, ((index * 3) % 5) - 2],
    ),
  );

function handCutter() {
  const coat = paint(brands.Harivan.body);
  return group(
    pair((side) => [put(box(0.2, 3.4, 0.2, castIron), [0.4, 1.65, side * 0.75], [side * -8, 0, 0]), put(box(0.2, 3.0, 0.2, castIron), [-2.2, 1.45, side * 0.7], [side * -8, 0, 8])]),
    box(4.4, 0.12, 1.3, paint('#2c6b38'), [-1.2, 2.8, 0]),
    pair((side) => box(4.4, 0.6, 0.08, paint('#2c6b38'), [-1.2, 3.1, side * 0.65])),
    box(0.9, 1.2, 1.5, castIron, [0.6, 3.2, 0], [0, 0, 0], 0.1),
    put(group(fodder(3.4)), [-1.6, 2.8, 0]),
    put(flywheel(1.9, brands.Harivan.body, true), [1.25, 3.1, 0], [0, 90, 0]),
    label('HARIVAN', 1.4, 0.34, [-1.2, 3.1, 0.695], [0, 0, 0], { ink: '#ffffff' }),
    coat ? [] : [],
  );
}

function motorised(color: string, name: string, kind: 'plain' | 'pulveriser' | 'conveyor') {
  const coat = paint(color);
  return group(
    stand(3.0, 2.0, 2.2, castIron, 0.2),
    cylinder(1.6, 0.7, coat, [0.5, 3.2, 0.5], [90, 0, 0]),
    cylinder(1.68, 0.14, coat, [0.5, 3.2, 0.88], [90, 0, 0]),
    cylinder(0.4, 0.3, castIron, [0.5, 3.2, 1.0], [90, 0, 0]),
    around(8, (degrees) => bolt(0.08, [0.5 + Math.cos((degrees * Math.PI) / 180) * 1.5, 3.2 + Math.sin((degrees * Math.PI) / 180) * 1.5, 0.97], [90, 0, 0])),
    label(name, 1.7, 0.4, [0.5, 3.9, 0.957], [0, 0, 0], { ink: '#ffffff' }),
    put(
      group(box(3.4, 0.1, 1.3, coat, [-1.7, 0, 0]), pair((side) => box(3.4, 0.55, 0.08, coat, [-1.7, 0.27, side * 0.65])), put(group(fodder(2.8)), [-1.8, 0, 0])),
      [-0.2, 3.0, 0.2],
    ),
    kind === 'conveyor'
      ? [
          put(box(3.2, 0.1, 1.1, rubber), [-1.9, 3.08, 0.2]),
          box(0.16, 2.9, 0.16, castIron, [-3.5, 1.45, 0.7]),
          box(0.16, 2.9, 0.16, castIron, [-3.5, 1.45, -0.3]),
          pair((side) => wheel(0.6, 0.3, coat, rubber, [0, 0.6, side * 1.35])),
        ]
      : [],
    kind === 'pulveriser' ? [funnel([1.5, 1.4], 0.35, 1.1, coat, [0.6, 5.3, 0.4])] : [],
    funnel([1.0, 0.8], 0.6, 1.2, coat, [1.9, 2.4, 0.5], [180, 0, 35]),
    smallMotor(0.6, '#3f4a52', [0.9, 0.95, -0.2], [0, 90, 0], 1.6),
    box(2.6, 0.16, 1.6, castIron, [0.6, 0.14, -0.2]),
    beltDrive([0.9, 0.95], [0.5, 3.2], 0.32, 1.1, -1.2, castIron),
  );
}

function gandasa() {
  return group(
    box(4.6, 0.35, 1.3, wood, [0, 0.18, 0]),
    box(0.9, 0.7, 1.2, castIron, [1.2, 0.7, 0]),
    pair((side) => box(0.12, 1.6, 0.8, paint(brands.Shramik.body), [1.2, 1.1, side * 0.4])),
    put(
      group(
        plateOf(outline([[0, -0.05], [-3.6, -0.3], [-3.8, 0.1], [-1.5, 0.5], [0, 0.4]], 0.1), 0.09, steel),
        box(0.3, 0.5, 0.3, castIron),
        put(cylinder(0.14, 1.6, wood, [0, 0, 0], [0, 0, 90]), [-4.5, 0.02, 0]),
      ),
      [1.3, 1.5, 0],
      [0, 0, -24],
    ),
    put(group(fodder(2.4)), [-0.9, 0.3, 0.2], [0, 80, 0]),
    label('SHRAMIK', 0.9, 0.24, [-1.0, 0.2, 0.655], [0, 0, 0], { ink: '#2d3a1e' }),
    pair((side) => bolt(0.1, [1.55, 0.4, side * 0.55])),
  );
}

const red = brands.Krishiva.body;

export const scenes: Scenes = {
  'SG-18': { build: gandasa, first: { from: [-26, 20] } },
  'KC-2HP': { build: () => motorised(red, 'KRISHIVA', 'plain'), first: { from: [-24, 16] } },
  'KC-3G': { build: () => motorised('#1d6a3f', 'KRISHIVA', 'pulveriser'), first: { from: [24, 16] } },
  'KC-5C': { build: () => motorised('#1d4f8f', 'KRISHIVA', 'conveyor'), first: { from: [-30, 16] } },
  'HC-H2': { build: handCutter, first: { from: [40, 12] } },
};
