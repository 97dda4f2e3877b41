import { gauge, knob } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, clear, matt, plastic, rubber, stainless, steel } from './materials.ts';
import { block, grown, sculpt, without } from './sculpt.ts';
import { strap } from './soft-solids.ts';
import { around, bar, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

/** A tank to be carried on the back, its lance in front. One unit is a decimetre. */
type Knapsack = {
  model: string;
  color: string;
  litres: number;
  /** How the liquid is pressed out: one pump with a battery, two of them, or a lever at the side. */
  drive: 'battery' | 'two pumps' | 'lever';
};

export function knapsackSprayer({ model, color, litres, drive }: Knapsack) {
  const high = litres === 20 ? 3.9 : 3.4;
  const isManual = drive === 'lever';
  return group(
    tank(high, color),
    scale(high, litres),
    lid(high + 0.72, isManual ? '#2c6b38' : '#26292c'),
    label('HARIVAN', 1.7, 0.4, [-0.15, high * 0.78 + 0.5, 1.005], [0, 0, 0], { ink: '#ffffff' }),
    label([model, `${litres} L`], 1.0, 0.42, [-0.15, high * 0.46 + 0.4, 0.93], [0, 0, 0], { ink: '#ffffff' }),
    isManual ? leverPump() : batteryBase(drive === 'two pumps'),
    straps(high),
    lance(),
  );
}

/** Blown plastic: shoulders, a hollow for the back, a waist and a recessed field. */
function tank(high: number, color: string) {
  const shape = without(
    0.1,
    grown(0.25, block([0, 0.5 + high / 2, 0], [1.75, high / 2 + 0.1, 1.0], 0.5), block([0, high + 0.5, 0], [0.9, 0.3, 0.75], 0.2)),
    block([0, high * 0.46 + 0.4, 1.06], [1.15, high * 0.17, 0.16], 0.08),
    block([0, high * 0.5 + 0.5, -1.35], [0.9, high, 0.5], 0.3),
  );
  return group(
    sculpt(shape, [-2, 0.1, -1.3], [2, high + 1.1, 1.3], 0.06, plastic(color)),
    repeat(3, (index) => pair((side) => box(0.08, 0.05, 1.2, plastic(color), [side * 1.75, 1.3 + index * high * 0.28, 0], [0, 0, 0], 0.02))),
    bar([[-0.5, high + 0.5, -0.9], [-0.5, high + 1.05, -0.95], [0.5, high + 1.05, -0.95], [0.5, high + 0.5, -0.9]], 0.11, plastic('#26292c'), 0.2),
  );
}

/** A clear stripe with marks for the litres. */
const scale = (high: number, litres: number) =>
  group(
    box(0.16, high * 0.66, 0.03, clear('#dfe8dc', 0.85), [1.28, 0.55 + high * 0.48, 0.985], [0, 0, 0], 0.012),
    repeat(litres / 2, (index) => box(0.13, 0.02, 0.02, black, [1.28, 0.55 + high * (0.18 + (0.6 * index) / (litres / 2 - 1)), 1.0], [0, 0, 0], 0)),
    repeat(litres / 4, (index) => label(`${(index + 1) * 4}`, 0.22, 0.16, [1.04, 0.55 + high * (0.18 + (0.6 * (2 * index + 1)) / (litres / 2 - 1)), 1.006], [0, 0, 0], { ink: '#ffffff' })),
  );

const lid = (y: number, color: string) =>
  put(
    group(
      lathe([[0, 0], [0.78, 0], [0.82, 0.06], [0.82, 0.34], [0.7, 0.42], [0.3, 0.46], [0, 0.44]], plastic(color)),
      around(24, (degrees) => put(box(0.05, 0.28, 0.07, plastic(color), [0.82, 0.19, 0], [0, 0, 0], 0.02), [0, 0, 0], [0, degrees, 0])),
      box(1.0, 0.14, 0.16, plastic(color), [0, 0.48, 0], [0, 0, 0], 0.06),
    ),
    [0, y, 0],
  );

/** Holds battery and pump; switch, speed, charge and socket are in front. */
function batteryBase(isDouble: boolean) {
  return group(
    sculpt(block([0, 0.48, 0], [1.8, 0.46, 1.06], 0.22), [-2, -0.1, -1.3], [2, 1.1, 1.3], 0.06, plastic('#26292c')),
    box(2.6, 0.5, 0.05, plastic('#33373a'), [0, 0.5, 1.05], [0, 0, 0], 0.02),
    knob(0.17, [0.0, 0.5, 1.07], [0, 0, 0], plastic('#d8432b')),
    box(0.34, 0.26, 0.08, plastic('#c2212b'), [0.6, 0.5, 1.09], [8, 0, 0], 0.03),
    isDouble ? box(0.34, 0.26, 0.08, plastic('#1e8a4c'), [1.05, 0.5, 1.09], [8, 0, 0], 0.03) : [],
    gauge(0.19, [-0.55, 0.5, 1.1]),
    cylinder(0.12, 0.08, black, [-1.05, 0.5, 1.08], [90, 0, 0]),
    label('12 V  CHARGE', 0.5, 0.08, [-0.98, 0.3, 1.08], [0, 0, 0], { ink: '#f2f2ee' }),
    isDouble ? label('2 PUMPS', 0.5, 0.1, [0.82, 0.3, 1.08], [0, 0, 0], { ink: '#f2f2ee' }) : [],
    pair((side) => pair((end) => cylinder(0.14, 0.1, rubber, [side * 1.4, 0.03, end * 0.75]))).flat(),
  );
}

/** A foot, the pressure chamber behind, and the lever that works its piston. */
const leverPump = () =>
  group(
    sculpt(block([0, 0.32, 0], [1.7, 0.3, 1.0], 0.14), [-2, -0.1, -1.3], [2, 0.8, 1.3], 0.06, plastic('#26292c')),
    lathe([[0, 0], [0.4, 0], [0.42, 0.1], [0.42, 1.7], [0.25, 1.9], [0, 1.92]], plastic('#26292c'), [1.35, 0.4, -1.05]),
    // The lever turns in a bearing at the foot, goes up the side, and ends in a grip in front.
    rod(0.14, 0.6, steel, [1.9, 0.55, 0.0]),
    rod(0.24, 0.16, plastic('#26292c'), [2.1, 0.55, 0.0]),
    bar([[2.2, 0.55, -0.75], [2.2, 0.55, 0.25], [2.3, 1.9, 0.6], [2.3, 2.7, 1.75]], 0.085, steel, 0.45),
    put(rod(0.16, 0.95, rubber), [2.3, 2.46, 1.4], [0, -90, 34.8]),
    repeat(4, (index) => ring(0.165, 0.025, rubber, [2.3, 2.27 + index * 0.125, 1.13 + index * 0.18], [-34.8, 0, 0])),
    bar([[2.2, 0.55, -0.7], [1.75, 1.4, -1.0], [1.45, 1.9, -1.05]], 0.07, steel, 0.1),
  );

const straps = (high: number) => {
  const webbing = matt('#26292c');
  return pair((side) => [
    strap([[side * 0.7, high + 0.3, -0.9], [side * 0.85, high + 0.2, -1.5], [side * 1.0, high * 0.7, -1.9], [side * 1.1, high * 0.4, -1.75], [side * 1.2, 1.0, -1.2]], 0.55, webbing, [0, high * 0.5, 0], 0.07),
    strap([[side * 1.2, 1.05, -1.25], [side * 1.35, 0.7, -1.15], [side * 1.4, 0.5, -0.95]], 0.25, webbing, [0, high * 0.5, 0], 0.02),
    box(0.36, 0.24, 0.1, black, [side * 1.2, 1.02, -1.28], [20, 0, 0], 0.03),
  ]);
};

/** Hose, grip with its lever and filter, a steel lance and the nozzle. */
function lance() {
  const ground = 0.13;
  const hose: Point[] = [[-1.6, 0.5, 0.4], [-2.2, 0.5, 0.5], [-2.9, 0.12, 0.9], [-3.0, 0.1, 1.8], [-2.5, 0.11, 2.2], [-1.95, ground, 2.1]];
  return group(
    tube(hose, 0.09, black),
    rod(0.13, 0.2, plastic('#e9b824'), [-1.7, 0.5, 0.4]),
    put(
      group(
        lathe([[0.1, 0], [0.15, 0.05], [0.15, 0.5], [0.11, 0.6], [0.14, 0.7], [0.14, 1.1], [0.1, 1.2], [0, 1.2]], plastic('#26292c'), [0, 0, 0], [0, 0, -90]),
        box(0.9, 0.05, 0.14, plastic('#c2212b'), [0.55, 0.2, 0], [0, 0, 6], 0.02),
        box(0.16, 0.2, 0.12, plastic('#c2212b'), [0.18, 0.16, 0], [0, 0, 0], 0.03),
        rod(0.055, 3.4, stainless, [2.8, 0, 0]),
        rod(0.1, 0.18, brass, [1.25, 0, 0]),
        tube([[4.45, 0, 0], [4.75, 0.02, 0], [4.95, 0.12, 0]], 0.055, stainless),
        put(group(cylinder(0.1, 0.16, brass), cylinder(0.13, 0.12, plastic('#e9b824'), [0, 0.12, 0])), [4.98, 0.15, 0], [0, 0, -50]),
      ),
      [-1.95, ground, 2.1],
      [0, 5, 0.5],
    ),
  );
}
