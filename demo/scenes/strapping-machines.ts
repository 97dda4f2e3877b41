import { brands } from './brands.ts';
import { display, knob, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { castors } from './machines.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { black, cardboard, chrome, darkSteel, matt, paint, plastic, stainless, standard, steel } from './materials.ts';
import { around, bar, box, cylinder, disc, extrude, group, outline, pair, put, repeat, ring, roundHole, sleeve, tube } from './solids.ts';

const green = brands.Dhanvi.body;
/** A glossy band of polypropylene. */
const strapping = standard('#e9c22a', 0, 0.3);
const TOP = 3.5;

/** A table that straps the box on it; the reel of strap hangs at its left side. 0.9 m long, one unit is 2.5 dm. */
export function strappingMachine() {
  const coat = paint('#c9cecb');
  return group(
    box(3.5, 2.6, 2.1, coat, [0, 1.95, 0], [0, 0, 0], 0.06),
    castors(3.4, 2.0, 0.22, 0.6),
    pair((side) => bar([[side * 1.4, 0.66, -0.9], [side * 1.4, 0.66, 0.9]], 0.08, darkSteel)),
    door(),
    tableTop(),
    panel(),
    put(reel(), [-2.15, 1.8, 0.1], [0, 90, 0]),
    tube([[-2.1, 2.75, 0.9], [-1.95, 3.0, 0.5], [-1.78, 3.1, 0.2]], 0.03, strapping),
    box(0.2, 0.3, 0.4, black, [-1.82, 3.05, 0.2], [0, 0, 0], 0.04),
    put(parcel(), [0.15, TOP + 0.01, 0]),
    bendProtector([1.2, 0.9, -1.1], [0, 90, 0]),
    mainsLead([[1.2, 0.9, -1.2], [1.4, 0.5, -1.6], [2.2, 0.06, -1.6], [2.9, 0.06, -0.8], [2.8, 0.06, 0.2], [2.4, 0.06, 0.9]], 0.06),
  );
}

const door = () =>
  group(
    extrude(outline([[-1.45, -1.0], [0.75, -1.0], [0.75, 0.85], [-1.45, 0.85]], 0.08), 0.05, paint('#d7dbd8'), [0, 1.85, 1.06], [0, 0, 0], 0.02),
    vents(0.9, 0.5, 6, [-0.35, 1.2, 1.09]),
    bar([[0.55, 1.65, 1.08], [0.55, 1.65, 1.2], [0.55, 2.15, 1.2], [0.55, 2.15, 1.08]], 0.04, chrome, 0.08),
    pair((side) => cylinder(0.04, 0.4, steel, [-1.47, 1.85 + side * 0.6, 1.08])),
    label('DHANVI', 1.2, 0.28, [-0.55, 2.35, 1.088], [0, 0, 0], { ink: green }),
    label('SP-19B  STRAPPING MACHINE', 1.2, 0.11, [-0.55, 2.1, 1.088], [0, 0, 0], { ink: '#33383c', weight: 400 }),
    ratingPlate(0.42, [1.25, 1.0, 1.056]),
  );

/** Two lids of stainless steel with the slot for the strap between them. */
const tableTop = () =>
  group(
    box(3.7, 0.16, 2.2, darkSteel, [0, 3.3, 0], [0, 0, 0], 0.03),
    box(1.78, 0.06, 2.16, stainless, [-0.93, 3.43, 0], [0, 0, 0], 0.02),
    box(1.42, 0.06, 2.16, stainless, [1.12, 3.43, 0], [0, 0, 0], 0.02),
    box(0.4, 0.05, 2.16, black, [0.18, 3.42, 0]),
    box(0.26, 0.06, 0.5, chrome, [0.18, 3.45, 0.4], [0, 0, 0], 0.02),
    pair((side) => pair((end) => cylinder(0.06, 0.02, steel, [side * 1.5, 3.47, end * 0.9]))).flat(),
    box(0.06, 0.3, 2.1, stainless, [-1.82, 3.55, 0]),
  );

const panel = () =>
  put(
    group(
      box(0.75, 1.0, 0.08, plastic('#25282b'), [0, 0, 0], [0, 0, 0], 0.03),
      display('45', 0.34, 0.16, [0, 0.3, 0.05], [0, 0, 0], { on: '#1a0d0d', ink: '#ff5a3c' }),
      knob(0.13, [-0.16, -0.02, 0.04]),
      knob(0.13, [0.17, -0.02, 0.04]),
      box(0.22, 0.16, 0.06, plastic('#c2212b'), [-0.17, -0.32, 0.05], [8, 0, 0], 0.02),
      box(0.22, 0.16, 0.06, plastic('#1e8a4c'), [0.17, -0.32, 0.05], [8, 0, 0], 0.02),
    ),
    [1.25, 2.5, 1.07],
  );

/** Strap wound between two flanges with holes, on a bracket; faces +z. */
const reel = () =>
  group(
    pair((side) => extrude(disc(1.05, [roundHole(0.2), ...around(6, (degrees) => roundHole(0.2, [0.62 * Math.cos((degrees * Math.PI) / 180), 0.62 * Math.sin((degrees * Math.PI) / 180)]))]), 0.05, plastic('#26292c'), [0, 0, side * 0.3], [0, 0, 0], 0.015)),
    sleeve(0.9, 0.4, 0.54, strapping, [0, 0, 0], [90, 0, 0]),
    repeat(14, (index) => ring(0.902, 0.008, matt('#b8961a'), [0, 0, -0.24 + index * 0.037])),
    cylinder(0.2, 0.9, steel, [0, 0, 0.1], [90, 0, 0]),
    cylinder(0.26, 0.14, black, [0, 0, -0.4], [90, 0, 0]),
  );

/** A carton with tape, prints and its strap. */
const parcel = () =>
  group(
    box(2.0, 1.2, 1.4, cardboard, [0, 0.6, 0], [0, 0, 0], 0.03),
    pair((side) => box(2.01, 0.01, 0.69, cardboard, [0, 1.2, side * 0.35], [side * 0.6, 0, 0])),
    box(2.02, 0.012, 0.26, standard('#cfae7c', 0, 0.25), [0, 1.206, 0]),
    pair((side) => box(0.012, 0.3, 0.26, standard('#cfae7c', 0, 0.25), [side * 1.002, 1.06, 0])),
    box(0.14, 1.22, 1.424, strapping, [0.03, 0.605, 0], [0, 0, 0], 0.01),
    box(0.18, 0.02, 0.3, standard('#caa51c', 0, 0.3), [0.03, 1.222, 0.1]),
    label(['FRAGILE', 'THIS SIDE UP'], 0.66, 0.34, [-0.52, 0.75, 0.702], [0, 0, 0], { ink: '#5a3a1c' }),
    label(['INVOICE', 'PUNE – 411001'], 0.5, 0.34, [0.6, 0.7, 0.703], [0, 0, 0], { on: '#f4f2ec', weight: 400 }),
  );
