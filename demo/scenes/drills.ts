import { brands } from './brands.ts';
import { knob } from './fittings.ts';
import { halvedShell } from './halved-shells.ts';
import { chuck, drillBit, moulded, sideHandle } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { magneticDrill } from './magnetic-drills.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { aluminium, black, darkSteel, plastic, rubber, steel } from './materials.ts';
import { pistolShell } from './pistol-shells.ts';
import type { Scenes } from './scene.ts';
import { block, chain, type Form, grown, limb, sculpt, thicker, within } from './sculpt.ts';
import { lineOn, mounted, screwsOn } from './shell-details.ts';
import { slideBattery } from './slide-batteries.ts';
import type { Slots } from './slotted.ts';
import { around, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, ring, rod, scaled } from './solids.ts';

type Drill = {
  brand: 'Vajra' | 'Nirmaan';
  model: string;
  radius: number;
  length: number;
  chuckSize: number;
  /** An impact drill: switch on top, side handle and depth gauge. */
  impact?: boolean;
  /** A gear housing of metal with two speeds, and a closed handle behind. */
  heavy?: boolean;
};

/** One unit is a decimetre; the motor lies along x. Impact drills rest on grip and handle, others on their side. */
function mainsDrill(drill: Drill) {
  const { radius, length, heavy = false } = drill;
  const [back, front] = [-length * 0.65, length * 0.35];
  if (drill.impact) {
    const ground = heavy ? -1.19 : -1.28;
    const [from, tip] = [back - (heavy ? 0.75 : 0), front + 1.5];
    return group(
      drillBody(drill),
      bendProtector([back + (heavy ? -0.6 : 0.16), ground + 0.2, 0], [0, 0, 8]),
      mainsLead(
        [
          [from, ground + 0.18, 0],
          [from - 0.45, ground + 0.09, -0.1],
          [from - 0.7, ground + 0.07, -0.5],
          [from - 0.3, ground + 0.07, -0.95],
          [from + 0.6, ground + 0.07, -1.05],
          [tip - 1.1, ground + 0.07, -0.8],
          [tip - 0.5, ground + 0.07, -0.42],
          [tip - 0.1, ground + 0.07, -0.3],
        ],
        0.045,
      ),
    );
  }
  const ground = -radius * 0.95;
  const grip = back + 0.25;
  return group(
    put(group(drillBody(drill), bendProtector([grip, -1.3, 0], [0, 0, 80])), [0, 0, 0], [-85, 0, 0]),
    mainsLead(
      [
        [grip - 0.04, ground + 0.15, 1.5],
        [grip - 0.04, ground + 0.06, 1.75],
        [grip + 0.08, ground + 0.05, 2.0],
        [grip + 0.45, ground + 0.05, 2.16],
        [grip + 0.95, ground + 0.05, 2.02],
        [grip + 1.3, ground + 0.05, 1.66],
        [grip + 1.55, ground + 0.05, 1.3],
        [grip + 1.86, ground + 0.05, 1.12],
        [grip + 2.05, ground + 0.06, 1.06],
      ],
      0.045,
    ),
  );
}

function drillBody({ brand, model, radius, length, chuckSize, impact = false, heavy = false }: Drill) {
  const body = heavy ? '#cf9a27' : brands[brand].body;
  const [back, front] = [-length * 0.65, length * 0.35];
  const nose = front + (heavy ? 0.6 : 0.42);
  const ink = brand === 'Nirmaan' ? '#1d2023' : '#ffffff';
  const side = radius * 0.955;
  const slots: Slots[] = [
    { at: [back + 0.36, 0], w: 0.3, h: radius * 0.9, count: 5 },
    { at: [front - 0.22, 0], w: 0.18, h: radius * 0.7, count: 4 },
  ];
  return group(
    heavy
      ? closedHandle(back, front, radius, body, slots)
      : pistolShell({ back, front, radius, grip: [[back + 0.52, -0.15], [back + 0.3, -1.08]], thick: 0.2, color: body, slots }),
    lathe([[0, 0], [radius * 1.01, 0], [radius * 1.01, 0.07], [radius * 0.92, 0.1], [0.24, nose - front - 0.1], [0.215, nose - front], [0, nose - front]], heavy ? aluminium : plastic('#2b2d30'), [front - 0.02, 0, 0], [0, 0, -90], 64),
    rod(0.215, 0.16, heavy ? aluminium : darkSteel, [nose + 0.06, 0, 0]),
    chuck(chuckSize, [nose + 0.13, 0, 0], 0.8),
    label(brand.toUpperCase(), length * (heavy ? 0.22 : 0.33), heavy ? 0.09 : 0.14, [(back + front) / 2 + 0.08, heavy ? 0.1 : 0.06, side], [0, 0, 0], { ink }),
    label(heavy ? `${model}   1050 W` : model, 0.34, heavy ? 0.055 : 0.08, [(back + front) / 2 + 0.08, heavy ? 0.02 : -0.08, side], [0, 0, 0], { ink, weight: 400 }),
    heavy ? [gearHousing(front, radius), pair((end) => put(ratingPlate(0.24), [(back + front) / 2 + 0.26, -0.13, end * side], [0, end === 1 ? 0 : 180, 0]))] : [],
    pair((end) => [
      screw([back + 0.68, -radius * 0.55, end * (radius * 0.87 - 0.022)]),
      screw([front - 0.32, radius * 0.55, end * (radius * 0.87 - 0.022)]),
    ]),
    heavy ? [] : box(0.12, 0.05, 0.34, black, [back + 0.84, -radius - 0.01, 0], [0, 0, -8], 0.02),
    impact
      ? [
          modeSwitch([front - 0.16, radius - 0.025, 0]),
          put(scaled(sideHandle(heavy ? 1.54 : 1.7, [0, 0, 0], [0, 0, 0]), 0.6), [nose + 0.02, -0.2, 0], [0, 0, 172]),
          ring(0.235, 0.035, black, [nose + 0.02, 0, 0], [0, 90, 0]),
          depthGauge(nose),
        ]
      : [],
    heavy ? put(knob(0.14), [front + 0.2, 0.02, radius * 0.86], [0, 8, 0]) : [],
  );
}

/** A countersunk screw whose axis is level. */
const screw = ([x, y, z]: Point) =>
  group(
    cylinder(0.042, 0.06, plastic('#17191b'), [x, y, z], [90, 0, 0]),
    cylinder(0.028, 0.064, darkSteel, [x, y, z], [90, 0, 0]),
    pair((turn) => box(0.034, 0.007, 0.066, black, [x, y, z], [0, 0, turn * 45], 0)),
  );

/** Drilling with or without impact. */
const modeSwitch = (at: Point) => put(group(box(0.3, 0.06, 0.2, black, [0, 0, 0], [0, 0, 0], 0.025), box(0.1, 0.08, 0.14, plastic('#d8432b'), [0.06, 0.04, 0], [0, 0, 0], 0.02)), at);

const depthGauge = (nose: number) =>
  group(
    rod(0.035, 1.2, steel, [nose + 0.32, 0.27, 0.12]),
    box(0.16, 0.14, 0.12, black, [nose + 0.02, 0.27, 0.12], [0, 0, 0], 0.03),
  );

/** The motor housing of a heavy drill with a D behind it. */
function closedHandle(back: number, front: number, radius: number, body: string, slots: Slots[]) {
  const spine = (x: number, y: number, r: number) => ({ at: [x, y, 0] as Point, r });
  const [top, heel, foot, front2] = [spine(back - 0.45, 0.05, 0.19), spine(back - 0.62, -0.6, 0.17), spine(back - 0.5, -1.0, 0.19), spine(back + 0.35, -0.5, 0.17)] as const;
  const housing = block([(back + front) / 2, 0, 0], [(front - back) / 2, radius, radius * 0.95], radius * 0.7);
  const handle = chain(spine(back + 0.2, 0.02, 0.26), top, heel, foot, front2, spine(back + 0.4, -0.1, 0.24));
  const side = radius * 0.94;
  const from: Point = [back - 1.1, -1.4, -0.7];
  const to: Point = [front + 0.2, 0.7, 0.7];
  const form = grown(0.16, housing, handle);
  return group(
    halvedShell({ form, color: body, slots, side, from, to }),
    shellParts(form, back, front, radius),
    sculpt(limb(spine(back - 0.5, -0.14, 0.2), spine(back - 0.61, -0.6, 0.2)), from, to, 0.026, rubber),
    moulded([[back - 0.36, -0.12], [back - 0.24, -0.16], [back - 0.3, -0.36], [back - 0.32, -0.56], [back - 0.46, -0.56]], 0.18, plastic('#d8432b'), 0.05, 0.05),
  );
}

/** The joint between handle and motor, soft inlays where it is laid down, brush caps, screws, lock and speed wheel. */
function shellParts(form: Form, back: number, front: number, radius: number) {
  const hoop = (x: number): Point[] => around(16, (degrees): Point => [x, Math.sin((degrees * Math.PI) / 180) * radius, Math.cos((degrees * Math.PI) / 180) * radius]).concat([[x, 0, radius]]);
  const soft = (at: Point, half: Point) => sculpt(within(thicker(form, 0.013), block(at, half, 0.06)), [back - 1.1, -1.4, -0.7], [front + 0.2, 0.7, 0.7], 0.024, rubber);
  return group(
    lineOn(form, hoop(back + 0.62), 0.008),
    lineOn(form, hoop(front - 0.1), 0.008),
    soft([back + 0.34, radius + 0.02, 0], [0.36, 0.12, 0.2]),
    soft([back - 0.5, -1.12, 0], [0.2, 0.14, 0.3]),
    pair((end) => [
      screwsOn(form, [[back - 0.32, 0.1, end * 0.2], [back - 0.46, -0.96, end * 0.2], [back + 0.22, -0.56, end * 0.2], [back + 0.7, 0.26, end * radius]], 0.026),
      // The caps through which the brushes are changed.
      mounted(group(cylinder(0.085, 0.02, black, [0, 0, 0.004], [90, 0, 0]), ring(0.085, 0.008, black, [0, 0, 0.012]), box(0.11, 0.018, 0.012, plastic('#0c0d0e'), [0, 0, 0.014], [0, 0, 30], 0)), form, [back + 0.8, -0.16, end * radius]),
      // Moulded grooves along the motor's housing.
      [0.2, 0.26].map((y) => lineOn(form, [[back + 0.8, y, end * radius], [front - 0.5, y, end * radius]], 0.006)),
      mounted(cylinder(0.05, 0.05, black, [0, 0, 0.02], [90, 0, 0]), form, [back - 0.34, -0.16, end * 0.2]),
    ]),
    put(group(cylinder(0.07, 0.07, black, [0, 0, 0], [90, 0, 0]), around(16, (degrees) => put(box(0.012, 0.014, 0.07, black, [0, 0.07, 0], [0, 0, 0], 0.003), [0, 0, 0], [0, 0, degrees]))), [back - 0.33, -0.3, 0]),
  );
}

/** Ribs, socket screws and a dark joint on the gear's housing of metal, with the figures of the two speeds. */
const gearHousing = (front: number, radius: number) =>
  group(
    rod(radius * 1.0, 0.014, black, [front + 0.055, 0, 0]),
    around(4, (degrees) => put(group(rod(0.055, 0.1, aluminium, [front + 0.1, radius * 0.88, 0]), rod(0.034, 0.03, darkSteel, [front + 0.15, radius * 0.88, 0])), [0, 0, 0], [degrees + 38, 0, 0])),
    around(10, (degrees) => put(box(0.3, 0.08, 0.03, aluminium, [front + 0.24, radius * 0.78, 0], [0, 0, -34], 0.012), [0, 0, 0], [degrees + 18, 0, 0])),
    label('1      2', 0.26, 0.05, [front + 0.2, 0.2, radius * 0.84], [-12, 8, 0], { ink: '#2b2d30' }),
  );

type Cordless = { length: number; radius: number; model: string; kind: 'drill' | 'impact driver' };

function cordless({ length, radius, model, kind }: Cordless) {
  const { body } = brands.Himveer;
  const isDrill = kind === 'drill';
  const [back, front] = [-length * 0.62, length * 0.38];
  const foot = isDrill ? block([-0.14, -1.16, 0], [0.46, 0.12, 0.33], 0.08) : block([-0.16, -1.1, 0], [0.3, 0.12, 0.24], 0.1);
  return group(
    pistolShell({ back, front, radius, grip: [[-0.12, -0.15], [-0.24, -1.0]], thick: isDrill ? 0.185 : 0.17, color: isDrill ? body : '#9c2a30', trigger: '#26292c', foot, slots: [{ at: [back + length * 0.25, 0], w: length * 0.2, h: radius * 0.9, count: 4 }] }),
    isDrill ? [torqueCollar(front, radius), put(keylessChuck(), [front + 0.28, 0, 0])] : put(driverNose(radius), [front - 0.03, 0, 0]),
    isDrill ? [label('HIMVEER', length * 0.4, 0.12, [back + length * 0.6, 0.05, radius * 0.955], [0, 0, 0], { ink: '#ffffff' }), label(model, length * 0.26, 0.07, [back + length * 0.6, -0.07, radius * 0.955], [0, 0, 0], { ink: '#ffffff', weight: 400 })] : put(driverPrint(model, radius), [back + length * 0.6, 0, 0]),
    isDrill ? [box(0.26, 0.05, 0.2, black, [front - 0.3, radius, 0], [0, 0, 0], 0.02), label(['1    2'], 0.2, 0.06, [front - 0.3, radius + 0.027, 0], [-90, 0, 0], { ink: '#ffffff' })] : [],
    pair((side) => box(0.12, 0.08, 0.05, black, [0.08, -0.33, side * 0.17], [0, 0, 0], 0.02)),
    isDrill ? cylinder(0.04, 0.03, plastic('#f4f4ea'), [0.24, -1.02, 0], [0, 0, -70]) : put(lamp(), [0.1, -1.0, 0], [0, 0, -45]),
    isDrill ? [put(slideBattery('18V 2.0Ah', body), [-0.12, -1.28, 0]), put(slideBattery('18V 2.0Ah', body), [1.15, -1.28, 0.75], [0, 34, 0])] : put(driverBattery(), [-0.16, -1.34, 0]),
    isDrill ? [] : driverScrews(),
  );
}

/** Small print on the driver's barrel, and a line between two colours of plastic. */
const driverPrint = (model: string, radius: number) =>
  group(
    label('HIMVEER', 0.3, 0.085, [0, 0.05, radius * 0.965], [0, 0, 0], { ink: '#e6e3da' }),
    label(model, 0.2, 0.05, [0, -0.03, radius * 0.965], [0, 0, 0], { ink: '#e6e3da', weight: 400 }),
    label('IMPACT DRIVER   110 Nm', 0.3, 0.034, [0, -0.085, radius * 0.965], [0, 0, 0], { ink: '#e6e3da', weight: 400 }),
  );

/** Sunk screws that hold the two halves of the driver's shell, on both sides. */
const driverScrews = () =>
  pair((side) =>
    ([[0.2, 0.17, 0.236], [-0.08, -0.2, 0.212], [-0.2, -0.82, 0.166]] as Point[]).map(([x, y, z]) =>
      put(group(put(cylinder(0.034, 0.03, black), [0, 0, 0], [90, 0, 0]), put(cylinder(0.024, 0.034, steel), [0, 0, side * 0.002], [90, 0, 0]), [0, 90].map((degrees) => box(0.03, 0.008, 0.006, black, [0, 0, side * 0.019], [0, 0, degrees + 20], 0))), [x, y, side * z]),
    ),
  );

/** Pushed up into the grip: a seam, ribbed catches at the sides, lamps for the charge, a bumper below. */
const driverBattery = () => {
  const shell = plastic('#2b2e31');
  return group(
    box(0.62, 0.3, 0.5, shell, [0, 0.01, 0], [0, 0, 0], 0.09),
    box(0.58, 0.016, 0.465, plastic('#0d0e0f'), [0, 0.135, 0], [0, 0, 0], 0.006),
    box(0.64, 0.09, 0.52, rubber, [0, -0.135, 0], [0, 0, 0], 0.04),
    pair((side) => [
      box(0.2, 0.15, 0.03, plastic('#0d0e0f'), [-0.12, 0.04, side * 0.243], [0, 0, 0], 0.012),
      box(0.17, 0.12, 0.04, plastic('#8a3a34'), [-0.12, 0.04, side * 0.248], [0, 0, 0], 0.015),
      [0, 1, 2, 3].map((index) => box(0.012, 0.1, 0.01, plastic('#6e2c28'), [-0.165 + index * 0.03, 0.04, side * 0.27], [0, 0, 0], 0.004)),
      put(group(label('12V', 0.12, 0.06, [0, 0.022, 0], [0, 0, 0], { ink: '#e6e3da' }), label('2.0Ah Li-ion', 0.14, 0.034, [0, -0.03, 0], [0, 0, 0], { ink: '#e6e3da', weight: 400 })), [0.12, 0.04, side * 0.2535], [0, side === 1 ? 0 : 180, 0]),
    ]),
    [0, 1, 2].map((index) => box(0.012, 0.024, 0.04, plastic(index < 2 ? '#7fb08a' : '#3c4144'), [0.307, 0.04, (index - 1) * 0.07], [0, 0, 0], 0.004)),
  );
};

/** The ring that sets the clutch, with its twenty steps. */
const torqueCollar = (front: number, radius: number) =>
  group(
    rod(radius * 0.96, 0.3, plastic('#2b2d30'), [front + 0.12, 0, 0], radius * 0.9),
    around(30, (degrees) => put(box(0.16, 0.03, 0.03, black, [front + 0.17, radius * 0.93, 0]), [0, 0, 0], [degrees, 0, 0])),
    around(20, (degrees) => put(box(0.035, 0.006, 0.012, plastic('#ffffff'), [front + 0.02, radius * 0.962, 0], [0, 0, 0], 0), [0, 0, 0], [degrees, 0, 0])),
  );

const keylessChuck = () =>
  group(
    lathe([[0, 0], [0.2, 0], [0.235, 0.04], [0.235, 0.24], [0.215, 0.26], [0.235, 0.28], [0.23, 0.46], [0.16, 0.62], [0, 0.62]], black, [0, 0, 0], [0, 0, -90]),
    around(18, (degrees) => put(box(0.16, 0.02, 0.03, black, [0.14, 0.238, 0]), [0, 0, 0], [degrees, 0, 0])),
    around(18, (degrees) => put(box(0.14, 0.02, 0.03, black, [0.37, 0.236, 0]), [0, 0, 0], [degrees, 0, 0])),
    rod(0.15, 0.06, steel, [0.62, 0, 0], 0.12),
    around(3, (degrees) => put(box(0.1, 0.06, 0.05, darkSteel, [0.67, 0.07, 0]), [0, 0, 0], [degrees, 0, 0])),
    drillBit(0.055, 0.75, [0.66, 0, 0]),
  );

/** The short housing of the hammer mechanism, its bumper of rubber, and the sleeve that locks hexagonal bits. */
const driverNose = (radius: number) =>
  group(
    lathe([[0, 0], [radius * 0.94, 0], [radius * 0.95, 0.05], [radius * 0.9, 0.1], [radius * 0.72, 0.26], [radius * 0.6, 0.34], [0, 0.34]], darkSteel, [0, 0, 0], [0, 0, -90], 64),
    lathe([[0, 0.28], [radius * 0.76, 0.28], [radius * 0.74, 0.36], [radius * 0.56, 0.42], [0, 0.42]], rubber, [0, 0, 0], [0, 0, -90], 64),
    lathe([[0, 0.4], [0.1, 0.4], [0.1, 0.44], [0.108, 0.45], [0.108, 0.53], [0.09, 0.56], [0.05, 0.56], [0.05, 0.5]], steel, [0, 0, 0], [0, 0, -90]),
    around(20, (degrees) => put(box(0.06, 0.012, 0.018, darkSteel, [0.49, 0.107, 0], [0, 0, 0], 0.004), [0, 0, 0], [degrees, 0, 0])),
    put(screwdriverBit(), [0.5, 0, 0]),
  );

/** A quarter inch across its flats, with a cross tip, towards +x. */
const screwdriverBit = () =>
  group(
    extrude(outline(around(6, (degrees): FlatPoint => [0.037 * Math.cos((degrees * Math.PI) / 180), 0.037 * Math.sin((degrees * Math.PI) / 180)])), 0.2, steel, [0.1, 0, 0], [0, 90, 0], 0.004),
    rod(0.034, 0.03, steel, [0.21, 0, 0], 0.03),
    rod(0.03, 0.12, steel, [0.28, 0, 0]),
    rod(0.026, 0.09, darkSteel, [0.38, 0, 0], 0.008),
    pair((side) => extrude(outline([[0.32, -0.03], [0.37, -0.03], [0.435, -0.011], [0.435, 0.011], [0.37, 0.03], [0.32, 0.03]], 0.004), 0.014, darkSteel, [0, 0, 0], [side * 45, 0, 0], 0.002)),
  );

/** Lights the screw from the foot of the grip. */
const lamp = () => group(cylinder(0.06, 0.03, black), cylinder(0.038, 0.036, plastic('#f4f4ea')));

export const scenes: Scenes = {
  'VD-13RE': {
    build: () =>
      mainsDrill({ brand: 'Vajra', model: 'VD-13RE', radius: 0.36, length: 1.5, chuckSize: 0.215, impact: true }),
    first: { from: [-24, 16] },
    second: { from: [40, 14] },
  },
  'VD-10': {
    build: () => mainsDrill({ brand: 'Vajra', model: 'VD-10', radius: 0.31, length: 1.25, chuckSize: 0.17 }),
    first: { from: [8, 46] },
    second: { from: [70, 22] },
  },
  'HCD-18L': { build: () => cordless({ length: 1.1, radius: 0.33, model: 'HCD-18L', kind: 'drill' }), first: { from: [26, 16] } },
  'NID-16H': {
    build: () =>
      mainsDrill({
        brand: 'Nirmaan',
        model: 'NID-16H',
        radius: 0.4,
        length: 1.7,
        chuckSize: 0.25,
        impact: true,
        heavy: true,
      }),
    first: { from: [-24, 16] },
  },
  'NMD-23': { build: magneticDrill, first: { from: [32, 14] } },
  'HID-12V': { build: () => cordless({ length: 0.85, radius: 0.29, model: 'HID-12V', kind: 'impact driver' }), first: { from: [30, 16] }, second: { from: [-35, 14] } },
};
