import { vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { black, brass, clear, matt, paint, plastic, rubber, steel, white } from './materials.ts';
import { block, grown, limb, sculpt, thicker } from './sculpt.ts';
import { lineOn, screwsOn } from './shell-details.ts';
import { around, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

/** Height of the blower's axis above the tank. */
const AXIS = 3.0;

/** An electric cold fogger: a blower with three swirling nozzles on a tank of 5 litres. One unit is a decimetre. */
export function fogger() {
  return group(
    tank(),
    put(blower(), [0.05, AXIS, 0], [0, 0, 6]),
    handle(),
    tube([[0.95, 1.75, 0.5], [1.15, 2.2, 0.66], [1.2, 2.6, 0.62], [1.32, 2.78, 0.45]], 0.05, clear('#cfe0e4', 0.7)),
    put(group(cylinder(0.12, 0.12, brass), cylinder(0.19, 0.12, black, [0, 0.1, 0])), [1.17, 2.42, 0.7], [80, 0, 0]),
    bendProtector([-1.2, 2.3, 0], [0, 0, 20]),
    mainsLead([[-1.35, 2.25, 0], [-1.9, 1.7, -0.1], [-2.1, 0.4, -0.5], [-1.7, 0.06, -1.2], [-0.5, 0.06, -1.7], [0.9, 0.06, -1.6], [1.5, 0.06, -1.5]], 0.07),
  );
}

/** Blown of white plastic, with ribs, a filler cap and a scale. */
function tank() {
  const shape = grown(0.3, block([0, 0.9, 0], [1.45, 0.88, 0.98], 0.42), block([-0.1, 1.75, 0], [0.8, 0.4, 0.62], 0.2));
  return group(
    sculpt(shape, [-1.7, -0.2, -1.3], [1.7, 2.4, 1.3], 0.05, white),
    sculpt(thicker(block([0, 0.16, 0], [1.43, 0.15, 0.96], 0.14), 0.02), [-1.7, -0.2, -1.3], [1.7, 0.6, 1.3], 0.05, plastic('#26292c')),
    repeat(2, (index) => box(1.6, 0.05, 0.06, white, [-0.4, 0.62 + index * 0.86, 0.98], [0, 0, 0], 0.02)),
    box(0.16, 1.15, 0.02, clear('#bcd2d6', 0.8), [0.92, 1.0, 0.975], [0, 0, 0], 0.008),
    repeat(5, (index) => label(`${index + 1}`, 0.1, 0.1, [0.76, 0.55 + index * 0.22, 0.985], [0, 0, 0], { ink: '#3a3f43' })),
    repeat(9, (index) => box(0.07, 0.014, 0.01, black, [0.88, 0.55 + index * 0.11, 0.99], [0, 0, 0], 0)),
    put(group(cylinder(0.38, 0.14, white), cylinder(0.42, 0.26, plastic('#26292c'), [0, 0.16, 0], [0, 0, 0], 0.4), around(18, (degrees) => put(box(0.03, 0.22, 0.03, black, [0.42, 0.16, 0]), [0, 0, 0], [0, degrees, 0]))), [1.0, 1.76, 0.1], [0, 0, -8]),
    // The mould's line, a printed sheet, and screws into the skirt.
    pair((side) => lineOn(shape, [[side * 1.4, 0.4, 0], [side * 1.45, 1.0, 0], [side * 1.3, 1.6, 0], [side * 0.8, 1.95, 0]], 0.014, white, 0.004)),
    screwsOn(shape, [[-1.2, 0.46, 0.98], [1.2, 0.46, 0.98]], 0.04),
    box(1.16, 0.62, 0.008, matt('#3d6348'), [-0.5, 1.04, 0.984], [0, 0, 0], 0.003),
    label('HARIVAN', 0.62, 0.15, [-0.66, 1.2, 0.99], [0, 0, 0], { ink: '#e6e4da' }),
    label('HF-5E   5 L', 0.5, 0.09, [-0.7, 1.04, 0.99], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
    label(['10–50 micron', 'RINSE AFTER USE'], 0.54, 0.15, [-0.7, 0.88, 0.99], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
    put(group(extrude(outline([[-0.12, -0.1], [0.12, -0.1], [0, 0.12]], 0.015), 0.006, matt('#cfa02f'), [0, 0, 0], [0, 0, 0], 0.001), label('!', 0.06, 0.13, [0, -0.014, 0.005])), [-0.14, 1.12, 0.992]),
    label(['WEAR', 'A MASK'], 0.26, 0.12, [-0.14, 0.9, 0.99], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
  );
}

/** Lies along x: the intake behind, the nozzles in front. */
function blower() {
  const shell = paint('#bd6a31');
  return group(
    lathe([[0, -1.35], [0.55, -1.34], [0.8, -1.2], [0.9, -0.95], [0.92, 0.1], [0.88, 0.4], [0.66, 0.75], [0.6, 0.8], [0, 0.8]], shell, [0, 0, 0], [0, 0, -90], 64),
    ring(0.925, 0.025, black, [-0.55, 0, 0], [0, 90, 0]),
    ring(0.925, 0.02, black, [0.12, 0, 0], [0, 90, 0]),
    around(22, (degrees) => put(box(0.34, 0.03, 0.05, black, [-0.98, 0.885, 0], [0, 0, 14]), [0, 0, 0], [degrees, 0, 0])),
    vents(0.7, 0.7, 7, [-1.36, 0, 0], [0, -90, 0]),
    label('ULV FOGGER', 0.5, 0.11, [-0.21, 0.31, 0.89], [-19, 0, 0], { ink: '#ece9e0' }),
    label('1200 W   230 V~', 0.42, 0.065, [-0.21, 0.2, 0.915], [-13, 0, 0], { ink: '#ece9e0', weight: 400 }),
    // Screws in their seats hold the rear and the front part of the shell.
    around(6, (degrees) => [-0.46, 0.03].map((x) => put(group(cylinder(0.05, 0.02, black, [x, 0.918, 0]), cylinder(0.036, 0.03, steel, [x, 0.918, 0])), [0, 0, 0], [degrees + 48, 0, 0]))),
    ratingPlate(0.4, [-0.15, 0.93, -0.05], [-90, 0, 0]),
    put(box(0.3, 0.2, 0.06, plastic('#96302f'), [0, 0, 0], [0, 0, 0], 0.02), [-0.2, -0.36, 0.86], [22, 0, 0]),
    lathe([[0.56, 0.7], [0.68, 0.9], [0.72, 1.15], [0.74, 1.3], [0.68, 1.32], [0.62, 1.12], [0.5, 1.0], [0, 1.0]], plastic('#26292c'), [0, 0, 0], [0, 0, -90], 64),
    around(20, (degrees) => put(box(0.3, 0.04, 0.05, black, [1.08, 0.71, 0]), [0, 0, 0], [degrees, 0, 0])),
    around(3, (degrees) => put(swirler(), [1.02, 0, 0], [degrees + 30, 0, 0])),
  );
}

/** One nozzle: vanes around a brass tip. */
const swirler = () =>
  put(
    group(
      lathe([[0.14, 0], [0.26, 0.02], [0.27, 0.34], [0.22, 0.36], [0.2, 0.12], [0, 0.12]], plastic('#e8e6df'), [0, 0, 0], [0, 0, -90]),
      around(8, (degrees) => put(box(0.16, 0.11, 0.02, plastic('#e8e6df'), [0.22, 0.13, 0], [0, 35, 0]), [0, 0, 0], [degrees, 0, 0])),
      rod(0.08, 0.3, brass, [0.22, 0, 0], 0.05),
    ),
    [0, 0.32, 0],
  );

/** An arch over the blower in one piece with its shell. */
function handle() {
  const spine = (x: number, y: number, r: number) => ({ at: [x, y, 0] as Point, r });
  const [foot, back, top, front, end] = [spine(-1.0, 3.5, 0.2), spine(-0.92, 4.15, 0.15), spine(-0.3, 4.4, 0.14), spine(0.5, 4.35, 0.15), spine(0.72, 3.7, 0.22)] as const;
  const from: Point = [-1.4, 3.1, -0.4];
  const to: Point = [1.2, 4.8, 0.4];
  return group(
    sculpt(grown(0.12, limb(foot, back), limb(back, top), limb(top, front), limb(front, end)), from, to, 0.035, plastic('#26292c')),
    sculpt(thicker(limb(spine(-0.62, 4.28, 0.142), spine(0.3, 4.37, 0.145)), 0.02), from, to, 0.035, rubber),
  );
}
