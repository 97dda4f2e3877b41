import { CatmullRomCurve3, Object3D, Vector3 } from 'three';
import { labelOn } from './form-labels.ts';
import { matt, standard, woven } from './materials.ts';
import { type Form, grown, halfSpace, limb, onSurface, outward, sculpt, thicker, within, without } from './sculpt.ts';
import { around, ball, cylinder, group, type Point, pair, put, repeat, ring, scaled, tube } from './solids.ts';

/** A cap like a baseball player's with a shell inside, the shell also beside it. The front looks towards +z. */

/** Half width, height and half length of the crown above its rim. One unit is a decimetre. */
const CROWN: Point = [0.86, 1.12, 1.03];
/** Where the crown's panels meet, in degrees from the front. */
const SEAMS = around(6, (degrees) => degrees);
const ROUND = 2.35;

const navy = woven('#1c3f7c');
const thread = matt('#5f83bf');

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point near the crown: degrees from the front and above the rim, moved aside by so much. */
function nearCrown(around: number, above: number, aside = 0): Point {
  const [a, e] = [radians(around), radians(above)];
  return [
    CROWN[0] * Math.sin(a) * Math.cos(e) + aside * Math.cos(a),
    CROWN[1] * Math.sin(e),
    CROWN[2] * Math.cos(a) * Math.cos(e) - aside * Math.sin(a),
  ];
}

const dome: Form = (x, y, z) => {
  const [a, b, c] = [Math.abs(x) / CROWN[0], Math.abs(y) / CROWN[1], Math.abs(z) / CROWN[2]];
  return ((a ** ROUND + b ** ROUND + c ** ROUND) ** (1 / ROUND) - 1) * 0.95;
};

/** Panels swell a little between their seams, which lie deeper. */
const panels: Form = (x, y, z) => {
  const out = Math.hypot(x, z);
  const turned = Math.atan2(x, z) * 3;
  const besideSeam = (out * Math.asin(Math.abs(Math.sin(turned)))) / 3;
  return dome(x, y, z) - 0.022 * out * Math.sin(turned) ** 2 + 0.016 * Math.exp(-((besideSeam / 0.022) ** 2));
};

const eyelets = SEAMS.map((degrees) => onSurface(panels, nearCrown(degrees + 30, 56)));

/** The peak, sewn on under the rim in front: bent down at its sides. */
const PEAK = { halfWidth: 0.83, from: 0.34, length: 1.32 };
const peakHeight = (x: number, z: number) => {
  const share = Math.max(0, (z - PEAK.from) / PEAK.length);
  return 0.03 - 0.34 * (x / PEAK.halfWidth) ** 2 * share - 0.09 * share ** 2;
};
const peak: Form = (x, y, z) => {
  const forward = Math.max(0, z - PEAK.from) / PEAK.length;
  const outside = ((Math.abs(x / PEAK.halfWidth) ** 2.3 + forward ** 2.3) ** (1 / 2.3) - 1) * 0.75;
  return Math.max(outside, Math.abs(y - peakHeight(x, z)) - 0.022, PEAK.from - z, -dome(x, y, z) - 0.05);
};

/** Sets a thing that faces +z on the crown. */
function onCrown(thing: Object3D, at: Point): Object3D {
  const out = outward(panels, at);
  const holder = new Object3D().add(thing);
  holder.position.set(...at);
  holder.lookAt(at[0] + out[0], at[1] + out[1], at[2] + out[2]);
  return holder;
}

/** Stitches along a line. */
function seam(points: Point[]) {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  const ends = curve.getSpacedPoints(Math.round(curve.getLength() / 0.05));
  return ends.slice(1).map((end, index) => {
    const start = ends[index] as Vector3;
    return tube([start.toArray(), start.clone().lerp(end, 0.62).toArray()], 0.0075, thread);
  });
}

export const bumpCap = () => group(put(cap(), [-0.75, 0, 0], [-5, 0, 0]), put(insert(), [1.15, 0, -0.75], [0, -20, 0]));

function cap() {
  const holes = eyelets.map((at): Form => limb({ at, r: 0.042 }, { at, r: 0.042 }));
  const crown = within(without(0.01, panels, ...holes), halfSpace([0, -1, 0], 0), 0.03);
  return group(
    sculpt(crown, [-1, -0.06, -1.2], [1, 1.25, 1.2], 0.02, navy),
    SEAMS.map((degrees) => pair((side) => seam(repeat(14, (index) => onSurface(panels, nearCrown(degrees, 4 + index * 6, side * 0.05), 0.004))))),
    // Where the band inside is sewn in.
    seam(repeat(49, (index) => onSurface(panels, nearCrown(index * 7.5, 5), 0.004))),
    eyelets.map((at) => onCrown(group(ring(0.056, 0.017, thread), cylinder(0.045, 0.01, matt('#060a12'), [0, 0, -0.03], [90, 0, 0])), at)),
    scaled(put(ball(0.085, navy), [0, 0, 0]), [1, 0.6, 1]).translateY(CROWN[1] + 0.005),
    labelOn(panels, 'RAKSHAN', 0.72, 0.17, [0, 0.42, 1.0], [-12, 0, 0], { ink: '#ffffff' }),
    sculpt(peak, [-0.95, -0.5, 0.2], [0.95, 0.15, 1.8], 0.018, navy),
    [0.97, 0.9, 0.83, 0.76].map((share) => seam(peakLine(share))),
  );
}

/** A line on the peak, parallel to its edge as far as it is before the crown. */
const peakLine = (share: number): Point[] =>
  repeat(61, (index): Point => {
    const angle = radians(-90 + index * 3);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const x = PEAK.halfWidth * share * Math.sign(sin) * Math.abs(sin) ** (2 / 2.3);
    const z = PEAK.from + PEAK.length * share * Math.abs(cos) ** (2 / 2.3);
    return [x, peakHeight(x, z) + 0.026, z];
  }).filter(([x, y, z]) => dome(x, y, z) > 0.02);

/** The shell of ABS that is taken out before the cap is washed: slotted for air, with foam at its rim. */
function insert() {
  const smaller: Form = (x, y, z) => dome(x / 0.94, y / 0.94, z / 0.94) * 0.94;
  const slots = [
    ...around(12, (degrees) => limb({ at: onSurface(smaller, nearCrown(degrees, 16)), r: 0.055 }, { at: onSurface(smaller, nearCrown(degrees, 34)), r: 0.055 })),
    ...around(6, (degrees) => limb({ at: onSurface(smaller, nearCrown(degrees + 15, 48)), r: 0.06 }, { at: onSurface(smaller, nearCrown(degrees + 15, 66)), r: 0.045 })),
  ];
  const skin: Form = (x, y, z) => Math.abs(smaller(x, y, z)) - 0.022;
  const ribs = around(6, (degrees) => {
    const [low, high] = [4, 80].map((above) => onSurface(smaller, nearCrown(degrees + 45, above))) as [Point, Point];
    const middle = onSurface(smaller, nearCrown(degrees + 45, 42));
    return grown(0.02, limb({ at: low, r: 0.03 }, { at: middle, r: 0.03 }), limb({ at: middle, r: 0.03 }, { at: high, r: 0.03 }));
  });
  return group(
    sculpt(within(without(0.015, grown(0.03, skin, ...ribs), ...slots), halfSpace([0, -1, 0], -0.06), 0.01), [-1, -0.05, -1.15], [1, 1.25, 1.15], 0.02, standard('#2a2d31', 0, 0.4)),
    sculpt(within(within(thicker(skin, 0.025), halfSpace([0, 1, 0], 0.13), 0.03), halfSpace([0, -1, 0], 0), 0.02), [-1, -0.05, -1.15], [1, 0.25, 1.15], 0.02, matt('#4a4f55')),
  );
}
