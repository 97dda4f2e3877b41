import { brands } from './brands.ts';
import { vents } from './fittings.ts';
import { battery, drillBit, groundLead, moulded, sideHandle } from './hand-tools.ts';
import { label } from './labels.ts';
import { aluminium, black, castIron, darkSteel, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, extrude, group, outline, put, rod } from './solids.ts';

type Hammer = { brand: 'Vajra' | 'Nirmaan' | 'Himveer'; size: number; cordless?: boolean; max?: boolean };

/** The striking barrel lies over the upright motor, the D-shaped handle behind. */
function hammer({ brand, size, cordless = false, max = false }: Hammer) {
  const { body } = brands[brand];
  const long = max ? 3.4 : 2.4;
  return put(
    group(
      rod(0.52, long, paint(body), [0, 0, 0]),
      rod(0.52, 0.9, max ? aluminium : black, [long / 2 + 0.45, 0, 0], 0.34),
      rod(0.32, 0.5, rubber, [long / 2 + 1.1, 0, 0], 0.2),
      drillBit(0.17 * size, 2.2, [long / 2 + 1.3, 0, 0]),
      moulded([[-0.6, 0.3], [0.75, 0.3], [0.7, -1.3], [0.4, -1.75], [-0.5, -1.75], [-0.7, -1.2]], 1.0, paint(body), 0.25, 0.26, [long * 0.12, 0, 0]),
      [0.53, -0.53].map((z) => vents(0.7, 0.6, 5, [long * 0.12, -1.25, z * 0.96])),
      label(brand.toUpperCase(), 1.5, 0.42, [long * 0.1, 0.02, 0.535], [0, 0, 0], { ink: '#ffffff' }),
      cylinder(0.3, 0.1, black, [long * 0.12 + 0.1, -0.55, 0.53], [90, 0, 0]),
      box(0.1, 0.4, 0.08, plastic('#d8432b'), [long * 0.12 + 0.1, -0.55, 0.6], [0, 0, -35]),
      extrude(
        outline(
          [[0.5, 0.5], [-0.9, 0.5], [-1.35, 0.1], [-1.5, -1.2], [-1.1, -1.7], [0.5, -1.5]],
          0.35,
          [outline([[0.2, 0.1], [-0.55, 0.1], [-0.8, -0.2], [-0.9, -0.95], [-0.6, -1.2], [0.2, -1.1]], 0.25)],
        ),
        0.6,
        plastic('#25282b'),
        [-long / 2, 0, 0],
        [0, 0, 0],
        0.2,
      ),
      moulded([[-0.55, 0], [-0.75, -0.15], [-0.86, -0.75], [-0.62, -0.75]], 0.32, plastic(body), 0.08, 0.07, [-long / 2, -0.1, 0]),
      sideHandle(1.6, [long / 2 + 0.4, -0.2, 0.1], [160, 0, 0]),
      rod(0.06, 2.2, steel, [long / 2 + 1.2, 0.55, 0.2]),
      cordless ? put(battery(1.0, body, [0, 0, 0]), [-long / 2 - 0.3, -1.75, 0]) : groundLead([-long / 2 - 1.2, -1.6, 0], -2.2, 2.6),
    ),
    [0, 0, 0],
    [0, 0, 0],
  );
}

/** Stands upright on its chisel's side, as breakers are shown: lying slightly tilted. */
function breaker() {
  const coat = paint(brands.Nirmaan.body);
  return put(
    group(
      rod(0.75, 3.2, coat, [0, 0, 0]),
      rod(0.78, 0.3, castIron, [1.6, 0, 0]),
      rod(0.72, 1.4, castIron, [2.4, 0, 0], 0.5),
      rod(0.42, 0.5, darkSteel, [3.3, 0, 0]),
      rod(0.18, 2.6, steel, [4.7, 0, 0]),
      rod(0.18, 0.5, steel, [6.2, 0, 0], 0.02),
      box(1.8, 1.1, 1.2, coat, [-0.5, -0.85, 0], [0, 0, 0], 0.25),
      vents(1.0, 0.6, 5, [-0.5, -0.9, 0.61]),
      label(['NIRMAAN', 'NDH-16'], 1.8, 0.8, [0, 0.05, 0.76], [0, 0, 0], { ink: '#1d2023' }),
      extrude(
        outline(
          [[0.4, 0.9], [-1.1, 0.9], [-1.6, 0.4], [-1.6, -1.3], [-1.1, -1.7], [0.4, -1.5]],
          0.4,
          [outline([[0.1, 0.4], [-0.8, 0.4], [-1.05, 0.1], [-1.05, -0.9], [-0.8, -1.1], [0.1, -1]], 0.25)],
        ),
        0.6,
        rubber,
        [-1.7, 0, 0],
        [0, 0, 0],
        0.2,
      ),
      sideHandle(1.7, [1.7, 0.4, 0.6], [70, 0, 0]),
      groundLead([-3.1, -1.3, 0], -1.75, 3, 0.1),
    ),
    [0, 0, 0],
    [0, 0, 4],
  );
}

export const scenes: Scenes = {
  'HRH-18L': { build: () => hammer({ brand: 'Himveer', size: 1, cordless: true }), first: { from: [26, 16] } },
  'VRH-20': { build: () => hammer({ brand: 'Vajra', size: 0.9 }), first: { from: [-24, 16] } },
  'VRH-26M': { build: () => hammer({ brand: 'Vajra', size: 1.1 }), first: { from: [28, 20] } },
  'NRH-40M': { build: () => hammer({ brand: 'Nirmaan', size: 1.5, max: true }), first: { from: [24, 16] } },
  'NDH-16': { build: breaker, first: { from: [24, 22] } },
};
