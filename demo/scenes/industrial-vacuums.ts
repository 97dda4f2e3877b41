import type { Material } from 'three';
import { brands } from './brands.ts';
import { corrugatedHose } from './corrugated-hoses.ts';
import { bolt, gauge, knob } from './fittings.ts';
import { label, wrap } from './labels.ts';
import { castors, pushHandle, smallMotor } from './machines.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { black, castIron, chrome, darkSteel, grey, matt, metal, paint, plastic, rubber, stainless, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, grown, sculpt, without } from './sculpt.ts';
import { around, ball, bar, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';
import { castor, wheel } from './wheels.ts';

/** A ribbed suction hose from an inlet, with a floor nozzle at its end. */
const suction = (points: Point[], thick: number) => {
  const [x, y, z] = points.at(-1) as Point;
  return group(
    tube(points, thick, plastic('#3a3f44')),
    put(group(cylinder(0.13, 3.4, darkSteel, [0, 1.7, 0]), rod(0.2, 0.5, black, [0, 0.15, 0]), box(0.6, 0.3, 2.2, plastic('#26292c'), [0.1, 0.15, 0], [0, 0, 0], 0.1)), [x, y - 3.3, z], [0, 0, 0]),
  );
};

type Drum = { r: number; h: number; head: string; motors: number; name: string };

function drum({ r, h, head, motors, name }: Drum) {
  const base = 0.75;
  /** Beside the motors, which stand around the middle. */
  const grip = motors > 1 ? r * 0.92 : r * 0.5;
  return group(
    castors(r * 1.72, r * 1.72, 0.28, 0.67),
    lathe(
      [
        [0, 0],
        [r * 1.06, 0],
        [r * 1.1, 0.14],
        [r * 1.0, 0.2],
        [0, 0.2],
      ],
      plastic('#26292c'),
      [0, base - 0.1, 0],
    ),
    lathe(
      [
        [0, 0],
        [r * 0.94, 0],
        [r, 0.2],
        [r, h],
        [0, h],
      ],
      stainless,
      [0, base, 0],
    ),
    [0.25, 0.8].map((share) => ring(r, 0.04, stainless, [0, base + h * share, 0], [90, 0, 0])),
    lathe(
      [
        [0, 0],
        [r * 1.08, 0],
        [r * 1.1, 0.25],
        [r * 0.98, 0.75],
        [r * 0.7, 1.05],
        [0, 1.1],
      ],
      plastic(head),
      [0, base + h, 0],
    ),
    motors > 1
      ? around(motors, (degrees) =>
          put(group(cylinder(r * 0.34, 0.7, plastic('#26292c'), [r * 0.48, base + h + 1.2, 0]), cylinder(r * 0.3, 0.1, plastic(head), [r * 0.48, base + h + 1.6, 0])), [0, 0, 0], [0, degrees, 0]),
        )
      : cylinder(r * 0.6, 0.3, plastic('#26292c'), [0, base + h + 1.2, 0]),
    bar(
      [
        [-grip, base + h + 0.75, 0],
        [-grip, base + h + (motors > 1 ? 2.1 : 1.7), 0],
        [grip, base + h + (motors > 1 ? 2.1 : 1.7), 0],
        [grip, base + h + 0.75, 0],
      ],
      0.1,
      black,
      0.3,
    ),
    pair((side) => box(0.16, 0.6, 0.4, chrome, [side * r * 1.06, base + h, 0])),
    put(group(cylinder(0.34, 0.4, black, [0, 0, 0], [90, 0, 0])), [0, base + h * 0.6, r]),
    label(name, r * 0.9, 0.32, [0, base + h + 0.38, r * 1.075], [-14, 0, 0], { ink: '#23405f' }),
    put(put(switches(motors), [0, 0, r * 1.06], [-14, 0, 0]), [0, base + h + 0.42, 0], [0, motors > 1 ? -46 : 40, 0]),
    suction(
      [
        [0, base + h * 0.6, r + 0.2],
        [0.2, base + h * 0.55, r + 0.9],
        [r + 0.7, base + h * 0.9, r + 1.0],
        [r + 1.6, base + h + 0.9, r * 0.5],
        [r + 1.5, 3.5, r * 0.3],
      ],
      0.17,
    ),
  );
}

/** One for each motor, facing +z. */
const switches = (count: number) =>
  group(
    box(count * 0.26 + 0.1, 0.4, 0.16, black, [0, 0, 0], [0, 0, 0], 0.04),
    repeat(count, (index) => box(0.18, 0.28, 0.1, plastic('#c2212b'), [(index - (count - 1) / 2) * 0.26, 0, 0.06], [-8, 0, 0], 0.03)),
  );

/** One unit is 200 mm: a bin below its filter's chamber, and a side channel blower beside them. */
function heavy() {
  const frame = paint(brands.Nirmalya.accent);
  const coat = paint(brands.Nirmalya.body);
  const x = -0.9;
  const [r, foot, seam, lid] = [1.25, 0.95, 3.0, 4.75];
  return group(
    box(4.6, 0.18, 2.7, frame, [0, 0.8, 0]),
    castors(4.6, 2.7, 0.3, 0.72),
    lathe([[0, 0], [r - 0.04, 0], [r, 0.06], [r, seam - foot], [0, seam - foot]], stainless, [x, foot, 0], [0, 0, 0], 72),
    [0.35, 1.7].map((y) => ring(r, 0.035, stainless, [x, foot + y, 0], [90, 0, 0])),
    put(binHandle(), [x, 2.0, 0], [0, 4, 0]),
    sleeve(r + 0.07, r - 0.1, 0.16, black, [x, seam, 0]),
    lathe([[0, 0], [r, 0], [r, lid - seam], [0, lid - seam]], coat, [x, seam, 0], [0, 0, 0], 72),
    sleeve(r + 0.06, r - 0.1, 0.12, frame, [x, lid, 0]),
    lathe([[r, 0], [r, 0.1], [r * 0.93, 0.24], [r * 0.7, 0.36], [0, 0.42]], frame, [x, lid, 0], [0, 0, 0], 72),
    // Lid and bin are held by latches all around.
    [seam, lid].map((y) => around(6, (degrees) => put(latch(), [x, y, 0], [0, degrees + 38, 0]))),
    put(shaker(), [x, lid + 0.4, 0], [0, -20, 0]),
    wrap(['NIRMALYA', 'NV-HD5'], r, 0.7, 58, [x, 3.85, 0], [0, -6, 0], { ink: brands.Nirmalya.accent }),
    put(gauge(0.22, [0, 0, r + 0.04]), [x, 4.3, 0], [0, 42, 0]),
    put(group(sleeve(0.34, 0.2, 0.4, steel, [0, 0, r + 0.1], [90, 0, 0]), sleeve(0.27, 0.16, 0.5, black, [0, 0, r + 0.3], [90, 0, 0])), [x, 3.7, 0], [0, -62, 0]),
    put(blower(), [1.35, 1.75, 0]),
    // From the clean side of the filter to the blower.
    bar([[x + r - 0.1, 4.4, -0.5], [1.35, 4.4, -0.5], [1.35, 2.3, -0.05]], 0.2, frame, 0.5),
    pushHandle(2.2, [[2.2, 0.85], [2.2, 3.4], [2.75, 3.9]], 0.09, frame),
    put(starter(), [2.1, 2.95, 0.9]),
    suction([[-2.5, 3.7, 0.85], [-2.95, 3.55, 1.1], [-3.25, 2.4, 1.9], [-3.6, 1.3, 1.9], [-4.1, 1.7, 1.3], [-4.25, 3.2, 0.7], [-4.0, 4.0, 0.4], [-3.7, 3.9, 0.2], [-3.6, 3.5, 0.2]], 0.17),
  );
}

const binHandle = () => bar([[-0.5, 0, 1.15], [-0.5, 0, 1.5], [0.5, 0, 1.5], [0.5, 0, 1.15]], 0.07, steel, 0.15);

const latch = () => group(box(0.2, 0.42, 0.07, chrome, [0, 0, 1.34], [0, 0, 0], 0.02), cylinder(0.05, 0.26, steel, [0, 0.12, 1.38], [0, 0, 90]));

/** Moved to and fro, it knocks the dust off the filter. */
const shaker = () => group(cylinder(0.16, 0.16, steel, [0, 0.06, 0]), bar([[0, 0.1, 0], [0, 0.3, 0], [0.75, 0.42, 0]], 0.05, steel, 0.1), ball(0.12, black, [0.8, 0.43, 0]));

/** Its cast channel faces the front, the motor is behind. */
const blower = () => {
  const cast = metal('#b4babd', 0.5);
  return group(
    smallMotor(0.55, brands.Nirmalya.accent, [0, 0, -0.75], [0, -90, 0], 1.7),
    lathe([[0, 0], [0.82, 0], [0.86, 0.05], [0.86, 0.3], [0.8, 0.46], [0.6, 0.5], [0.52, 0.4], [0.3, 0.4], [0.26, 0.46], [0, 0.46]], cast, [0, 0, 0], [90, 0, 0], 64),
    around(18, (degrees) => put(box(0.3, 0.05, 0.06, cast, [0.68, 0, 0.48]), [0, 0, 0], [0, 0, degrees])),
    around(6, (degrees) => put(put(bolt(0.05), [0.42, 0, 0.4], [90, 0, 0]), [0, 0, 0], [0, 0, degrees])),
    // Feet, and the silencer at the outlet.
    pair((side) => box(0.3, 0.5, 0.5, cast, [side * 0.5, -0.66, 0.2])),
    rod(0.22, 0.5, castIron, [0.86, 0.45, 0.2]),
    sleeve(0.26, 0.16, 0.4, cast, [0, 0.75, -0.05]),
  );
};

/** A box with the motor's switch. */
const starter = () =>
  group(
    box(0.7, 0.95, 0.5, plastic('#d9dbd8'), [0, 0, 0.2], [0, 0, 0], 0.05),
    box(0.5, 0.5, 0.04, plastic('#f1c40f'), [0, -0.08, 0.46]),
    knob(0.17, [0, -0.08, 0.48], [0, 0, 0], plastic('#c2212b')),
    label('O      I', 0.5, 0.14, [0, 0.32, 0.453]),
  );

const dark = plastic('#26292c');

/** One unit is 125 mm: a bin on wheels, over it the head with motor and filter, held by clips. Its front is at +z. */
function extractor() {
  const coat = plastic(brands.Vajra.body);
  const accent = plastic(brands.Vajra.accent);
  const bin = without(0.06, block([0, 1.35, 0], [1.28, 0.8, 1.5], 0.24), ...pair((side) => block([side * 1.4, 0.75, -0.85], [0.26, 0.86, 0.86], 0.2)));
  const headForm = without(0.05, grown(0.2, block([0, 2.72, 0], [1.3, 0.6, 1.52], 0.34), block([0, 2.3, 0], [1.31, 0.16, 1.54], 0.14)), block([0, 3.36, 0], [0.98, 0.14, 1.16], 0.1), block([0, 2.74, 1.62], [1.0, 0.4, 0.16], 0.06));
  return group(
    sculpt(bin, [-1.5, 0.4, -1.7], [1.5, 2.3, 1.7], 0.035, dark),
    box(2.5, 0.08, 2.96, rubber, [0, 2.14, 0], [0, 0, 0], 0.03),
    sculpt(headForm, [-1.5, 2.0, -1.8], [1.5, 3.5, 1.8], 0.035, coat),
    box(1.86, 0.04, 2.2, rubber, [0, 3.24, 0], [0, 0, 0], 0.015),
    repeat(7, (index) => box(1.7, 0.03, 0.05, rubber, [0, 3.27, (index - 3) * 0.28])),
    bar([[-0.6, 3.2, -1.26], [-0.6, 3.75, -1.26], [0.6, 3.75, -1.26], [0.6, 3.2, -1.26]], 0.1, dark, 0.2),
    put(extractorPanel(), [0, 2.74, 1.47]),
    pair((side) => [
      put(clip(accent), [side * 1.3, 2.14, 0.35], [0, side * 90, 0]),
      put(clip(accent), [side * 1.3, 2.14, -0.95], [0, side * 90, 0]),
      label('VAJRA', 1.3, 0.4, [side * 1.313, 2.78, -0.1], [0, side * 90, 0], { ink: '#ffffff' }),
      wheel(0.78, 0.26, coat, rubber, [side * 1.4, 0.78, -0.85], [0, 90, 0]),
      castor(0.24, [side * 0.9, 0.576, 1.05], [0, 60, 0]),
    ]),
    rod(0.07, 2.8, steel, [0, 0.78, -0.85]),
    label('25 L  ·  M', 0.8, 0.2, [-0.72, 1.75, 1.503], [0, 0, 0], { ink: '#d5d8da' }),
    // Inlet, hose and the cuff that fits the tool.
    sleeve(0.36, 0.2, 0.14, dark, [0, 1.3, 1.54], [90, 0, 0]),
    sleeve(0.27, 0.16, 0.5, black, [0, 1.3, 1.76], [90, 0, 0]),
    corrugatedHose(EXTRACTOR_HOSE, 0.16, plastic('#3a3f44')),
    put(toolCuff(), EXTRACTOR_HOSE.at(-1), [0, -84, 0]),
    put(bendProtector([0, 0, 0]), [-1.0, 1.0, -1.5], [0, -90, 0]),
    mainsLead([[-1.0, 1.0, -1.6], [-1.1, 0.9, -1.9], [-1.7, 0.2, -2.1], [-2.5, 0.06, -1.6], [-2.7, 0.06, -0.5], [-2.3, 0.06, 0.3], [-2.5, 0.06, 1.1], [-2.3, 0.06, 1.6]], 0.055),
  );
}

const EXTRACTOR_HOSE: Point[] = [
  [0, 1.3, 1.95],
  [0.02, 1.26, 2.3],
  [0.3, 0.7, 2.8],
  [1.0, 0.2, 3.0],
  ...repeat(21, (step): Point => {
    const angle = ((step * 22 - 20) * Math.PI) / 180;
    const out = 1.32 - step * 0.006;
    return [2.6 + Math.sin(angle) * out, 0.17 + Math.min(0.3, Math.max(0, step - 12) * 0.1), 1.1 + Math.cos(angle) * out * 1.25];
  }),
  [4.0, 0.3, 1.4],
  [4.1, 0.2, 2.2],
];

/** Rubber, stepped to fit several tools, along +x. */
const toolCuff = () => group(rod(0.2, 0.36, black, [0.1, 0, 0]), rod(0.17, 0.6, rubber, [0.5, 0, 0], 0.22), repeat(3, (index) => put(ring(0.2 + index * 0.012, 0.025, rubber), [0.4 + index * 0.14, 0, 0], [0, 90, 0])), put(sleeve(0.25, 0.18, 0.1, rubber), [0.82, 0, 0], [0, 0, 90]), rod(0.19, 0.02, matt('#050505'), [0.83, 0, 0]));

/** Over the seam between head and bin, facing +z: a lever on a hinge. */
const clip = (material: Material) =>
  group(
    box(0.5, 0.18, 0.08, dark, [0, 0.34, 0.02], [0, 0, 0], 0.03),
    box(0.4, 0.56, 0.09, material, [0, 0.06, 0.06], [0, 0, 0], 0.04),
    box(0.34, 0.1, 0.07, material, [0, -0.26, 0.1], [-24, 0, 0], 0.03),
    rod(0.04, 0.5, steel, [0, 0.3, 0.07]),
    box(0.5, 0.16, 0.08, dark, [0, -0.16, 0.01], [0, 0, 0], 0.03),
  );

/** Switch, suction and the tool's socket under its flap, facing +z. */
const extractorPanel = () =>
  group(
    box(1.9, 0.74, 0.06, dark, [0, 0, 0], [0, 0, 0], 0.02),
    knob(0.17, [-0.68, -0.02, 0.03]),
    label('O   I   AUTO', 0.5, 0.1, [-0.68, 0.26, 0.033], [0, 0, 0], { ink: '#f2f2ee' }),
    knob(0.17, [-0.14, -0.02, 0.03], [0, 0, 50], plastic(brands.Vajra.accent)),
    label('MIN   MAX', 0.44, 0.1, [-0.14, 0.26, 0.033], [0, 0, 0], { ink: '#f2f2ee' }),
    put(toolSocket(), [0.59, -0.03, 0.03]),
  );

/** An Indian socket of 16 A, its sprung flap open. */
const toolSocket = () =>
  group(
    box(0.62, 0.6, 0.1, grey, [0, 0, 0.03], [0, 0, 0], 0.05),
    put(sleeve(0.25, 0.215, 0.06, grey), [0, -0.01, 0.09], [90, 0, 0]),
    cylinder(0.215, 0.02, matt('#3c4043'), [0, -0.01, 0.085], [90, 0, 0]),
    ([[0, 0.1, 0.05], [-0.095, -0.07, 0.036], [0.095, -0.07, 0.036]] as const).map(([x, y, radius]) => cylinder(radius, 0.01, matt('#050505'), [x, y - 0.01, 0.095], [90, 0, 0])),
    put(group(rod(0.035, 0.5, dark), box(0.56, 0.05, 0.34, plastic('#4a4f53'), [0, 0, 0.17], [0, 0, 0], 0.02)), [0, 0.29, 0.1], [-18, 0, 0]),
  );

export const scenes: Scenes = {
  'NV-30': { build: () => drum({ r: 1.15, h: 1.9, head: brands.Nirmalya.body, motors: 1, name: 'NIRMALYA' }), first: { from: [-22, 16] }, second: { from: [10, 54] } },
  'NV-80T': { build: () => drum({ r: 1.4, h: 2.9, head: brands.Nirmalya.body, motors: 3, name: 'NIRMALYA' }), first: { from: [-22, 16] }, second: { from: [-56, 42] } },
  'NV-HD5': { build: heavy, first: { from: [-28, 14] } },
  'VDE-25': { build: extractor, first: { from: [26, 18] } },
};
