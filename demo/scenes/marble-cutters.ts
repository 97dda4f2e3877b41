import { brands } from './brands.ts';
import { bolt, vents } from './fittings.ts';
import { moulded } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { aluminium, black, brass, clear, metal, plastic, rubber, steel } from './materials.ts';
import { arc, onCircle, sector } from './saw-blades.ts';
import { block, grown, limb, sculpt, thicker } from './sculpt.ts';
import { around, box, cylinder, disc, extrude, group, outline, type Point, pair, put, rod, roundHole, sleeve, tube } from './solids.ts';

/** A small saw for stone: diamond blade, water hose, motor and handle in line. One unit is a decimetre. */

const RADIUS = 0.55;
const BLADE_Z = 0.42;
/** The blade is drawn in, so that the machine rests on its shoe. */
const AXLE = 0.6;

export function marbleCutter() {
  const { body } = brands.Vajra;
  return group(
    shoePlate(),
    put(group(diamondBlade(), guard(), cylinder(0.15, 0.08, steel, [0, 0, BLADE_Z + 0.06], [90, 0, 0]), bolt(0.08, [0, 0, BLADE_Z + 0.1], [90, 0, 0])), [0, AXLE, 0]),
    put(machine(body), [0, AXLE + 0.26, 0]),
    waterHose(),
    mainsLead([[-1.95, AXLE + 0.15, 0], [-2.3, 0.5, 0.06], [-2.5, 0.16, 0.4], [-2.55, 0.07, 0.8], [-2.4, 0.07, 1.15], [-2.1, 0.09, 1.3], [-1.8, 0.13, 1.3]], 0.06),
  );
}

/** A steel disc whose rim of diamonds has notches. */
const diamondBlade = () =>
  put(
    group(
      extrude(disc(RADIUS * 0.9, around(6, (degrees) => roundHole(0.03, onCircle(RADIUS * 0.6, degrees)))), 0.03, metal('#a7abae', 0.35), [0, 0, 0], [0, 0, 0], 0.004),
      around(10, (degrees) => extrude(sector(RADIUS * 0.86, RADIUS, degrees + 2, degrees + 34), 0.05, metal('#6f6a5c', 0.55), [0, 0, 0], [0, 0, 0], 0.008)),
      sleeve(RADIUS * 0.56, RADIUS * 0.3, 0.034, plastic('#1e5fa6'), [0, 0, 0], [90, 0, 0]),
    ),
    [0, 0, BLADE_Z],
  );

const guard = () => {
  const face = BLADE_Z + 0.13;
  return group(
    extrude(outline([...arc(0.64, -2, 182), ...arc(0.22, 190, -10)]), 0.28, aluminium, [0, 0, BLADE_Z - 0.01], [0, 0, 0], 0.04),
    extrude(sector(0.55, 0.59, 6, 174), 0.04, aluminium, [0, 0, face], [0, 0, 0], 0.012),
    label(['VAJRA', 'VMC-110'], 0.38, 0.17, [0, 0.45, face + 0.004], [0, 0, 0], { ink: '#12708a' }),
  );
};

function shoePlate() {
  const slot = outline([[-0.62, BLADE_Z - 0.09], [0.62, BLADE_Z - 0.09], [0.62, BLADE_Z + 0.09], [-0.62, BLADE_Z + 0.09]], 0.03);
  return group(
    extrude(outline([[-0.85, -0.42], [0.95, -0.42], [0.95, 0.72], [-0.85, 0.72]], 0.1, [slot]), 0.03, steel, [0, 0.015, 0], [90, 0, 0], 0.008),
    pair((side) => box(1.6, 0.07, 0.025, steel, [0.05, 0.04, 0.15 + side * 0.56])),
    extrude(outline([[-0.24, 0], [0.24, 0], [0.14, 0.95], [-0.06, 0.95]], 0.05, [outline([[-0.02, 0.4], [0.06, 0.4], [0.06, 0.88], [-0.02, 0.88]], 0.03)]), 0.04, steel, [0.62, 0.03, 0.05], [0, 90, 0], 0.01),
    put(group(cylinder(0.07, 0.1, steel), pair((side) => box(0.16, 0.1, 0.04, black, [side * 0.11, 0.07, 0], [0, 0, side * 20], 0.018))), [0.7, AXLE + 0.26, 0.02], [0, 0, -90]),
    box(0.24, 0.16, 0.12, aluminium, [0.5, AXLE + 0.26, 0.03], [0, 0, 0], 0.03),
  );
}

/** Gear head, motor and handle, one behind the other. */
function machine(body: string) {
  const spine = (x: number, y: number, r: number) => ({ at: [x, y, -0.02] as Point, r });
  const shell = grown(0.1, limb(spine(-0.5, 0, 0.3), spine(-1.0, 0.02, 0.3)), limb(spine(-1.0, 0.02, 0.29), spine(-1.3, 0.02, 0.19)), limb(spine(-1.3, 0.02, 0.19), spine(-1.75, -0.08, 0.2)));
  const head = grown(0.1, limb({ at: [0, 0, 0.3], r: 0.27 }, { at: [0, 0, -0.02], r: 0.27 }), limb(spine(-0.1, 0, 0.25), spine(-0.5, 0, 0.3)), block([0.25, 0, 0.1], [0.2, 0.12, 0.12], 0.06));
  return group(
    sculpt(head, [-0.9, -0.5, -0.5], [0.7, 0.5, 0.7], 0.024, aluminium),
    sculpt(shell, [-2.7, -0.5, -0.5], [-0.1, 0.5, 0.5], 0.024, plastic(body)),
    sculpt(thicker(limb(spine(-1.36, 0.0, 0.188), spine(-1.72, -0.07, 0.198)), 0.014), [-2.1, -0.5, -0.5], [-1, 0.5, 0.5], 0.024, rubber),
    rod(0.325, 0.06, black, [-0.44, 0, -0.02]),
    pair((side) => vents(0.3, 0.26, 4, [-0.66, -0.02, -0.02 + side * 0.3], [0, 0, 0])),
    ratingPlate(0.26, [-0.8, 0.306, -0.02], [-90, 0, 0]),
    cylinder(0.07, 0.08, black, [-1.0, -0.1, 0.24], [90, 0, 0]),
    moulded([[-1.36, -0.14], [-1.72, -0.2], [-1.68, -0.32], [-1.42, -0.29]], 0.16, plastic('#d8432b'), 0.05, 0.05, [0, 0, -0.02]),
    bendProtector([-1.9, -0.1, -0.02]),
  );
}

/** From a tap at the side to the nozzle on the guard. */
const waterHose = () =>
  group(
    tube([[0.52, AXLE + 0.52, BLADE_Z], [0.36, AXLE + 0.85, 0.3], [-0.2, AXLE + 0.75, 0.26], [-0.7, AXLE + 0.6, 0.24], [-1.15, AXLE + 0.52, 0.26]], 0.04, clear('#b9d3da', 0.75)),
    rod(0.06, 0.2, brass, [-1.2, AXLE + 0.51, 0.26]),
    put(box(0.2, 0.04, 0.06, plastic('#c2212b')), [-1.2, AXLE + 0.59, 0.26], [0, 30, 0]),
    put(cylinder(0.06, 0.14, brass), [0.54, AXLE + 0.46, BLADE_Z], [0, 0, -30]),
  );
