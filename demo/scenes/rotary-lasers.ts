import { brands } from './brands.ts';
import { bolt, display, vents } from './fittings.ts';
import { label } from './labels.ts';
import { aluminium, black, chrome, clear, darkSteel, grey, matt, plastic, rubber, steel } from './materials.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, pair, put, ring, rod } from './solids.ts';

/** A rotary laser, and the receiver that is clamped to a staff. One unit is 50 mm. */

const coat = plastic(brands.Maapak.body);
const yellow = plastic(brands.Maapak.accent);
const shade = plastic('#26292c');

export const rotaryLaser = () => group(laser(), put(receiver(), [3.5, 0, 0.9], [0, -16, 0]));

/** A square with cut corners. */
const octagon = (half: number, cut: number): FlatPoint[] => [
  [-half, -half + cut],
  [-half + cut, -half],
  [half - cut, -half],
  [half, -half + cut],
  [half, half - cut],
  [half - cut, half],
  [-half + cut, half],
  [-half, half - cut],
];

const laser = () =>
  group(
    around(4, (degrees) => put(cylinder(0.3, 0.16, rubber, [1.35, 0.08, 1.35]), [0, 0, 0], [0, degrees, 0])),
    extrude(outline(octagon(1.95, 0.7), 0.2), 0.55, shade, [0, 0.42, 0], [-90, 0, 0], 0.12),
    extrude(outline(octagon(1.75, 0.62), 0.2), 2.3, coat, [0, 1.75, 0], [-90, 0, 0], 0.2),
    around(4, (degrees) => put(box(0.62, 2.1, 0.42, rubber, [0, 1.72, 2.05], [0, 0, 0], 0.16), [0, 0, 0], [0, degrees + 45, 0])),
    lathe([[0, 2.85], [1.62, 2.85], [1.62, 2.98], [1.4, 3.14], [1.36, 3.3], [0, 3.3]], shade),
    put(keypad(), [0, 1.72, 1.75]),
    put(batteryDoor(), [1.75, 1.6, 0], [0, 90, 0]),
    head(),
    handle(),
  );

const KEYS = ['POWER', 'SPEED', 'SCAN', 'SLOPE', 'LOCK'];

/** Facing +z. */
const keypad = () =>
  group(
    box(2.1, 1.72, 0.12, shade, [0, 0, 0.02], [0, 0, 0], 0.06),
    label('MAAPAK', 1.0, 0.24, [-0.44, 0.66, 0.083], [0, 0, 0], { ink: '#ffffff' }),
    label('MR-400', 0.62, 0.18, [0.6, 0.65, 0.083], [0, 0, 0], { ink: brands.Maapak.accent }),
    put(display('600 rpm', 1.1, 0.36), [-0.34, 0.24, 0.1]),
    [0.36, 0.2].map((y, index) => [
      cylinder(0.05, 0.03, plastic(index ? '#c2212b' : '#38b25a'), [0.5, y + 0.02, 0.09], [90, 0, 0]),
      label(index ? 'LEVEL' : 'ON', 0.32, 0.12, [0.76, y + 0.02, 0.083], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
    ]),
    KEYS.map((name, index) => {
      const [x, y] = [(index % 3) * 0.64 - 0.64 + (index > 2 ? 0.32 : 0), index > 2 ? -0.62 : -0.26];
      return group(
        box(0.54, 0.26, 0.08, index ? grey : plastic('#c2212b'), [x, y, 0.1], [0, 0, 0], 0.05),
        label(name, 0.48, 0.13, [x, y, 0.143], [0, 0, 0], { ink: '#ffffff' }),
      );
    }),
  );

/** Facing +z, with a knob to turn. */
const batteryDoor = () =>
  group(
    box(1.7, 1.1, 0.14, shade, [0, -0.1, 0], [0, 0, 0], 0.06),
    cylinder(0.3, 0.16, black, [0, -0.2, 0.12], [90, 0, 0]),
    box(0.12, 0.5, 0.14, black, [0, -0.2, 0.24], [0, 0, 0], 0.05),
    label('Ni-MH 4.8 V', 0.9, 0.18, [0, 0.28, 0.073], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
  );

/** The prism turns between four pillars, under a cap. */
const head = () =>
  group(
    cylinder(0.86, 0.14, black, [0, 3.37, 0]),
    cylinder(0.5, 0.24, aluminium, [0, 3.54, 0]),
    lathe([[0, 0], [0.62, 0], [0.66, 0.08], [0.66, 0.66], [0.58, 0.76], [0, 0.76]], shade, [0, 3.64, 0]),
    put(
      group(
        cylinder(0.28, 0.1, chrome, [0, 0, 0.62], [90, 0, 0]),
        cylinder(0.21, 0.12, plastic('#3d0c12'), [0, 0, 0.63], [90, 0, 0]),
        cylinder(0.215, 0.02, clear('#a33a44', 0.5), [0, 0, 0.695], [90, 0, 0]),
      ),
      [0, 4.0, 0],
      [0, -14, 0],
    ),
    around(4, (degrees) => put(extrude(outline([[-0.12, 0], [0.12, 0], [0.09, 1.4], [-0.09, 1.4]], 0.03), 0.22, coat, [0, 3.22, 1.12], [0, 0, 0], 0.04), [0, 0, 0], [0, degrees + 45, 0])),
    lathe([[0, 0], [1.22, 0], [1.34, 0.08], [1.34, 0.3], [1.18, 0.46], [0, 0.54]], coat, [0, 4.56, 0]),
    lathe([[1.3, 0.1], [1.4, 0.12], [1.4, 0.24], [1.3, 0.26]], rubber, [0, 4.56, 0]),
  );

/** Over the cap. */
const handle = () =>
  group(
    bar([[-1.0, 4.9, 0], [-1.0, 5.75, 0], [1.0, 5.75, 0], [1.0, 4.9, 0]], 0.17, rubber, 0.4),
    pair((side) => cylinder(0.3, 0.2, shade, [side * 1.0, 5.02, 0])),
  );

/** Seeks the beam with the window beside its display; its clamp behind holds a staff. */
const receiver = () =>
  group(
    box(1.5, 3.3, 0.62, yellow, [0, 1.65, 0], [0, 0, 0], 0.16),
    pair((side) => box(1.58, 0.5, 0.7, rubber, [0, 1.65 + side * 1.42, 0], [0, 0, 0], 0.16)),
    box(1.2, 2.2, 0.06, shade, [0, 1.66, 0.31], [0, 0, 0], 0.03),
    put(display('▲ 12 mm', 0.84, 0.42), [0, 2.4, 0.36]),
    box(0.34, 0.8, 0.05, plastic('#4a0f17'), [-0.3, 1.65, 0.34], [0, 0, 0], 0.02),
    pair((side) => [ring(0.035, 0.008, yellow, [-0.52, 1.65, 0.345]), box(0.1, 0.025, 0.02, yellow, [side * 0.14 - 0.3 + side * 0.1, 1.65, 0.345], [0, 0, 0], 0.005)]),
    put(vents(0.36, 0.34, 5), [0.3, 1.86, 0.335]),
    label('MAAPAK', 0.52, 0.15, [0.28, 1.48, 0.344], [0, 0, 0], { ink: '#ffffff' }),
    ['ON', 'mm', 'VOL'].map((name, index) =>
      group(
        box(0.3, 0.24, 0.07, grey, [(index - 1) * 0.37, 0.92, 0.35], [0, 0, 0], 0.04),
        label(name, 0.24, 0.15, [(index - 1) * 0.37, 0.92, 0.389], [0, 0, 0], { ink: '#ffffff' }),
      ),
    ),
    rod(0.1, 0.5, clear('#cfe37a', 0.8), [0, 3.33, 0]),
    pair((side) => box(0.1, 0.16, 0.26, shade, [side * 0.28, 3.34, 0])),
    clamp(),
  );

const clamp = () =>
  group(
    box(0.9, 1.1, 0.3, shade, [0, 1.7, -0.42], [0, 0, 0], 0.06),
    box(1.9, 0.5, 0.36, darkSteel, [0.3, 1.7, -0.7], [0, 0, 0], 0.05),
    [-0.6, 0.85].map((x) => box(0.22, 0.62, 1.0, darkSteel, [x, 1.7, -1.2], [0, 0, 0], 0.05)),
    rod(0.09, 1.1, steel, [1.2, 1.7, -1.3]),
    rod(0.34, 0.3, black, [1.75, 1.7, -1.3]),
    around(8, (degrees) => put(rod(0.07, 0.3, black, [1.75, 0.33, 0]), [0, 1.7, -1.3], [degrees, 0, 0])),
    put(bolt(0.09), [0, 1.7, -0.9], [-90, 0, 0]),
    box(0.06, 0.4, 0.6, matt('#3a3d40'), [-0.46, 1.7, -1.25], [0, 0, 0], 0.02),
  );

