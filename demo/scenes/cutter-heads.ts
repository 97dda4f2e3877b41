import { bolt } from './fittings.ts';
import { castIron, darkSteel, plastic, steel } from './materials.ts';
import { grown, limb, sculpt } from './sculpt.ts';
import { cylinder, extrude, type FlatPoint, group, lathe, outline, pair, put, repeat, roundHole, sleeve } from './solids.ts';

const BLADE_RADIUS = 0.7;
/** Of the blade's axis, from the end of the shaft. */
const AXIS_X = 0.2;

/** The gearbox of a brush cutter with its blade and guard, at the end of a shaft that comes from -x. */
export const cutterHead = (teeth: number, guardColor: string) => group(gearbox(), blade(teeth), guard(guardColor));

const gearbox = () =>
  group(
    sculpt(grown(0.12, limb({ at: [-0.45, 0, 0], r: 0.16 }, { at: [0.05, 0.02, 0], r: 0.25 }), limb({ at: [0.08, 0, 0], r: 0.24 }, { at: [AXIS_X, -0.32, 0], r: 0.22 })), [-0.75, -0.65, -0.4], [0.55, 0.4, 0.4], 0.025, castIron),
    sleeve(0.17, 0.12, 0.28, darkSteel, [-0.62, 0, 0], [0, 0, 90]),
    pair((side) => put(bolt(0.05), [-0.35, side * 0.06, 0.17], [90, 0, 0])),
    put(bolt(0.06), [0.27, 0.1, 0.1], [40, 0, -60]),
    cylinder(0.24, 0.1, darkSteel, [AXIS_X, -0.52, 0]),
    lathe([[0, -0.2], [0.1, -0.2], [0.28, -0.12], [0.3, -0.04], [0.12, 0], [0, 0]], darkSteel, [AXIS_X, -0.62, 0]),
    put(bolt(0.09), [AXIS_X, -0.8, 0], [180, 0, 0]),
  );

/** Three broad teeth for grass and shrubs, or many small ones for wood; holes make it lighter. */
function blade(teeth: number) {
  const at = (radius: number, turn: number): FlatPoint => [radius * Math.cos(turn * 2 * Math.PI), radius * Math.sin(turn * 2 * Math.PI)];
  const rim = repeat(teeth, (index) =>
    teeth > 10 ? [at(BLADE_RADIUS, index / teeth), at(BLADE_RADIUS * 0.92, (index + 0.35) / teeth)] : [at(BLADE_RADIUS * 0.94, (index - 0.06) / teeth), at(BLADE_RADIUS, (index + 0.05) / teeth), at(BLADE_RADIUS * 0.45, (index + 0.5) / teeth)],
  ).flat();
  const holes = repeat(teeth > 10 ? 6 : 3, (index) => roundHole(0.06, at(BLADE_RADIUS * 0.62, (index + 0.02) / (teeth > 10 ? 6 : 3))));
  return extrude(outline(rim, 0, holes), 0.03, steel, [AXIS_X, -0.6, 0], [90, 0, 0], 0.01);
}

/** A shield between the blade and the user, with a skirt, clamped to the shaft. */
function guard(color: string) {
  const material = plastic(color);
  const arc = (radius: number, from: number, to: number): FlatPoint[] =>
    repeat(17, (index) => {
      const angle = ((from + ((to - from) * index) / 16) * Math.PI) / 180;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  const sector = (inner: number, outer: number) => outline([...arc(outer, 112, 248), ...arc(inner, 248, 112)]);
  return group(
    put(group(extrude(sector(0.3, 1.05), 0.05, material, [0, 0, 0], [90, 0, 0], 0.02), extrude(sector(0.99, 1.05), 0.34, material, [0, -0.15, 0], [90, 0, 0], 0.02), [-32, 0, 32].map((turn) => put(extrude(outline([[-1, 0], [-0.5, 0], [-0.5, 0.07], [-0.95, 0.02]]), 0.04, material, [0, 0.02, 0]), [0, 0, 0], [0, turn, 0]))), [AXIS_X, -0.38, 0]),
    extrude(outline([[-0.95, -0.4], [-0.45, -0.4], [-0.5, 0.13], [-0.8, 0.13]], 0.08), 0.3, material, [0, 0, 0], [0, 0, 0], 0.03),
    pair((side) => put(bolt(0.05), [-0.65 + side * 0.1, -0.2, 0.15], [90, 0, 0])),
  );
}
