import { CylinderGeometry, type Material } from 'three';
import { brands } from './brands.ts';
import { bolt, button, flange, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, brass, castIron, darkSteel, matt, metal, paint, plastic, rubber, standard, steel } from './materials.ts';
import { openwellPump } from './openwell-pumps.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';

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

type Sump = {
  /** The motor's casing, and what is below it. */
  casing: Material;
  ink: string;
  words: string;
  /** A non-clog pump with a float switch and a flange; otherwise it has a strainer below and a tail for a hose. */
  sewage: boolean;
};

/** The plates and printing are turned towards the camera. */
const FACING = 12;

function sump({ casing, ink, words, sewage }: Sump) {
  return group(
    sewage ? feet() : strainer(),
    lathe([[0, 0.42], [1.16, 0.42], [1.3, 0.56], [1.34, 0.8], [1.3, 1.05], [1.08, 1.28], [0, 1.3]], castIron, [0, 0, 0], [0, 0, 0], 80),
    boltedFlange(1.13, 1.33, castIron, 8),
    motorCasing(casing),
    put(group(label('KAVERI', 0.56, 0.13, [0, 2.62, 1.04], [0, 0, 0], { ink }), label(words, 0.62, 0.07, [0, 2.47, 1.04], [0, 0, 0], { ink, weight: 400 }), ratingPlate(0.6, [0, 2.08, 1.04]), rotationArrow(ink)), [0, 0, 0], [0, FACING, 0]),
    outlet(sewage),
    handle(),
    mains(),
    sewage ? floatSwitch() : [],
  );
}

/** Two rims on each other with a joint between them, drawn together by bolts. */
const boltedFlange = (radius: number, y: number, material: Material, bolts: number) =>
  group(
    lathe([[0, -0.09], [radius, -0.09], [radius, -0.006], [0, -0.006]], material, [0, y, 0], [0, 0, 0], 80),
    cylinder(radius - 0.02, 0.016, black, [0, y, 0]),
    lathe([[0, 0.006], [radius, 0.006], [radius, 0.09], [0, 0.09]], material, [0, y, 0], [0, 0, 0], 80),
    around(bolts, (degrees) =>
      put(group(lathe([[0, -0.12], [0.11, -0.12], [0.11, 0.1], [0, 0.1]], material), bolt(0.06, [0, 0.1, 0]), cylinder(0.05, 0.12, steel, [0, -0.15, 0])), [Math.sin(((degrees + 14) * Math.PI) / 180) * (radius - 0.02), y, Math.cos(((degrees + 14) * Math.PI) / 180) * (radius - 0.02)]),
    ),
  );

/** A casting with upright ribs and a flat for the plate, closed above with a bolted cover. */
const motorCasing = (casing: Material) =>
  group(
    lathe([[0, 1.4], [0.99, 1.4], [0.96, 1.5], [0.93, 1.56], [0.91, 2.95], [0.98, 3.02], [0, 3.02]], casing, [0, 0, 0], [0, 0, 0], 96),
    around(30, (degrees) => (Math.abs(((degrees - FACING + 540) % 360) - 180) < 34 ? [] : [put(box(0.05, 1.28, 0.16, casing, [0, 2.24, 0.94], [0, 0, 0], 0.02), [0, 0, 0], [0, degrees, 0])])).flat(),
    // The flat and its frame.
    put(box(0.86, 1.24, 0.3, casing, [0, 2.28, 0.88], [0, 0, 0], 0.05), [0, 0, 0], [0, FACING, 0]),
    boltedFlange(1.0, 3.02, casing, 6),
    lathe([[0.86, 3.1], [0.8, 3.24], [0.62, 3.34], [0, 3.38]], casing, [0, 0, 0], [0, 0, 0], 80),
    around(6, (degrees) => put(box(0.4, 0.12, 0.05, casing, [0.5, 3.3, 0], [0, 0, -12], 0.02), [0, 0, 0], [0, degrees + 30, 0])),
    // Plugs of the oil chamber.
    put(put(bolt(0.07), [0, 1.48, 0.98], [90, 0, 0]), [0, 0, 0], [0, 40, 0]),
    put(put(bolt(0.07), [0, 1.48, 0.98], [90, 0, 0]), [0, 0, 0], [0, -24, 0]),
  );

/** Shows which way it turns. */
const rotationArrow = (ink: string) =>
  group(ring(0.13, 0.012, matt(ink), [0, 1.73, 1.035], [0, 0, 20], 140), extrude(outline([[-0.04, 0], [0.04, 0], [0, 0.07]]), 0.01, matt(ink), [-0.126, 1.76, 1.036], [0, 0, 170], 0.002));

/** A basket of perforated sheet on which it stands, held by three studs. */
const strainer = () =>
  group(
    lathe([[0, 0], [1.22, 0], [1.22, 0.05], [1.16, 0.06], [1.16, 0.4], [1.2, 0.42], [0, 0.42]], sheet, [0, 0, 0], [0, 0, 0], 90),
    repeat(3, (row) => around(52, (degrees) => put(cylinder(0.036, 0.012, matt('#0b0c0d'), [0, 0.14 + row * 0.1, 1.156], [90, 0, 0]), [0, 0, 0], [0, degrees + (row % 2) * 3.46, 0]))),
    around(3, (degrees) => put(group(cylinder(0.05, 0.4, steel, [0, 0.24, 1.2]), bolt(0.06, [0, 0.44, 1.2])), [0, 0, 0], [0, degrees + 24, 0])),
  );

/** Three feet with ribs under the open inlet, and a plug to empty the casing. */
const feet = () =>
  group(
    around(3, (degrees) => put(group(box(0.34, 0.5, 0.2, castIron, [0.92, 0.25, 0], [0, 0, 0], 0.05), box(0.42, 0.08, 0.34, castIron, [0.94, 0.04, 0], [0, 0, 0], 0.02), box(0.3, 0.36, 0.06, castIron, [0.7, 0.3, 0], [0, 0, 24], 0.02)), [0, 0, 0], [0, degrees + 20, 0])),
    sleeve(0.62, 0.46, 0.2, castIron, [0, 0.36, 0]),
    around(10, (degrees) => put(box(0.05, 0.5, 0.06, castIron, [0, 0.86, 1.315], [0, 0, 0], 0.02), [0, 0, 0], [0, degrees - 25, 0])),
    put(put(bolt(0.09), [0, 0.72, 1.34], [90, 0, 0]), [0, 0, 0], [0, 30, 0]),
  );

/** A bend bolted to the casing; it ends in a flange for the rising main, or in a barbed tail with a clip for a hose. */
const outlet = (flanged: boolean) => {
  const r = flanged ? 0.36 : 0.3;
  return group(
    rod(r + 0.08, 0.7, castIron, [1.3, 0.86, 0]),
    put(boltedFlange(r + 0.22, 0, castIron, 4), [1.56, 0.86, 0], [0, 0, -90]),
    bar([[1.5, 0.86, 0], [2.06, 0.86, 0], [2.06, 1.5, 0]], r, castIron, 0.5),
    box(0.07, 0.4, 0.36, castIron, [1.84, 0.62, 0], [0, 0, 45], 0.02),
    flanged
      ? [sleeve(r, r - 0.08, 0.75, castIron, [2.06, 1.72, 0]), cylinder(r - 0.07, 0.02, black, [2.06, 2.0, 0]), put(flange(0.6, 0.14, castIron), [2.06, 2.08, 0])]
      : [
          put(boltedFlange(0.5, 0, castIron, 4), [2.06, 1.6, 0]),
          lathe([[0.2, 0], [0.32, 0], [0.32, 0.14], [0.26, 0.2], ...repeat(5, (index): FlatPoint[] => [[0.29, 0.26 + index * 0.12], [0.25, 0.34 + index * 0.12]]).flat(), [0.25, 0.9], [0.2, 0.9], [0.2, 0]], metal('#c0c4c6', 0.42), [2.06, 1.69, 0], [0, 0, 0], 60),
          cylinder(0.2, 0.02, black, [2.06, 2.5, 0]),
        ],
  );
};

/** A bail of steel with a rubber sleeve, screwed into two lugs. */
const handle = () =>
  group(
    bar([[-0.62, 3.2, 0], [-0.62, 3.9, 0], [0.62, 3.9, 0], [0.62, 3.2, 0]], 0.07, steel, 0.22),
    bar([[-0.34, 3.9, 0], [0.34, 3.9, 0]], 0.11, rubber),
    pair((side) => [box(0.24, 0.26, 0.28, castIron, [side * 0.62, 3.28, 0], [0, 0, 0], 0.05), put(bolt(0.06), [side * 0.62, 3.3, 0.14], [90, 0, 0]), cylinder(0.1, 0.05, steel, [side * 0.62, 3.43, 0])]),
  );

/** A cable's entry: a body screwed down with two bolts, the hexagonal nut, a ribbed sleeve against kinks. */
const gland = () =>
  group(
    box(0.44, 0.1, 0.28, castIron, [0, 0, 0], [0, 0, 0], 0.03),
    pair((side) => bolt(0.04, [side * 0.16, 0.05, 0])),
    cylinder(0.13, 0.2, castIron, [0, 0.1, 0]),
    lathe([[0, 0.18], [0.15, 0.18], [0.15, 0.3], [0.12, 0.34], [0, 0.34]], brass, [0, 0, 0], [0, 0, 0], 6),
    cylinder(0.1, 0.3, rubber, [0, 0.46, 0], [0, 0, 0], 0.08),
    repeat(5, (index) => ring(0.098 - index * 0.003, 0.014, rubber, [0, 0.38 + index * 0.05, 0], [90, 0, 0])),
  );

/** The cable rises from its gland and lies on the ground behind the pump. */
const mains = () =>
  group(
    put(gland(), [0.24, 3.38, -0.3]),
    tube([[0.24, 3.9, -0.3], [0.2, 4.2, -0.36], [-0.1, 4.5, -0.5], [-1.0, 3.9, -0.6], [-1.6, 1.6, 0], [-1.6, 0.2, 0.9], [-1.1, 0.08, 1.5], [-0.3, 0.08, 1.75]], 0.07, rubber),
    put(group(rod(0.075, 0.16, black), rod(0.05, 0.14, plastic('#7a5a36'), [0.12, 0.02, 0.03]), rod(0.022, 0.3, plastic('#8d2f2b'), [0.24, 0.03, 0]), rod(0.022, 0.26, plastic('#c9a83c'), [0.24, 0, 0.05]), rod(0.022, 0.28, plastic('#30557f'), [0.24, -0.02, -0.04])), [-0.26, 0.08, 1.76], [0, -14, 0]),
  );

/** Hangs on a cable of its own: two halves welded along the middle, with a weight's clip on the cable. */
const floatSwitch = () =>
  group(
    put(gland(), [-0.26, 3.38, 0.3]),
    tube([[-0.26, 3.9, 0.3], [-0.4, 4.1, 0.4], [-0.95, 4.0, 0.66], [-1.5, 3.2, 0.98], [-1.56, 2.62, 1.04]], 0.055, rubber),
    put(
      group(
        pair((side) => box(0.5, 0.8, 0.16, plastic('#c9702a'), [0, 0, side * 0.082], [0, 0, 0], 0.075)),
        box(0.54, 0.84, 0.03, plastic('#a85a20'), [0, 0, 0], [0, 0, 0], 0.014),
        cylinder(0.09, 0.22, rubber, [0, 0.48, 0], [0, 0, 0], 0.065),
        repeat(3, (index) => ring(0.085, 0.014, rubber, [0, 0.42 + index * 0.055, 0], [90, 0, 0])),
        label(['OFF', 'ON'], 0.16, 0.3, [0, 0, 0.164], [0, 0, 0], { ink: '#3b2412' }),
      ),
      [-1.58, 2.12, 1.06],
      [0, 10, -8],
    ),
    put(box(0.14, 0.12, 0.16, black, [0, 0, 0], [0, 0, 0], 0.03), [-1.2, 3.68, 0.82]),
  );

export const scenes: Scenes = {
  'JS4-1010': {
    build: borewellSet,
    first: { from: [-34, 20] },
    second: { from: [36, 14], near: 1.9, at: [0.81, 0.16, 0.85] },
  },
  'JS6-0508': { build: () => borewell(0.62, 7.6, '#1c4f8a', ['JALDHAAR', 'JS6-0508'], 8), first: { from: [28, 22] }, second: { from: [62, 18] } },
  'JO-100': { build: openwellPump, first: { from: [28, 18] } },
  'KD-150': { build: () => sump({ casing: standard('#a9aeb1', 0.8, 0.5, 'cast'), ink: '#27425f', words: 'DEWATERING   1.5 HP', sewage: false }), first: { from: [22, 16] } },
  'KSW-200': { build: () => sump({ casing: standard('#2f5f93', 0.1, 0.42, 'cast'), ink: '#e9e7e0', words: 'SEWAGE   2 HP', sewage: true }), first: { from: [20, 16] } },
};
