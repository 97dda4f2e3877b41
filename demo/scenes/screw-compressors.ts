import { brands } from './brands.ts';
import { bolt, display, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, brass, castIron, darkSteel, galvanised, gloss, matt, paint, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { rectangle } from './slotted.ts';
import { around, ball, bar, box, cylinder, disc, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, roundHole, sleeve } from './solids.ts';

type Housing = { w: number; h: number; d: number; doors: number; words: string; model: string; color?: string };

const sheet = paint('#cfd2d1');
const frameCoat = paint('#3a3f43');
const dark = matt('#121416');
const GAP = 0.035;

/** A sound-proof housing: doors and panels of sheet steel before a dark frame, the gaps between them open. */
function housing({ w, h, d, doors, words, model, color = '#2d5f94' }: Housing) {
  const [base, band] = [0.25, h * 0.19];
  const [low, high] = [base + GAP, base + h - band - GAP];
  const [tall, middle, post] = [high - low, (low + high) / 2, 0.15];
  const each = (w - 2 * post) / doors;
  return group(
    box(w, base - 0.02, d, frameCoat, [0, base / 2, 0], [0, 0, 0], 0.03),
    box(w - 0.2, h - 0.1, d - 0.2, dark, [0, base + h / 2, 0], [0, 0, 0], 0),
    pair((a) => pair((b) => box(post, tall + 0.04, post, sheet, [a * (w / 2 - post / 2), middle, b * (d / 2 - post / 2)], [0, 0, 0], 0.045))),
    roof(w, d, band, base + h - band / 2, color),
    repeat(doors, (index) => put(door(each - GAP, tall, index === 0 ? 'control' : 'intake', index % 2 ? -1 : 1), [-w / 2 + post + (index + 0.5) * each, middle, d / 2])),
    put(controller(words), [-w / 2 + post + each / 2, base + h * 0.56, d / 2 + 0.01]),
    pair((side) => put(sidePanels(d - 2 * post, tall, h, side === -1), [side * (w / 2), middle, 0], [0, side * 90, 0])),
    // Its name, small, on the band; the plate with the ratings near the air outlet.
    label('VAYUMAN', Math.min(w * 0.25, 1.35), band * 0.42, [w * 0.16, base + h - band / 2, d / 2 + 0.012], [0, 0, 0], { ink: '#e9e7e0' }),
    label(model, Math.min(w * 0.12, 0.6), band * 0.26, [-w * 0.36, base + h - band / 2, d / 2 + 0.012], [0, 0, 0], { ink: '#e9e7e0', weight: 400 }),
  );
}

/** The painted band around the top and the roof, screwed on, with a seam in the middle. */
const roof = (w: number, d: number, band: number, y: number, color: string) => {
  const coat = paint(color);
  return group(
    pair((side) => box(w / 2 - 0.01, band, d + 0.02, coat, [(side * w) / 4, y, 0], [0, 0, 0], 0.05)),
    pair((side) => pair((end) => put(screw(), [side * (w / 2 - 0.1), y + end * band * 0.3, d / 2 + 0.012]))),
    pair((side) => put(screw(), [side * 0.1, y - band * 0.3, d / 2 + 0.012])),
    repeat(Math.round(w / 0.8) + 1, (index) => bolt(0.035, [-w / 2 + 0.16 + (index * (w - 0.32)) / Math.round(w / 0.8), y + band / 2, d / 2 - 0.12])),
    pair((side) => repeat(3, (index) => bolt(0.035, [side * (w / 2 - 0.16), y + band / 2, ((index - 1) * (d - 0.4)) / 2]))),
  );
};

/** A sunk screw, facing +z. */
const screw = () => group(put(cylinder(0.035, 0.014, steel), [0, 0, 0], [90, 0, 0]), box(0.05, 0.01, 0.004, dark, [0, 0, 0.008], [0, 0, 30], 0));

/** Blades that slope outwards and down in a frame, facing +z; behind them it is dark. */
const louvres = (w: number, h: number, count: number) => {
  const pitch = h / count;
  return group(
    box(w, h, 0.02, dark, [0, 0, -0.1], [0, 0, 0], 0),
    repeat(count, (index) => box(w, 0.018, Math.min(0.15, pitch * 1.15), sheet, [0, h / 2 - (index + 0.6) * pitch, -0.03], [38, 0, 0], 0.006)),
    extrude(outline(rectangle(w + 0.09, h + 0.09), 0.03, [outline(rectangle(w, h), 0.015)]), 0.04, sheet, [0, 0, 0.012], [0, 0, 0], 0.012),
  );
};

/** Hinged at one side; with a flush handle, quarter-turn locks and, low down, louvres. */
function door(w: number, h: number, kind: 'control' | 'intake', hinge: 1 | -1) {
  const [wide, high, at] = [w * 0.66, h * 0.24, -h * 0.3];
  return group(
    extrude(outline(rectangle(w, h), 0.04, [outline(rectangle(wide, high).map(([x, y]) => [x, y + at]), 0.015)]), 0.07, sheet, [0, 0, -0.035], [0, 0, 0], 0.02),
    put(louvres(wide, high, 8), [0, at, 0]),
    pair((end) => group(cylinder(0.035, 0.2, darkSteel, [hinge * (w / 2 + 0.005), end * h * 0.36, 0.02]), box(0.1, 0.16, 0.015, sheet, [hinge * (w / 2 - 0.06), end * h * 0.36, 0.006], [0, 0, 0], 0.005))),
    // A dished handle with its lock.
    put(
      group(
        extrude(outline(rectangle(0.17, 0.46), 0.05, [outline(rectangle(0.11, 0.3).map(([x, y]) => [x, y - 0.05]), 0.03)]), 0.03, black, [0, 0, 0.01], [0, 0, 0], 0.01),
        box(0.12, 0.31, 0.01, matt('#0c0d0e'), [0, -0.05, -0.002], [0, 0, 0], 0),
        box(0.06, 0.25, 0.03, plastic('#34393c'), [0, -0.05, 0.016], [0, 0, 0], 0.012),
        put(cylinder(0.03, 0.03, steel), [0, 0.16, 0.02], [90, 0, 0]),
      ),
      [-hinge * (w / 2 - 0.16), kind === 'control' ? -h * 0.06 : 0.06, 0],
    ),
    pair((end) => put(group(put(cylinder(0.05, 0.02, black), [0, 0, 0.006], [90, 0, 0]), box(0.06, 0.014, 0.012, steel, [0, 0, 0.02], [0, 0, 0], 0.004)), [-hinge * (w / 2 - 0.09), end * h * 0.44, 0])),
    kind === 'intake' && hinge === -1 ? put(hazard(), [hinge * w * 0.1, h * 0.2, 0.003]) : [],
  );
}

/** Warns of voltage: a yellow triangle over a line of small print. */
const hazard = () =>
  group(
    extrude(outline([[-0.12, -0.09], [0.12, -0.09], [0, 0.12]], 0.02), 0.006, matt('#d9ab2a')),
    label('!', 0.06, 0.12, [0, -0.015, 0.005]),
    label('DISCONNECT BEFORE OPENING', 0.46, 0.05, [0, -0.16, 0.002], [0, 0, 0], { ink: '#3b3f42', weight: 400 }),
  );

/** Two panels above each other with many screws, the lower one for the air that comes in. */
function sidePanels(w: number, h: number, full: number, hasOutlet: boolean) {
  const [lower, upper] = [h * 0.62, h * 0.38];
  const panel = (high: number, y: number, hole?: { w: number; h: number }) =>
    group(
      extrude(outline(rectangle(w - GAP, high - GAP), 0.04, hole ? [outline(rectangle(hole.w, hole.h), 0.015)] : []), 0.07, sheet, [0, y, -0.035], [0, 0, 0], 0.02),
      pair((a) => pair((b) => put(screw(), [a * (w / 2 - 0.1), y + b * (high / 2 - 0.1), 0.004]))),
      hole ? put(louvres(hole.w, hole.h, Math.round(hole.h / 0.13)), [0, y, 0]) : [],
    );
  return group(
    panel(lower, -h / 2 + lower / 2, { w: w * 0.74, h: lower * 0.72 }),
    panel(upper, h / 2 - upper / 2),
    ratingPlate(Math.min(0.5, w * 0.26), [w * 0.24, h / 2 - upper * 0.45, 0.004]),
    hasOutlet ? put(airOutlet(full * 0.028), [-w * 0.24, h / 2 - upper * 0.5, 0]) : [],
  );
}

/** Where the compressed air leaves: a flange on the panel, a nipple and a ball valve. */
const airOutlet = (r: number) =>
  group(
    put(extrude(disc(r * 2.3), 0.04, castIron, [0, 0, 0.02], [0, 0, 0], 0.01)),
    around(4, (degrees) => put(put(bolt(r * 0.28), [r * 1.75, 0, 0.04], [90, 0, 0]), [0, 0, 0], [0, 0, degrees + 45])),
    put(cylinder(r, 0.3, galvanised), [0, 0, 0.18], [90, 0, 0]),
    put(cylinder(r * 1.35, 0.2, brass), [0, 0, 0.34], [90, 0, 0]),
    cylinder(r * 0.4, r * 2, brass, [0, r * 1.4, 0.34]),
    box(r * 0.6, r * 0.3, r * 4.4, plastic('#9c2f33'), [0, r * 2.3, 0.34 + r * 1.5], [0, 0, 0], 0.01),
    put(sleeve(r * 1.15, r * 0.8, 0.14, galvanised), [0, 0, 0.5], [90, 0, 0]),
  );

/** A bezel with screen, keys and the emergency stop. */
const controller = (words: string) =>
  group(
    box(0.84, 0.98, 0.08, plastic('#33383c'), [0, 0, 0], [0, 0, 0], 0.035),
    extrude(outline(rectangle(0.7, 0.5), 0.03, [outline(rectangle(0.6, 0.36), 0.015)]), 0.03, black, [0, 0.17, 0.045], [0, 0, 0], 0.01),
    label([words, '78 °C   LOAD'], 0.58, 0.34, [0, 0.17, 0.042], [0, 0, 0], { on: '#27414f', ink: '#b9d6e0', weight: 400 }),
    repeat(4, (index) => box(0.1, 0.07, 0.02, plastic(index === 0 ? '#3f7d57' : index === 1 ? '#a33a38' : '#a9adae'), [-0.27 + index * 0.13, -0.18, 0.045], [0, 0, 0], 0.01)),
    repeat(3, (index) => cylinder(0.014, 0.01, plastic(['#5fae74', '#c9a83c', '#7c3433'][index] as string), [-0.27 + index * 0.1, -0.34, 0.042], [90, 0, 0])),
    put(cylinder(0.12, 0.02, plastic('#cfa92c')), [0.24, -0.29, 0.045], [90, 0, 0]),
    put(lathe([[0, 0.11], [0.07, 0.105], [0.085, 0.08], [0.045, 0.05], [0.045, 0]], plastic('#a92c30')), [0.24, -0.29, 0.05], [90, 0, 0]),
  );

/** A netting of wire rings over a fan, from which the cooling air leaves upwards. */
const fanGuard = (radius: number) =>
  group(
    cylinder(radius * 0.96, 0.04, dark, [0, -0.2, 0]),
    around(7, (degrees) => put(box(radius * 0.7, 0.03, radius * 0.34, plastic('#3a3f42'), [radius * 0.52, -0.12, 0], [24, 0, 0], 0.01), [0, 0, 0], [0, degrees, 0])),
    cylinder(radius * 0.24, 0.14, plastic('#2b2f32'), [0, -0.1, 0]),
    repeat(7, (index) => ring(radius * (0.16 + index * 0.135), 0.014, steel, [0, 0.01, 0], [90, 0, 0])),
    pair((way) => [box(radius * 1.94, 0.02, 0.03, steel, [0, -0.012, 0], [0, way * 45, 0], 0.006)]),
  );

/** A grille in the roof of a smaller unit. */
const roofGrille = (radius: number, at: Point) =>
  put(group(sleeve(radius * 1.1, radius * 0.96, 0.08, sheet, [0, 0.03, 0]), put(fanGuard(radius), [0, 0.07, 0]), around(6, (degrees) => put(bolt(0.03, [radius * 1.03, 0.07, 0]), [0, 0, 0], [0, degrees, 0]))), at);

function onTank(dryer: boolean) {
  const y = 0.95;
  return group(
    rod(0.75, 4.2, gloss(brands.Vayuman.body), [0, y, 0]),
    pair((side) => ball(0.75, gloss(brands.Vayuman.body), [side * 2.1, y, 0], [0.5, 1, 1])),
    pair((side) => box(0.3, 0.6, 1.3, paint('#2f3439'), [side * 1.5, 0.3, 0])),
    pair((side) => box(0.3, 0.4, 1.5, paint('#2f3439'), [side * 1.3, 1.6, 0])),
    put(housing({ w: dryer ? 4.2 : 3.2, h: 2.4, d: 1.9, doors: dryer ? 3 : 2, words: '7.5 bar', model: dryer ? 'VS-20D' : 'VS-10T' }), [0, 1.75, 0]),
    roofGrille(0.44, [dryer ? 0.8 : 0.6, 4.4, 0]),
    // Behind the right door.
    dryer
      ? put(group(label('AIR DRYER', 0.9, 0.2, [0, 0.3, 0.003], [0, 0, 0], { ink: '#1b62a8' }), display('3 °C', 0.46, 0.22, [0, -0.02, 0.03]), label('DEW POINT', 0.5, 0.09, [0, -0.24, 0.003], [0, 0, 0], { ink: '#33383c' })), [1.35, 3.5, 1.0])
      : [],
    gauge(0.22, [1.2, 1.1, 0.82]),
    cylinder(0.12, 0.4, brass, [2.3, 1.2, 0.3], [0, 0, 60]),
  );
}

/** The frequency converter has a cabinet of its own beside the housing. */
const withInverter = () =>
  group(
    housing({ w: 3.9, h: 3.2, d: 2.4, doors: 3, words: '7.2 bar', model: 'VS-50V' }),
    roofGrille(0.62, [0.95, 3.45, -0.1]),
    put(inverter(), [2.6, 0, 0.1]),
    // Cables from the cabinet to the housing.
    repeat(3, (index) => bar([[2.0, 0.6 + index * 0.14, -0.86], [2.24, 0.6 + index * 0.14, -0.86]], 0.045, black)),
  );

const inverter = () => {
  const [w, h, d] = [1.14, 3.0, 2.0];
  return group(
    box(w - 0.06, 0.2, d - 0.06, frameCoat, [0, 0.1, 0], [0, 0, 0], 0.02),
    box(w, h, d, sheet, [0, 0.2 + h / 2, 0], [0, 0, 0], 0.04),
    box(w - 0.08, h - 0.08, 0.02, dark, [0, 0.2 + h / 2, d / 2 - 0.005], [0, 0, 0], 0),
    extrude(outline(rectangle(w - 0.13, h - 0.13), 0.04), 0.06, sheet, [0, 0.2 + h / 2, d / 2 + 0.02], [0, 0, 0], 0.018),
    put(
      group(
        pair((end) => cylinder(0.032, 0.18, darkSteel, [w / 2 - 0.05, end * 1.05, 0.03])),
        label('VARIABLE SPEED DRIVE', 0.7, 0.08, [0, 1.22, 0.004], [0, 0, 0], { ink: '#2d5f94' }),
        // The keypad of the converter behind a window.
        extrude(outline(rectangle(0.56, 0.6), 0.03), 0.03, black, [0, 0.78, 0.012], [0, 0, 0], 0.01),
        label(['38.0 Hz', '54 A'], 0.42, 0.24, [0, 0.9, 0.03], [0, 0, 0], { on: '#8fa38c', ink: '#1e2a1e' }),
        repeat(6, (key) => box(0.09, 0.06, 0.02, plastic('#8f9497'), [(key % 3) * 0.14 - 0.14, 0.66 - Math.floor(key / 3) * 0.1, 0.03], [0, 0, 0], 0.008)),
        // The main switch: red on yellow.
        box(0.3, 0.3, 0.02, plastic('#cfa92c'), [0, 0.16, 0.01], [0, 0, 0], 0.01),
        put(cylinder(0.11, 0.05, plastic('#a92c30')), [0, 0.16, 0.04], [90, 0, 0]),
        box(0.05, 0.22, 0.06, plastic('#a92c30'), [0, 0.16, 0.08], [0, 0, 0], 0.015),
        put(hazard(), [0, -0.24, 0.004]),
        put(louvres(0.66, 0.56, 7), [0, -0.92, 0.01]),
        box(0.05, 0.3, 0.05, black, [-w / 2 + 0.17, 0.1, 0.03], [0, 0, 0], 0.015),
      ),
      [0, 0.2 + h / 2, d / 2 + 0.05],
    ),
    put(louvres(0.9, 0.5, 6), [w / 2, 2.6, 0], [0, 90, 0]),
    pair((a) => pair((b) => put(ring(0.06, 0.018, steel, [0, 0.07, 0]), [a * (w / 2 - 0.1), 0.2 + h, b * (d / 2 - 0.12)]))),
  );
};

/** Two fans blow out of the roof; the base has pockets for a fork-lift. One unit is 36 cm. */
const withRoofFans = () =>
  group(
    put(housing({ w: 5.6, h: 3.75, d: 3.5, doors: 4, words: '8.0 bar', model: 'VS-100F', color: '#33414f' }), [0, 0.34, 0]),
    [-2.45, 0, 2.45].map((x) => box(x === 0 ? 1.5 : 0.7, 0.34, 3.4, frameCoat, [x, 0.17, 0], [0, 0, 0], 0.02)),
    box(5.6, 0.08, 3.4, frameCoat, [0, 0.3, 0], [0, 0, 0], 0.02),
    box(5.3, 0.2, 3.0, dark, [0, 0.14, -0.1], [0, 0, 0], 0),
    pair((side) =>
      put(
        group(
          lathe([[1.12, 0], [1.12, 0.05], [1.04, 0.07], [1.02, 0.34], [1.06, 0.38], [0.98, 0.38], [0.96, 0.02]], sheet, [0, 0, 0], [0, 0, 0], 80),
          around(10, (degrees) => put(bolt(0.032, [1.08, 0.05, 0]), [0, 0, 0], [0, degrees, 0])),
          put(fanGuard(0.99), [0, 0.36, 0]),
        ),
        [side * 1.38, 4.34, 0],
      ),
    ),
    // Eyes to lift it by.
    pair((a) => pair((b) => group(put(extrude(disc(0.13, [roundHole(0.07)]), 0.05, darkSteel), [a * 2.6, 4.42, b * 1.4])))),
  );

export const scenes: Scenes = {
  'VS-100F': { build: withRoofFans, first: { from: [-32, 14] }, second: { from: [24, 44] } },
  'VS-10T': { build: () => onTank(false), first: { from: [-28, 14] }, second: { from: [32, 20] } },
  'VS-20D': { build: () => onTank(true), first: { from: [28, 14] } },
  'VS-50V': { build: withInverter, first: { from: [-28, 14] } },
};
