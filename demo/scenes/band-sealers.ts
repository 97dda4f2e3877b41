import { brands } from './brands.ts';
import { bolt, display, knob, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { aluminium, black, brass, chrome, clear, darkSteel, matt, metal, paint, plastic, rubber, stainless, steel } from './materials.ts';
import { block, type Form, sculpt } from './sculpt.ts';
import { around, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, rod } from './solids.ts';

/** Pouches run along a conveyor; two bands close their tops between hot blocks. One unit is a decimetre. */
export function bandSealer() {
  return group(bed(), conveyor(), housing(), panel(), sealingHead(), [-3.1, -0.2, 2.9].map((x, index) => pouch([x, 0.93, 1.42], index * 7 - 5)), [bendProtector([-3.7, 1.2, -1.0], [0, 90, 0]), mainsLead([[-3.7, 1.2, -1.1], [-3.8, 0.9, -1.7], [-4.6, 0.07, -2.2], [-5.4, 0.07, -1.4], [-5.6, 0.07, 0.2], [-5.2, 0.07, 1.2]], 0.07)]);
}

const coat = paint(brands.Dhanvi.body);

const bed = () =>
  group(
    box(8.6, 0.36, 2.3, stainless, [0, 0.36, 0.1], [0, 0, 0], 0.05),
    pair((side) => pair((end) => lathe([[0, 0], [0.22, 0], [0.18, 0.2], [0, 0.2]], rubber, [side * 3.9, 0, 0.1 + end * 0.9]))).flat(),
  );

/** A pill of the given half length and radius. */
const pill = (half: number, radius: number): FlatPoint[] =>
  repeat(32, (index) => {
    const angle = ((index / 31) * 2 - 0.5) * Math.PI;
    return [Math.cos(angle) * radius + (Math.cos(angle) >= 0 ? half : -half), Math.sin(angle) * radius];
  });

const conveyor = () =>
  group(
    extrude(outline(pill(4.5, 0.2)), 0.95, rubber, [0, 0.73, 1.42], [0, 0, 0], 0.02),
    [0.88, 1.96].map((z) => box(9.1, 0.34, 0.08, stainless, [0, 0.72, z], [0, 0, 0], 0.02)),
    pair((side) => [cylinder(0.06, 1.3, steel, [side * 4.5, 0.73, 1.42], [90, 0, 0]), bolt(0.08, [side * 4.5, 0.73, 2.02], [90, 0, 0]), bolt(0.06, [side * 4.1, 0.73, 2.0], [90, 0, 0])]),
    pair((side) => [box(0.16, 1.0, 0.08, stainless, [side * 2.6, 1.0, 2.04], [0, 0, 0], 0.02), cylinder(0.09, 0.16, black, [side * 2.6, 1.14, 2.12], [90, 0, 0])]),
    rod(0.05, 6.4, chrome, [0, 1.14, 2.06]),
    label('BS-900H', 1.0, 0.2, [-3.4, 0.72, 2.003], [0, 0, 0], { ink: '#1d2023' }),
  );

const housing = () =>
  group(
    extrude(outline([[-0.75, 0], [0.55, 0], [0.55, 2.3], [0.3, 2.55], [-0.6, 2.55], [-0.75, 2.4]], 0.12), 7.8, coat, [0, 0.5, -0.2], [0, -90, 0], 0.05),
    pair((side) => box(0.06, 2.5, 1.3, stainless, [side * 3.93, 1.78, -0.1], [0, 0, 0], 0.02)),
    [-1, 1].flatMap((side) => vents(1.6, 0.5, 5, [side * 2.2, 3.052, -0.2], [-90, 0, 0])),
    label('DHANVI', 1.9, 0.36, [2.0, 2.6, 0.556], [0, 0, 0], { ink: '#ffffff' }),
    label('CONTINUOUS BAND SEALER', 1.9, 0.14, [2.0, 2.32, 0.556], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
  );

/** Switches, temperature and speed. */
const panel = () =>
  put(
    group(
      box(3.6, 0.95, 0.06, plastic('#25282b'), [0, 0, 0], [0, 0, 0], 0.02),
      put(group(box(0.72, 0.72, 0.1, black, [0, 0, 0], [0, 0, 0], 0.03), display('180', 0.46, 0.2, [0, 0.12, 0.06], [0, 0, 0], { on: '#1a0d0d', ink: '#ff5a3c' }), [-0.15, 0, 0.15].map((x) => cylinder(0.045, 0.03, plastic('#c9ccca'), [x, -0.18, 0.06], [90, 0, 0]))), [-1.3, 0, 0.04]),
      knob(0.19, [-0.5, 0.06, 0.03]),
      label('SPEED', 0.36, 0.09, [-0.5, -0.3, 0.034], [0, 0, 0], { ink: '#f2f2ee' }),
      ['POWER', 'HEAT', 'FAN'].map((words, index) => group(box(0.26, 0.36, 0.09, plastic(index === 0 ? '#1e8a4c' : '#c2212b'), [0.2 + index * 0.52, 0.08, 0.04], [8, 0, 0], 0.03), label(words, 0.36, 0.09, [0.2 + index * 0.52, -0.3, 0.034], [0, 0, 0], { ink: '#f2f2ee' }))),
    ),
    [-1.7, 2.48, 0.38],
  );

/** Wheels, bands, hot and cold blocks under a cover plate, with pressure knobs on top. */
function sealingHead() {
  const high = 1.68;
  const band = outline(pill(2.75, 0.33), 0, [outline(pill(2.75, 0.3))]);
  return group(
    box(6.7, 0.08, 1.5, stainless, [0, high + 0.28, 1.1], [0, 0, 0], 0.02),
    box(6.7, 0.34, 0.06, clear('#c9dde2', 0.5), [0, high + 0.42, 1.84], [0, 0, 0], 0.02),
    [0.78, 1.5].map((z) =>
      group(
        extrude(band, 0.16, matt('#8a5a34'), [0, high, z], [90, 0, 0], 0.01),
        pair((side) => group(cylinder(0.3, 0.2, brass, [side * 2.75, high, z]), cylinder(0.1, 0.4, steel, [side * 2.75, high + 0.06, z]), bolt(0.09, [side * 2.75, high + 0.34, z]))),
      ),
    ),
    [1.0, 1.3].map((z) => group(box(1.5, 0.3, 0.16, aluminium, [-1.0, high, z], [0, 0, 0], 0.02), box(1.2, 0.3, 0.16, metal('#9aa0a4', 0.4), [0.9, high, z], [0, 0, 0], 0.02), repeat(8, (index) => box(0.05, 0.4, 0.22, aluminium, [0.4 + index * 0.14, high, z + (z > 1.1 ? 0.16 : -0.16)], [0, 0, 0], 0.01)))),
    [-1.0, 0.9].map((x) => put(group(cylinder(0.05, 0.4, steel, [0, 0.1, 0]), cylinder(0.16, 0.16, black, [0, 0.3, 0]), around(3, (degrees) => put(cylinder(0.03, 0.1, black, [0.15, 0.3, 0]), [0, 0, 0], [0, degrees, 0]))), [x, high + 0.34, 1.15])),
    put(group(cylinder(0.34, 0.16, darkSteel), cylinder(0.28, 0.2, steel), cylinder(0.05, 0.6, steel, [0, 0.2, 0]), cylinder(0.14, 0.14, black, [0, 0.5, 0])), [2.0, high, 1.5]),
    extrude(outline([[-4.3, -0.05], [-3.2, -0.02], [-3.2, 0.02], [-4.3, 0.12]], 0.02), 0.05, stainless, [0, high, 1.15], [90, 0, 0]),
    ratingPlate(0.6, [3.2, 1.0, 0.556]),
  );
}

/** A filled pouch of brown paper whose flat top runs between the bands. */
function pouch(at: Point, turn: number) {
  const shape: Form = (x, y, z) => {
    const up = Math.min(1, Math.max(0, y / 1.05));
    const thick = 0.06 + 0.94 * (1 - up ** 2.2);
    return block([0, 0.5, 0], [0.48, 0.52, 0.27], 0.12)(x, y, z / thick) * 0.5 + 0.012 * Math.sin(x * 9 + 3 * y) * up;
  };
  return put(
    group(
      sculpt(shape, [-0.6, -0.1, -0.4], [0.6, 1.2, 0.4], 0.03, matt('#b98a58')),
      label(['MASALA', '200 g'], 0.5, 0.32, [0, 0.6, 0.24], [-9, 0, 0], { on: '#c2212b', ink: '#fff4dc' }),
    ),
    at,
    [0, turn, 0],
  );
}
