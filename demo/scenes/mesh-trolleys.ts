import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { galvanised, paint, plastic, steel } from './materials.ts';
import { bar, box, cylinder, group, pair, put, repeat, rod } from './solids.ts';
import { castor } from './wheels.ts';

/** Three shelves of wire mesh between four posts; each folds up on hinges at the back. One unit is 250 mm. */

const coat = paint(brands.Shramik.body);
const [W, D] = [4.4, 2.4];
const CASTOR = 0.25;
const BASE = CASTOR * 2.4 + 0.02;
const HIGH = 6.7;
/** 50 mm. */
const MESH = 0.2;
const SHELVES = [0.85, 2.8, 4.75];

export const meshTrolley = () =>
  group(
    pair((a) => pair((b) => put(post(), [(a * W) / 2, 0, (b * D) / 2]))).flat(),
    pair((side) => [
      box(W, 0.14, 0.12, coat, [0, BASE + 0.1, (side * D) / 2], [0, 0, 0], 0.03),
      box(0.12, 0.14, D, coat, [(side * W) / 2, BASE + 0.1, 0], [0, 0, 0], 0.03),
      put(sidePanel(), [(side * W) / 2, 0, 0]),
    ]),
    bar([[-W / 2, HIGH - 0.1, -D / 2], [W / 2, HIGH - 0.1, -D / 2]], 0.07, coat),
    SHELVES.map((y) => put(shelf(), [0, y, 0])),
    handle(),
    put(group(box(1.8, 0.46, 0.03, coat), label(['SHRAMIK', 'SC-3T · 400 kg'], 1.5, 0.4, [0, 0, 0.018], [0, 0, 0], { ink: '#ffffff' })), [0, SHELVES[2] as number, D / 2 + 0.09]),
  );

const post = () =>
  group(
    cylinder(0.09, HIGH - BASE, coat, [0, (HIGH + BASE) / 2, 0]),
    cylinder(0.1, 0.08, plastic('#1d2023'), [0, HIGH + 0.02, 0]),
    put(castor(CASTOR, [0, BASE, 0], [0, 0, 0], plastic('#e6e4dc'))),
  );

/** A frame filled with wire, its front edge on hooks, its back edge on hinges. */
const shelf = () => {
  const [w, d] = [W - 0.2, D - 0.1];
  return group(
    bar([[-w / 2, 0, -d / 2], [w / 2, 0, -d / 2], [w / 2, 0, d / 2], [-w / 2, 0, d / 2], [-w / 2, 0, -d / 2]], 0.055, galvanised, 0.05),
    repeat(Math.round(w / MESH) - 1, (index) => cylinder(0.018, d, galvanised, [-w / 2 + (index + 1) * MESH, 0.02, 0], [90, 0, 0])),
    repeat(Math.round(d / MESH) - 1, (index) => rod(0.018, w, galvanised, [0, -0.01, -d / 2 + (index + 1) * MESH])),
    pair((side) => [
      rod(0.075, 0.4, steel, [side * 1.2, 0, -d / 2]),
      box(0.36, 0.22, 0.05, steel, [side * 1.2, 0.1, -d / 2 - 0.05], [0, 0, 0], 0.02),
      // Rests on a bracket at each front post.
      box(0.16, 0.05, 0.3, coat, [side * (W / 2 - 0.1), -0.08, d / 2 - 0.02], [0, 0, 0], 0.015),
      bar([[side * (w / 2), 0, d / 2 - 0.1], [side * (W / 2), 0, D / 2]], 0.05, galvanised),
    ]),
    // The rail between the back posts that carries the hinges, and the edge that keeps goods from sliding off.
    rod(0.055, W, coat, [0, 0, -D / 2]),
    rod(0.04, W, coat, [0, 0.34, -D / 2]),
  );
};

/** Wire mesh between the posts of one end. */
const sidePanel = () => {
  const [from, to] = [BASE + 0.5, HIGH - 0.7];
  const rows = Math.round((to - from) / MESH);
  return group(
    [from, to].map((y) => cylinder(0.05, D, coat, [0, y, 0], [90, 0, 0])),
    repeat(rows - 1, (index) => cylinder(0.016, D, galvanised, [0, from + (index + 1) * MESH, 0], [90, 0, 0])),
    repeat(Math.round(D / MESH) - 1, (index) => cylinder(0.016, to - from, galvanised, [0.02, (from + to) / 2, -D / 2 + (index + 1) * MESH])),
  );
};

const handle = () =>
  group(
    bar([[W / 2, 4.3, -D / 2], [W / 2 + 0.55, 4.45, -D / 2], [W / 2 + 0.55, 4.45, D / 2], [W / 2, 4.3, D / 2]], 0.075, coat, 0.2),
    pair((side) => put(bolt(0.05), [W / 2, 4.3, side * (D / 2 + 0.08)], [side * 90, 0, 0])),
    cylinder(0.1, D * 0.62, plastic('#1d2023'), [W / 2 + 0.55, 4.45, 0], [90, 0, 0]),
  );
