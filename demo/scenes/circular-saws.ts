import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { battery, groundLead, moulded } from './hand-tools.ts';
import { label } from './labels.ts';
import { aluminium, black, castIron, darkSteel, gloss, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, type FlatPoint, group, outline, put, repeat, rod } from './solids.ts';

/** A toothed blade facing +z, or a smooth rim. */
const blade = (radius: number, teeth: number) =>
  extrude(
    outline(
      repeat(teeth * 2, (index): FlatPoint => {
        const angle = (index / (teeth * 2)) * Math.PI * 2 + (index % 2 ? 0.05 : 0);
        const r = index % 2 ? radius * 0.94 : radius;
        return [r * Math.cos(angle), r * Math.sin(angle)];
      }),
    ),
    0.05,
    metal('#b9bdc0', 0.3),
    [0, 0, 0],
    [0, 0, 0],
    0.01,
  );

const halfRound = (radius: number, from: number, to: number): FlatPoint[] =>
  repeat(20, (index) => {
    const angle = ((from + ((to - from) * index) / 19) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

type Saw = { brand: 'Vajra' | 'Nirmaan' | 'Himveer'; radius: number; cordless?: boolean; marble?: boolean };

/** Lies on its base, its blade in front, cutting to the right. */
function saw({ brand, radius, cordless = false, marble = false }: Saw) {
  const { body } = brands[brand];
  const y = radius * (marble ? 0.66 : 0.5);
  return group(
    extrude(
      outline([[-radius * 1.5, -0.9], [radius * 1.7, -0.9], [radius * 1.7, 1], [-radius * 1.5, 1]], 0.2),
      0.08,
      marble ? aluminium : metal('#a9adb0', 0.4),
      [0, 0, -0.3],
      [90, 0, 0],
    ),
    put(group(blade(radius, marble ? 60 : 24), cylinder(radius * 0.26, 0.1, darkSteel, [0, 0, 0.05], [90, 0, 0]), bolt(0.1, [0, 0, 0.1], [90, 0, 0])), [0, y, 0.35]),
    extrude(outline([...halfRound(radius * 1.12, -8, 188), [-radius * 0.75, -radius * 0.2], [radius * 0.75, -radius * 0.2]], 0.05), 0.5, marble ? aluminium : castIron, [0, y, 0.18], [0, 0, 0], 0.12),
    label(brand.toUpperCase(), radius * 1.2, radius * 0.3, [0, y + radius * 0.66, 0.44], [0, 0, 0], { ink: '#ffffff' }),
    cylinder(0.55, 1.6, paint(body), [0, y + 0.15, -0.8], [90, 0, 0]),
    cylinder(0.57, 0.3, black, [0, y + 0.15, -1.6], [90, 0, 0]),
    marble
      ? [
          moulded([[-0.2, 0.4], [-0.8, 0.7], [-2.4, 0.8], [-2.5, 0.3], [-1, 0.05], [-0.2, -0.3]], 0.7, plastic(body), 0.3, 0.24, [0, y, -0.75]),
          groundLead([-2.5, y + 0.5, -0.75], 0, 2),
        ]
      : [
          extrude(
            outline([[0.7, 0.3], [0.5, 1.15], [-0.5, 1.5], [-1.6, 1.1], [-2, 0.1], [-1.6, -0.3], [-0.9, 0]], 0.4, [holeOfHandle()]),
            0.6,
            plastic(body),
            [-0.1, y + 0.45, -0.55],
            [0, 0, 0],
            0.2,
          ),
          put(group(cylinder(0.18, 0.7, rubber)), [radius * 0.9, y + radius * 0.9, -0.5], [0, 0, -20]),
          moulded([[-0.2, 0.95], [-0.7, 0.98], [-0.8, 0.78], [-0.3, 0.74]], 0.3, black, 0.08, 0.07, [-0.1, y + 0.45, -0.55]),
          cordless ? battery(0.95, body, [-1.7, y + 0.45, -0.6]) : groundLead([-2.1, y + 0.7, -0.55], 0, 2),
        ],
    box(0.5, 0.06, 1.6, steel, [radius * 1.3, 0.1, 0.2]),
    put(cylinder(0.14, 0.24, black), [radius * 1.3, 0.24, 0.4]),
  );
}

function holeOfHandle() {
  return outline([[0.25, 0.35], [0.15, 0.8], [-0.45, 1.05], [-1.2, 0.75], [-1.35, 0.4], [-0.8, 0.35]], 0.25);
}

function cutOff() {
  const coat = gloss(brands.Nirmaan.body);
  return group(
    box(4.4, 0.25, 2.2, castIron, [0, 0.13, 0]),
    [-1.9, 1.9].flatMap((x) => [-0.9, 0.9].map((z) => cylinder(0.18, 0.12, rubber, [x, -0.03, z]))),
    box(0.3, 0.9, 1.5, castIron, [0.4, 0.7, -0.1], [0, 20, 0]),
    box(0.3, 0.7, 0.9, castIron, [1.6, 0.6, -0.1], [0, 20, 0]),
    rod(0.1, 1.0, steel, [2.3, 0.6, -0.1]),
    box(0.8, 0.8, 1.4, castIron, [-1.5, 0.6, 0]),
    put(
      group(
        box(3.2, 0.36, 0.5, coat, [1.0, 0, -0.2]),
        extrude(outline([...halfRound(1.5, -20, 200), [-1.2, -0.1], [1.2, -0.1]], 0.05), 0.4, coat, [1.5, 0, 0.35], [0, 0, 0], 0.1),
        label('NIRMAAN', 1.8, 0.45, [1.5, 0.8, 0.56], [0, 0, 0], { ink: '#1d2023' }),
        cylinder(1.42, 0.06, matt('#4d4640'), [1.5, 0, 0.35], [90, 0, 0]),
        cylinder(0.3, 0.3, steel, [1.5, 0, 0.4], [90, 0, 0]),
        cylinder(0.6, 1.6, coat, [1.1, 0.4, -1.0], [90, 0, 0]),
        cylinder(0.62, 0.3, black, [1.1, 0.4, -1.8], [90, 0, 0]),
        bar([[2.6, 0.1, -0.2], [3.4, 0.7, -0.2], [3.9, 1.5, -0.2], [3.2, 1.7, -0.2]], 0.15, black, 0.3),
      ),
      [-1.5, 1.3, 0],
      [0, 0, 18],
    ),
  );
}

export const scenes: Scenes = {
  'VMC-110': { build: () => saw({ brand: 'Vajra', radius: 0.95, marble: true }), first: { from: [22, 22] } },
  'NCS-235': { build: () => saw({ brand: 'Nirmaan', radius: 1.7 }), first: { from: [-28, 28] }, second: { from: [38, 24] } },
  'HCS-165L': { build: () => saw({ brand: 'Himveer', radius: 1.25, cordless: true }), first: { from: [-26, 26] }, second: { from: [36, 24] } },
  'NCO-355': { build: cutOff, first: { from: [26, 18] } },
  'VCS-185': { build: () => saw({ brand: 'Vajra', radius: 1.4 }), first: { from: [-28, 26] }, second: { from: [36, 20] } },
};
