import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { groundLead, moulded, sideHandle } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { aluminium, black, brass, darkSteel, matt, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, scaled, sleeve } from './solids.ts';

type Grinder = { brand: 'Vajra' | 'Nirmaan' | 'Himveer' | 'Pavanex'; disc: number; length: number; rear?: boolean; cordless?: boolean; paddle?: boolean; air?: boolean; loop?: boolean };

/** Half a ring around the disc. */
const guard = (radius: number) => {
  const arc = (r: number) => repeat(19, (index): FlatPoint => [r * Math.cos(Math.PI * (0.5 + index / 18)), r * Math.sin(Math.PI * (0.5 + index / 18))]);
  return group(
    extrude(outline([...arc(radius), ...arc(radius * 0.35).reverse()]), 0.05, darkSteel, [0, 0.1, 0], [90, 0, 0]),
    extrude(outline([...arc(radius), ...arc(radius - 0.05).reverse()]), 0.34, darkSteel, [0, -0.06, 0], [90, 0, 0]),
  );
};

/** A bow over the gear head that can be held from either side. */
const loopHandle = (y: number) =>
  group(
    pair((side) => rod(0.2, 0.16, steel, [-0.1, y, side * 0.55])),
    bar([[-0.1, y, -0.5], [-0.1, y, -0.8], [-0.35, y + 1.25, -0.8], [-0.35, y + 1.25, 0.8], [-0.1, y, 0.8], [-0.1, y, 0.5]], 0.09, steel, 0.3),
    cylinder(0.19, 1.1, rubber, [-0.35, y + 1.25, 0], [90, 0, 0]),
  );

/** A casting with a neck around the spindle, screwed to the motor. */
const gearHead = (y: number) =>
  group(
    sculpt(
      grown(0.16, block([0.02, y, 0], [0.5, 0.34, 0.42], 0.2), limb({ at: [-0.3, y, 0], r: 0.38 }, { at: [-0.5, y, 0], r: 0.42 }), limb({ at: [0, y, 0], r: 0.34 }, { at: [0, y - 0.2, 0], r: 0.36 })),
      [-1.1, y - 0.75, -0.7],
      [0.7, y + 0.5, 0.7],
      0.035,
      aluminium,
    ),
    rod(0.5, 0.1, aluminium, [-0.74, y, 0]),
    around(4, (degrees) => put(put(bolt(0.05), [0.06, 0.44, 0], [0, 0, -90]), [-0.74, y, 0], [degrees + 45, 0, 0])),
    pair((side) => put(rod(0.13, 0.1, steel), [0.02, y, side * 0.44], [0, 90, 0])),
  );

/** Narrows where the hand lies; air enters at its end. Runs to the left from the origin. */
const motorHousing = (length: number, color: string, brand: string) =>
  group(
    lathe([[0, 0], [0.5, 0], [0.53, 0.06], [0.53, 0.2], [0.47, 0.34], [0.44, length * 0.55], [0.47, length * 0.8], [0.52, length * 0.88], [0.5, length], [0, length]], plastic(color), [0, 0, 0], [0, 0, 90], 64),
    around(16, (degrees) => put(box(length * 0.14, 0.02, 0.06, black, [-length * 0.8, 0.475, 0], [0, 0, 0], 0.01), [0, 0, 0], [degrees + 11, 0, 0])),
    pair((side) => put(cylinder(0.1, 0.06, black, [0, 0, 0.445], [90, 0, 0]), [-length * 0.62, 0, 0], [side * 40 + (side === 1 ? 0 : 180), 0, 0])),
    label(brand.toUpperCase(), length * 0.38, 0.2, [-length * 0.47, 0.06, 0.468], [0, 0, 0], { ink: brand === 'Nirmaan' ? '#1d2023' : '#ffffff' }),
    ratingPlate(0.34, [-length * 0.34, 0.465, 0], [-90, 0, 0]),
  );

/** The end of the housing with ribs against slipping. */
const rearGrip = (material: Material) =>
  group(
    lathe([[0, 0], [0.47, 0], [0.44, 0.2], [0.42, 0.6], [0.45, 0.82], [0.36, 0.92], [0, 0.94]], material, [0, 0, 0], [0, 0, 90], 64),
    repeat(5, (index) => ring(0.43, 0.022, material, [-0.22 - index * 0.1, 0, 0], [0, 90, 0])),
  );

/** Where a battery slides on from below, open towards -x: two rails, the contacts between them and a stop above. */
const batterySlide = (coat: Material) =>
  group(
    box(0.34, 1.12, 0.94, coat, [0, 0, 0], [0, 0, 0], 0.14),
    box(0.04, 0.92, 0.6, black, [-0.17, -0.04, 0]),
    pair((side) => [box(0.26, 0.96, 0.09, black, [-0.29, -0.04, side * 0.34], [0, 0, 0], 0.02), box(0.06, 0.96, 0.16, black, [-0.4, -0.04, side * 0.29], [0, 0, 0], 0.02)]),
    box(0.26, 0.12, 0.76, black, [-0.29, 0.48, 0], [0, 0, 0], 0.03),
    box(0.14, 0.3, 0.34, plastic('#3a3f43'), [-0.24, 0.26, 0], [0, 0, 0], 0.02),
    repeat(4, (index) => box(0.14, 0.34, 0.025, brass, [-0.28, 0.02, (index - 1.5) * 0.09])),
  );

/** Height of the motor's axis above the disc. */
const AXIS = 0.78;
/** Lower edge of the guard. */
const GUARD_EDGE = -0.09;

/** Rests on the rim of its guard and on its rear end, the disc at the right. */
export function grinder(tool: Grinder) {
  const { disc, length, rear, cordless, air } = tool;
  const guardX = -1.06 * disc;
  const [lowX, lowY] = lowestBehind(tool);
  const tilt = Math.atan2(lowY - GUARD_EDGE, guardX - lowX);
  const leadX = (rear ? -3.3 : -1.75) - length - guardX;
  const lead: Point = [
    guardX + leadX * Math.cos(tilt) - (AXIS - GUARD_EDGE) * Math.sin(tilt),
    leadX * Math.sin(tilt) + (AXIS - GUARD_EDGE) * Math.cos(tilt),
    0,
  ];
  return group(
    put(put(machine(tool), [-guardX, -GUARD_EDGE, 0]), [guardX, 0, 0], [0, 0, (tilt * 180) / Math.PI]),
    cordless || air ? [] : groundLead(lead, 0.06, rear ? 2.6 : 2.2),
  );
}

/** The point of its rear end on which a level grinder would come down. */
function lowestBehind({ length, rear, cordless, paddle }: Grinder): FlatPoint {
  if (rear) return [-2.95 - length, AXIS - 0.31];
  if (cordless) return [-1.94 - length, AXIS - 0.44];
  return [-1.52 - length, AXIS - (paddle ? 0.57 : 0.46)];
}

/** Level, the disc at the right. */
function machine({ brand, disc, length, rear = false, cordless = false, paddle = false, air = false, loop = false }: Grinder) {
  const { body, accent } = brands[brand];
  const y = AXIS;
  return group(
    lathe(
      [
        [0, -0.03],
        [disc * 0.32, -0.03],
        [disc * 0.36, 0.02],
        [disc, 0.02],
        [disc, 0.08],
        [disc * 0.3, 0.08],
        [0, 0.06],
      ],
      matt('#5a524a'),
      [0, 0.06, 0],
    ),
    sleeve(disc * 0.36, disc * 0.14, 0.01, matt(accent), [0, 0.16, 0]),
    put(guard(disc * 1.06), [0, 0.14, 0], [0, 20, 0]),
    cylinder(0.34, 0.4, steel, [0, 0.3, 0], [0, 0, 0], 0.42),
    gearHead(y),
    cylinder(0.12, 0.08, black, [0.05, y + 0.38, 0]),
    put(motorHousing(length, body, brand), [-0.75, y, 0]),
    rear
      ? [
          moulded(
            [
              [0, 0.5],
              [-0.6, 0.62],
              [-2.3, 0.5],
              [-2.5, 0.1],
              [-2.3, -0.35],
              [-1.9, -0.2],
              [-0.6, -0.15],
              [0, -0.45],
            ],
            0.66,
            plastic(body),
            0.3,
            0.24,
            [-0.75 - length, y, 0],
          ),
          moulded(
            [
              [-0.7, -0.12],
              [-1.7, -0.16],
              [-1.6, -0.34],
              [-0.85, -0.36],
            ],
            0.34,
            black,
            0.08,
            0.08,
            [-0.75 - length, y, 0],
          ),
        ]
      : [
          put(rearGrip(cordless ? plastic(body) : rubber), [-0.7 - length, y, 0]),
          paddle ? box(1.4, 0.12, 0.5, black, [-0.9 - length, y - 0.46, 0], [0, 0, 3], 0.05) : box(0.5, 0.14, 0.3, plastic('#d8432b'), [-0.6 - length * 0.55, y + 0.5, 0], [0, 0, 0], 0.05),
          cordless
            ? put(scaled(batterySlide(plastic(body)), 0.84), [-1.58 - length, y, 0])
            : air
              ? [rod(0.2, 0.3, brass, [-1.7 - length, y, 0]), rod(0.12, 0.5, steel, [-2.0 - length, y, 0])]
              : [],
        ],
    loop ? loopHandle(y) : sideHandle(1.5, [-0.1, y, 0.4], [90, 0, 0]),
  );
}

/** Lies on the ends of its housing. One unit is 70 mm. */
function dieGrinder() {
  const y = 0.53;
  const length = 1.8;
  return group(
    put(motorHousing(length, brands.Vajra.body, 'Vajra'), [0, y, 0]),
    put(rearGrip(rubber), [0.05 - length, y, 0]),
    box(0.5, 0.14, 0.3, plastic(brands.Vajra.accent), [-1.03, y + 0.43, 0], [0, 0, 0], 0.05),
    groundLead([-1.05 - length, y, 0], 0, 2.2),
    // The spindle's long neck.
    lathe([[0, 0], [0.5, 0], [0.5, 0.1], [0.4, 0.22], [0.3, 0.34], [0.27, 0.5], [0.25, 1.3], [0.2, 1.36], [0, 1.36]], aluminium, [0, y, 0], [0, 0, -90], 64),
    around(4, (degrees) => put(put(bolt(0.05), [0.11, 0.43, 0], [0, 0, -90]), [0, y, 0], [degrees + 45, 0, 0])),
    rod(0.12, 0.2, steel, [1.44, y, 0]),
    pair((side) => box(0.12, 0.1, 0.03, darkSteel, [1.44, y, side * 0.11])),
    put(hexagon(0.17, 0.26, darkSteel), [1.66, y, 0], [0, 90, 0]),
    rod(0.12, 0.08, darkSteel, [1.82, y, 0], 0.08),
    rod(0.043, 0.44, steel, [2.02, y, 0]),
    lathe([[0, 0], [0.13, 0], [0.17, 0.04], [0.17, 0.38], [0.13, 0.42], [0, 0.42]], matt('#b9766f'), [2.16, y, 0], [0, 0, -90]),
    put(spanner(), [0.2, 0.03, 1.25], [0, 14, 0]),
    put(spanner(), [0.5, 0.03, 1.75], [0, 8, 0]),
    put(burr(), [1.75, 0.1, 1.2], [0, -20, 0]),
  );
}

/** Its axis along z. */
const hexagon = (radius: number, length: number, material: Material) =>
  extrude(outline(around(6, (degrees): FlatPoint => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)])), length, material, [0, 0, 0], [0, 0, 0], 0.02);

/** A flat one, lying down, for the spindle or the nut. */
const spanner = () =>
  extrude(
    outline([[-0.95, -0.07], [0.25, -0.08], [0.36, -0.2], [0.66, -0.22], [0.72, -0.12], [0.5, -0.11], [0.5, 0.11], [0.72, 0.12], [0.66, 0.22], [0.36, 0.2], [0.25, 0.08], [-0.95, 0.07]], 0.05),
    0.06,
    steel,
    [0, 0, 0],
    [-90, 0, 0],
    0.01,
  );

/** A carbide burr, lying down. */
const burr = () =>
  group(
    rod(0.043, 0.6, steel),
    lathe([[0, 0], [0.09, 0], [0.1, 0.03], [0.1, 0.3], [0.07, 0.4], [0, 0.44]], darkSteel, [0.28, 0, 0], [0, 0, -90]),
    around(12, (degrees) => put(box(0.3, 0.02, 0.012, black, [0.44, 0.098, 0], [0, 12, 0], 0), [0, 0, 0], [degrees, 0, 0])),
  );

const near = { first: { from: [24, 24] as [number, number] }, second: { from: [-38, 30] as [number, number] } };

export const scenes: Scenes = {
  'NAG-230X': { build: () => grinder({ brand: 'Nirmaan', disc: 1.75, length: 2, rear: true }), ...near },
  'HAG-18B': { build: () => grinder({ brand: 'Himveer', disc: 0.95, length: 1.3, cordless: true }), first: near.first, second: { from: [138, 26] } },
  'VDG-6L': { build: dieGrinder, ...near },
  'VG-100S': { build: () => grinder({ brand: 'Vajra', disc: 0.95, length: 1.7 }), ...near },
  'VG-125P': { build: () => grinder({ brand: 'Vajra', disc: 1.2, length: 1.9, paddle: true }), first: { from: [30, 30] }, second: { from: [-30, 22] } },
  'NAG-180': { build: () => grinder({ brand: 'Nirmaan', disc: 1.45, length: 1.6, rear: true, loop: true }), first: { from: [32, 30] }, second: { from: [-40, 26] } },
};
