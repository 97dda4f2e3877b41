import { bolt, gauge, knob } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, gloss, matt, metal, plastic, rubber, steel, woven } from './materials.ts';
import { block, type Form, grown, sculpt, without } from './sculpt.ts';
import { lineOn, screwsOn } from './shell-details.ts';
import { strap } from './soft-solids.ts';
import { around, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';

/** A tank to be carried on the back, its lance in front. One unit is a decimetre. */
type Drive = 'battery' | 'two pumps' | 'lever';

type Knapsack = {
  model: string;
  litres: number;
  /** How the liquid is pressed out: one pump with a battery, two of them, or a lever at the side. */
  drive: Drive;
};

const dark = matt('#121416');
const trim = plastic('#2a2d30');
const tubing = metal('#d2d4d4', 0.42);

/** Colours of the tank and of the foot that it is screwed to. */
const COATS = {
  battery: { tank: '#35603f', foot: '#2a2d30' },
  'two pumps': { tank: '#d5d8cc', foot: '#2f5078' },
  lever: { tank: '#c4672a', foot: '#2a2d30' },
} as const;

export function knapsackSprayer({ model, litres, drive }: Knapsack) {
  const high = litres === 20 ? 3.8 : 3.4;
  const form = tankForm(high, drive);
  return group(
    tank(form, high, drive),
    scale(high, litres, drive),
    lid(high + 0.66, drive),
    put(sticker(model, litres, drive), [-0.18, high * 0.5 + 0.5, drive === 'battery' ? 0.908 : 1.003]),
    drive === 'lever' ? leverPump() : pumpBase(drive),
    straps(high),
    drive === 'two pumps' ? [lance(0.11, true), spareNozzles()] : lance(0.09, false),
  );
}

/** Grooves around a form at some heights, or ribs where `deep` is negative. */
const grooved = (form: Form, heights: number[], deep: number, wide: number): Form => (x, y, z) => form(x, y, z) + deep * heights.reduce((sum, height) => sum + Math.exp(-(((y - height) / wide) ** 2)), 0);

/** Blown plastic with a hollow for the back; each kind has its own shoulders, ribs and field for the label. */
function tankForm(high: number, drive: Drive): Form {
  const neck = block([0, high + 0.5, 0], [0.9, 0.3, 0.75], 0.2);
  const back = block([0, high * 0.5 + 0.5, -1.35], [0.9, high, 0.5], 0.3);
  if (drive === 'lever') {
    const belly = without(0.1, grown(0.5, block([0, 0.5 + high / 2, 0], [1.72, high / 2 + 0.1, 1.0], 0.8), neck), back);
    return grooved(belly, [0.14, 0.24, 0.76, 0.86].map((share) => 0.5 + share * high), -0.05, 0.09);
  }
  if (drive === 'two pumps') {
    const body = without(0.1, grown(0.2, block([0, 0.5 + high / 2, 0], [1.78, high / 2 + 0.05, 1.0], 0.34), neck), back);
    // Flutes beside the label, and a grip at each shoulder.
    return without(0.12, body, ...pair((side) => block([side * 1.78, high - 0.1, 0], [0.22, 0.24, 0.62], 0.14)), ...[-1.2, 0.84].map((x) => block([x, high * 0.5 + 0.5, 1.06], [0.05, high * 0.36, 0.12], 0.04)));
  }
  const body = without(0.1, grown(0.25, block([0, 0.5 + high / 2, 0], [1.75, high / 2 + 0.1, 1.0], 0.5), neck), block([-0.18, high * 0.5 + 0.5, 1.06], [1.1, high * 0.27, 0.16], 0.08), back);
  return grooved(body, [0.12, 0.88].map((share) => 0.5 + share * high), 0.06, 0.06);
}

/** The line in which the mould's halves met, a handle behind the lid, and screws into the foot. */
function tank(form: Form, high: number, drive: Drive) {
  const coat = plastic(COATS[drive].tank);
  return group(
    sculpt(form, [-2, 0.1, -1.3], [2, high + 1.1, 1.3], 0.045, coat),
    pair((side) => lineOn(form, [[side * 1.75, 1.1, 0], [side * 1.75, high * 0.6, 0], [side * 1.75, high - 0.1, 0], [side * 1.5, high + 0.5, 0], [side * 0.98, high + 0.72, 0]], 0.014, coat, 0.004)),
    bar([[-0.5, high + 0.5, -0.9], [-0.5, high + 1.05, -0.95], [0.5, high + 1.05, -0.95], [0.5, high + 0.5, -0.9]], 0.11, trim, 0.2),
    pair((side) => screwsOn(form, [[side * 1.5, 1.08, 1.0]], 0.04)),
  );
}

/** A printed sheet: the maker, the model, what it holds, and beside it a warning to wear gloves. */
const sticker = (model: string, litres: number, drive: Drive) => {
  const [on, ink] = drive === 'two pumps' ? ['#2f5078', '#e9e7e0'] : drive === 'lever' ? ['#e6e2d6', '#33503a'] : ['#d9dbd2', '#2c4d35'];
  return group(
    box(1.56, 0.98, 0.008, matt(on), [0, 0, 0], [0, 0, 0], 0.003),
    label('HARIVAN', 0.9, 0.22, [-0.26, 0.29, 0.006], [0, 0, 0], { ink }),
    box(1.42, 0.014, 0.004, matt(ink), [0, 0.13, 0.005], [0, 0, 0], 0),
    label(`${model}   ${litres} L`, 0.8, 0.12, [-0.31, 0.02, 0.006], [0, 0, 0], { ink }),
    label(['KNAPSACK SPRAYER', 'RINSE THREE TIMES AFTER USE'], 0.84, 0.15, [-0.29, -0.17, 0.006], [0, 0, 0], { ink, weight: 400 }),
    label('MADE IN INDIA', 0.4, 0.055, [-0.51, -0.38, 0.006], [0, 0, 0], { ink, weight: 400 }),
    put(group(extrude(outline([[-0.15, -0.12], [0.15, -0.12], [0, 0.15]], 0.02), 0.008, matt('#cfa336')), label('!', 0.08, 0.16, [0, -0.02, 0.006])), [0.52, -0.04, 0.006]),
    label(['WEAR GLOVES', 'AND A MASK'], 0.36, 0.12, [0.52, -0.29, 0.006], [0, 0, 0], { ink, weight: 400 }),
  );
};

/** A strip that the light shines through, darker up to where liquid stands behind it, between marks for the litres. */
const scale = (high: number, litres: number, drive: Drive) => {
  const ink = drive === 'two pumps' ? '#2b3033' : '#e6e4da';
  const [low, long] = [0.55 + high * 0.18, high * 0.6];
  return group(
    box(0.22, long + 0.24, 0.03, trim, [1.28, low + long / 2, 0.985], [0, 0, 0], 0.012),
    box(0.14, long * 0.42 + 0.08, 0.03, gloss('#a9b597'), [1.28, low + long * 0.21 - 0.04, 0.994], [0, 0, 0], 0.012),
    box(0.14, long * 0.58 + 0.08, 0.03, gloss('#dde0d2'), [1.28, low + long * 0.71 + 0.04, 0.994], [0, 0, 0], 0.012),
    repeat(litres + 1, (index) => box(index % 4 ? 0.06 : 0.12, 0.013, 0.008, matt(ink), [1.13 - (index % 4 ? 0.03 : 0.06), low + (long * index) / litres, 1.003], [0, 0, 0], 0)),
    repeat(litres / 4, (index) => label(`${(index + 1) * 4}`, 0.16, 0.11, [0.98, low + (long * 4 * (index + 1)) / litres - 0.06, 1.006], [0, 0, 0], { ink })),
  );
};

/** The cap on its thread, under it the rim of the strainer; a strap keeps it from getting lost. */
const lid = (y: number, drive: Drive) => {
  const coat = drive === 'lever' ? plastic('#37593f') : trim;
  const ribs = drive === 'two pumps' ? 40 : 24;
  return put(
    group(
      cylinder(0.7, 0.24, plastic(COATS[drive].tank), [0, -0.02, 0]),
      lathe([[0.6, 0.06], [0.8, 0.06], [0.82, 0.1], [0.8, 0.14], [0.6, 0.14]], plastic('#e2e0d4')),
      lathe([[0, 0.16], [0.78, 0.16], [0.82, 0.2], [0.82, 0.44], [0.74, 0.52], [0.4, 0.56], [0.36, 0.5], [0, 0.5]], coat, [0, 0, 0], [0, 0, 0], 64),
      around(ribs, (degrees) => put(box(0.05, 0.26, 4 / (ribs + 26), coat, [0.82, 0.31, 0], [0, 0, 0], 0.02), [0, 0, 0], [0, degrees, 0])),
      box(0.86, 0.12, 0.14, coat, [0, 0.55, 0], [0, 24, 0], 0.05),
      // The valve through which air gets in.
      cylinder(0.1, 0.1, rubber, [0.5, 0.56, 0.16]),
      tube([[0.84, 0.24, 0.1], [1.02, 0.2, 0.16], [1.12, -0.06, 0.2], [1.04, -0.22, 0.2]], 0.03, rubber),
    ),
    [0, y, 0],
  );
};

/** Holds battery and pumps, in two halves screwed together; switches, speed, charge and socket are in a sunk panel. */
function pumpBase(drive: Drive) {
  const isDouble = drive === 'two pumps';
  const form = block([0, 0.48, 0], [1.8, 0.46, 1.06], isDouble ? 0.12 : 0.22);
  const coat = plastic(COATS[drive].foot);
  return group(
    sculpt(form, [-2, -0.1, -1.3], [2, 1.1, 1.3], 0.05, coat),
    lineOn(form, [[-1.7, 0.8, 1.06], [1.7, 0.8, 1.06], [1.8, 0.8, 0.9], [1.8, 0.8, -0.9]], 0.016),
    lineOn(form, [[-1.7, 0.8, 1.06], [-1.8, 0.8, 0.9], [-1.8, 0.8, -0.9]], 0.016),
    pair((side) => repeat(3, (index) => box(0.03, 0.07, 1.1, coat, [side * 1.8, 0.24 + index * 0.17, -0.1], [0, 0, 0], 0.013))),
    pair((side) => screwsOn(form, [[side * 1.62, 0.66, 1.06], [side * 1.62, 0.26, 1.06]], 0.045)),
    put(panel(isDouble), [0, 0.44, 1.06]),
    // The door of the battery, behind, with its latch.
    lineOn(form, [[-0.9, 0.66, -1.06], [0.9, 0.66, -1.06], [0.9, 0.2, -1.06], [-0.9, 0.2, -1.06], [-0.9, 0.66, -1.06]], 0.014),
    box(0.3, 0.1, 0.05, trim, [0, 0.6, -1.08], [0, 0, 0], 0.02),
    pair((side) => pair((end) => cylinder(0.14, 0.1, rubber, [side * 1.4, 0.03, end * 0.75]))).flat(),
  );
}

/** Faces +z. */
const panel = (isDouble: boolean) => {
  const switches = isDouble ? [0.46, 0.86] : [0.6];
  return group(
    box(2.7, 0.54, 0.012, dark, [0, 0, 0], [0, 0, 0], 0.005),
    box(2.64, 0.48, 0.03, plastic('#3a3f42'), [0, 0, 0.004], [0, 0, 0], 0.01),
    knob(0.15, [0.05, 0.04, 0.02], [0, 0, 0], trim),
    around(9, (degrees) => box(0.012, 0.04, 0.004, matt('#d9d7cc'), [0.05 + Math.sin(((degrees * 0.75 - 120) * Math.PI) / 180) * 0.2, 0.04 + Math.cos(((degrees * 0.75 - 120) * Math.PI) / 180) * 0.2, 0.021], [0, 0, 120 - degrees * 0.75], 0)),
    switches.map((x, index) => [box(0.28, 0.22, 0.03, dark, [x, 0.05, 0.024], [0, 0, 0], 0.012), box(0.22, 0.16, 0.05, plastic(index ? '#3e6f55' : '#96302f'), [x, 0.05, 0.03], [10, 0, 0], 0.02), label(isDouble ? `PUMP ${index + 1}` : 'PUMP', 0.22, 0.055, [x, -0.15, 0.022], [0, 0, 0], { ink: '#e6e4da' })]),
    label('PRESSURE', 0.3, 0.05, [0.05, -0.19, 0.022], [0, 0, 0], { ink: '#e6e4da' }),
    put(gauge(0.17), [-0.52, 0.02, 0.05]),
    repeat(3, (index) => cylinder(0.025, 0.014, plastic(['#8f3a38', '#b99a3c', '#4e8a62'][index] as string), [1.12, 0.14 - index * 0.1, 0.024], [90, 0, 0])),
    // The charger's socket under its rubber cap.
    box(0.32, 0.24, 0.05, rubber, [-1.02, 0.05, 0.03], [0, 0, 0], 0.025),
    box(0.08, 0.06, 0.03, rubber, [-0.84, 0.05, 0.03], [0, 0, 0], 0.01),
    label('12 V  CHARGE', 0.36, 0.055, [-1.02, -0.15, 0.022], [0, 0, 0], { ink: '#e6e4da' }),
    pair((side) => pair((end) => put(cylinder(0.024, 0.012, steel), [side * 1.26, end * 0.18, 0.021], [90, 0, 0]))),
  );
};

/** A skirt with a bearing at either side, the brass chamber, and the lever that works its piston. */
const leverPump = () => {
  const form = block([0, 0.34, 0], [1.66, 0.32, 0.98], 0.12);
  return group(
    sculpt(form, [-2, -0.1, -1.3], [2, 0.8, 1.3], 0.05, trim),
    repeat(7, (index) => box(0.07, 0.46, 0.05, trim, [(index - 3) * 0.46, 0.32, 0.98], [0, 0, 0], 0.02)),
    pair((side) => pair((end) => box(0.5, 0.08, 0.4, rubber, [side * 1.3, 0.02, end * 0.72], [0, 0, 0], 0.03))).flat(),
    pair((side) => put(group(cylinder(0.26, 0.1, trim, [0, 0, 0], [0, 0, 90]), cylinder(0.12, 0.16, steel, [0, 0, 0], [0, 0, 90])), [side * 1.68, 0.55, 0])),
    // The chamber with its cap nut and the valve below, clamped to the tank.
    lathe([[0, 0], [0.3, 0], [0.34, 0.06], [0.34, 1.9], [0.24, 2.06], [0.12, 2.1], [0.12, 2.2], [0, 2.2]], brass, [1.72, 0.5, -0.86], [0, 0, 0], 48),
    [0.75, 1.5, 2.2].map((y) => [sleeve(0.37, 0.33, 0.14, steel, [1.72, y, -0.86]), put(bolt(0.05), [2.1, y, -0.86], [0, 0, -90])]),
    rod(0.14, 0.6, steel, [1.9, 0.55, 0.0]),
    rod(0.24, 0.16, trim, [2.1, 0.55, 0.0]),
    put(bolt(0.1), [2.27, 0.55, 0], [0, 0, -90]),
    bar([[2.2, 0.55, -0.75], [2.2, 0.55, 0.25], [2.3, 1.9, 0.6], [2.3, 2.7, 1.75]], 0.085, steel, 0.45),
    put(rod(0.16, 0.95, rubber), [2.3, 2.46, 1.4], [0, -90, 34.8]),
    repeat(6, (index) => ring(0.165, 0.022, rubber, [2.3, 2.24 + index * 0.088, 1.09 + index * 0.127], [-34.8, 0, 0])),
    bar([[2.2, 0.55, -0.7], [2.1, 1.2, -0.84], [1.72, 2.75, -0.86]], 0.06, steel, 0.1),
    box(0.16, 0.2, 0.16, trim, [2.2, 0.55, -0.72], [0, 0, 0], 0.04),
  );
};

/** Three more nozzles, as they come in a bag: cones and fans of other bores. */
const spareNozzles = () => repeat(3, (index) => put(nozzle(['#c9a23a', '#96302f', '#3e6f55'][index] as string), [2.2 + index * 0.4, 0.13, 0.75 + (index % 2) * 0.3], [90, index * 34 - 20, 0]));

/** A union nut around a tip with a fine hole, pointing up. */
const nozzle = (color: string) =>
  group(
    cylinder(0.1, 0.16, brass),
    lathe([[0.06, 0.04], [0.13, 0.04], [0.13, 0.16], [0.1, 0.2], [0.05, 0.18], [0, 0.18]], plastic(color)),
    around(10, (degrees) => put(box(0.03, 0.12, 0.03, plastic(color), [0.13, 0.1, 0], [0, 0, 0], 0.01), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.02, 0.01, dark, [0, 0.183, 0]),
  );

/** A hose clamp on a hose along x: a band with its screw. */
const hoseClamp = (radius: number, at: Point) => put(group(put(sleeve(radius + 0.02, radius - 0.01, 0.09, steel), [0, 0, 0], [0, 0, 90]), box(0.11, 0.07, 0.1, steel, [0, radius + 0.03, 0], [0, 0, 0], 0.015), cylinder(0.03, 0.12, steel, [0, radius + 0.04, 0.06], [90, 0, 0])), at);

const straps = (high: number) => {
  const webbing = woven('#2b2e31');
  return pair((side) => [
    strap([[side * 0.7, high + 0.3, -0.9], [side * 0.85, high + 0.2, -1.5], [side * 1.0, high * 0.7, -1.9], [side * 1.1, high * 0.4, -1.75], [side * 1.2, 1.0, -1.2]], 0.55, webbing, [0, high * 0.5, 0], 0.07),
    strap([[side * 1.2, 1.05, -1.25], [side * 1.35, 0.7, -1.15], [side * 1.4, 0.5, -0.95]], 0.25, webbing, [0, high * 0.5, 0], 0.02),
    // The seam along the pad, and the slider that shortens the belt.
    strap([[side * 0.7, high + 0.3, -0.92], [side * 0.85, high + 0.2, -1.52], [side * 1.0, high * 0.7, -1.92], [side * 1.1, high * 0.4, -1.77], [side * 1.2, 1.0, -1.22]], 0.36, woven('#454a4d'), [0, high * 0.5, 0], 0.075),
    box(0.36, 0.24, 0.1, black, [side * 1.2, 1.02, -1.28], [20, 0, 0], 0.03),
    box(0.24, 0.03, 0.12, steel, [side * 1.2, 1.02, -1.29], [20, 0, 0], 0.01),
  ]);
};

/** Hose, grip with its trigger, a lance that slides out of another, and the nozzle, or two of them. */
function lance(thick: number, isTwin: boolean) {
  const ground = 0.13;
  const hose: Point[] = [[-1.6, 0.5, 0.4], [-2.2, 0.5, 0.5], [-2.9, 0.12, 0.9], [-3.0, 0.1, 1.8], [-2.5, 0.11, 2.2], [-1.95, ground, 2.1]];
  const tip = isTwin ? pair((side) => put(group(bar([[0, 0, 0], [0.1, 0, side * 0.3], [0.3, 0.1, side * 0.36]], 0.05, brass), put(nozzle('#c9a23a'), [0.32, 0.12, side * 0.36], [0, 0, -50])), [4.75, 0.02, 0])) : put(nozzle('#c9a23a'), [4.98, 0.15, 0], [0, 0, -50]);
  return group(
    tube(hose, thick, rubber),
    rod(0.14, 0.2, plastic('#b8912f'), [-1.82, 0.5, 0.4]),
    hoseClamp(thick + 0.03, [-2.0, 0.5, 0.46]),
    put(
      group(
        lathe([[0.1, 0], [0.15, 0.05], [0.15, 0.5], [0.11, 0.6], [0.14, 0.7], [0.14, 1.1], [0.1, 1.2], [0, 1.2]], trim, [0, 0, 0], [0, 0, -90]),
        hoseClamp(thick + 0.03, [-0.1, 0, 0]),
        repeat(6, (index) => put(ring(0.15, 0.012, trim), [0.12 + index * 0.06, 0, 0], [0, 90, 0])),
        box(0.9, 0.05, 0.14, plastic('#96302f'), [0.55, 0.2, 0], [0, 0, 6], 0.02),
        box(0.16, 0.2, 0.12, plastic('#96302f'), [0.18, 0.16, 0], [0, 0, 0], 0.03),
        put(cylinder(0.035, 0.3, steel), [0.18, 0.14, 0], [90, 0, 0]),
        rod(0.075, 1.9, tubing, [2.05, 0, 0]),
        rod(0.05, 1.7, tubing, [3.7, 0, 0]),
        rod(0.11, 0.26, brass, [1.25, 0, 0]),
        rod(0.12, 0.22, trim, [3.02, 0, 0]),
        put(bolt(0.09), [1.39, 0, 0], [0, 0, -90]),
        tube([[4.45, 0, 0], [4.75, 0.02, 0], ...(isTwin ? [] : [[4.95, 0.12, 0] as Point])], 0.055, tubing),
        tip,
      ),
      [-1.95, ground, 2.1],
      [0, 5, 0.5],
    ),
  );
}
