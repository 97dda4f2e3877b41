import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, type Material, Mesh, Vector3 } from 'three';
import { labelOn } from './form-labels.ts';
import { darkSteel, galvanised, matt, metal, plastic, steel, woven } from './materials.ts';
import { block, chain, sculpt } from './sculpt.ts';
import { bar, box, cylinder, group, type Point, pair, put, repeat, ring, scaled, tube } from './solids.ts';

/** A lanyard with two legs of webbing, laid out on the ground. One unit is 15 cm. */

const WEB_WIDTH = 0.26;
const WEB_THICK = 0.034;
const orange = woven('#d9521a');
const thread = matt('#f4e3c4');

/** A point on the way of flat webbing, and which way it runs: degrees around the upright axis. */
type Waypoint = { at: Point; heading: number };

/** Webbing through points. Its width stays level, so that it can be folded back over itself. */
function webbing(way: Waypoint[], material: Material): Mesh {
  const curve = new CatmullRomCurve3(way.map(({ at }) => new Vector3(...at)), false, 'catmullrom', 0.5);
  const headings = new CatmullRomCurve3(way.map(({ heading }) => new Vector3(heading, 0, 0)), false, 'catmullrom', 0.5);
  const steps = way.length * 12;
  const positions: number[] = [];
  const index: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const at = curve.getPoint(step / steps);
    const angle = (headings.getPoint(step / steps).x * Math.PI) / 180;
    const side = new Vector3(Math.sin(angle), 0, Math.cos(angle));
    const out = new Vector3().crossVectors(curve.getTangent(step / steps), side).normalize();
    for (const [across, through] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)
      positions.push(
        ...at
          .clone()
          .addScaledVector(side, (across * WEB_WIDTH) / 2)
          .addScaledVector(out, (through * WEB_THICK) / 2)
          .toArray(),
      );
  }
  for (let step = 0; step < steps; step += 1)
    for (let corner = 0; corner < 4; corner += 1) {
      const [a, b] = [step * 4 + corner, step * 4 + ((corner + 1) % 4)];
      index.push(a, b, b + 4, a, b + 4, a + 4);
    }
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(index).toNonIndexed();
  geometry.computeVertexNormals();
  return new Mesh(geometry, material);
}

/** Where an end of webbing is folded back and sewn to itself: a second layer with rows of stitches, along x. */
const sewnEnd = (length: number) =>
  group(
    box(length, 0.09, WEB_WIDTH, orange, [0, 0.06, 0], [0, 0, 0], 0.03),
    repeat(9, (row) => box(0.022, 0.012, WEB_WIDTH * 0.76, thread, [(row / 8 - 0.5) * length * 0.8, 0.108, 0], [0, row % 2 === 0 ? 24 : -24, 0], 0)),
  );

/** The eye at the origin, the mouth towards +x; wide enough for a scaffold's tube. Lies flat. */
function scaffoldHook() {
  const spine: Point[] = [
    [0.2, 0, 0],
    [0.36, 0, 0.06],
    [0.48, 0, 0.28],
    [0.64, 0, 0.46],
    [0.86, 0, 0.54],
    [1.14, 0, 0.52],
    [1.38, 0, 0.4],
    [1.52, 0, 0.18],
    [1.54, 0, -0.06],
    [1.46, 0, -0.24],
    [1.34, 0, -0.3],
  ];
  const points = new CatmullRomCurve3(spine.map((point) => new Vector3(...point))).getPoints(40);
  // Thinner towards the nose.
  const body = chain(...points.map((point, index) => ({ at: point.toArray() as Point, r: 0.1 - 0.025 * (index / 40) })));
  return group(
    sculpt(body, [0, -0.15, -0.5], [1.7, 0.15, 0.7], 0.016, steel),
    // A slot for the webbing.
    bar([[0.16, 0, 0], [0.1, 0, -0.2], [-0.08, 0, -0.2], [-0.08, 0, 0.2], [0.1, 0, 0.2], [0.16, 0, 0]], 0.052, steel, 0.08),
    // The gate turns on a rivet at the neck and closes behind the nose.
    scaled(bar([[0.4, 0, -0.03], [0.62, 0, -0.14], [1.36, 0, -0.27]], 0.055, darkSteel), [1, 1.2, 1]),
    cylinder(0.06, 0.24, darkSteel, [0.42, 0, -0.02]),
    // It opens only while this lever at the back is pressed.
    scaled(tube([[0.46, 0, 0.38], [0.58, 0, 0.58], [0.8, 0, 0.69], [1.02, 0, 0.66]], 0.05, metal('#d8a020')), [1, 1.7, 1]),
    pair((side) => box(0.34, 0.03, 0.2, metal('#d8a020'), [0.5, side * 0.1, 0.3], [0, -52, 0], 0.012)),
    cylinder(0.04, 0.26, steel, [0.54, 0, 0.34]),
  );
}

/** An oval connector with a screwed sleeve, which holds the lanyard to the harness. */
const karabiner = () =>
  group(
    bar([[0, 0, 0.1], [0, 0, 0.24], [-0.75, 0, 0.3], [-0.75, 0, -0.26], [0, 0, -0.24], [0, 0, 0.1]], 0.05, steel, 0.2),
    put(
      group(cylinder(0.08, 0.34, galvanised), repeat(5, (index) => ring(0.08, 0.01, steel, [0, -0.12 + index * 0.06, 0], [90, 0, 0]))),
      [-0.34, 0, 0.268],
      [0, 5, 90],
    ),
  );

/** Torn webbing takes the fall's energy: a pack of it in a cover. */
function absorber() {
  const pack = block([0, 0.19, 0], [0.72, 0.17, 0.25], 0.12);
  return group(
    sculpt(pack, [-0.8, -0.05, -0.4], [0.8, 0.45, 0.4], 0.025, woven('#26292c')),
    labelOn(pack, ['HIMVEER HSL-2F', 'ENERGY ABSORBER', 'EN 355   1.8 m   < 6 kN'], 1.0, 0.3, [0, 0.37, 0], [-90, 0, 0], { on: '#f2b90c' }),
    pair((side) => box(0.03, 0.36, 0.54, plastic('#1a1c1e'), [side * 0.64, 0.19, 0], [0, 0, 0], 0.012)),
  );
}

/** Folded twice; `side` tells on which side of the other leg it lies. */
function leg(side: 1 | -1) {
  const fold = (x: number, z: number, end: 1 | -1, low: number, heading: number): Waypoint[] =>
    [
      [0, low],
      [0.2, low + 0.02],
      [0.3, low + 0.09],
      [0.2, low + 0.17],
      [0, low + 0.15],
    ].map(([along = 0, y = 0], step) => ({ at: [x + end * along, y, z + side * 0.035 * step], heading: side * heading }));
  const way: Waypoint[] = [
    { at: [-1.3, 0.16, side * 0.1], heading: side * -10 },
    { at: [-0.8, 0.05, side * 0.2], heading: side * -16 },
    { at: [0.5, 0.03, side * 0.66], heading: side * -18 },
    ...fold(1.9, side * 0.94, 1, 0.03, -4),
    { at: [0.7, 0.08, side * 1.18], heading: side * 4 },
    ...fold(-0.7, side * 1.28, -1, 0.08, 0),
    { at: [0.4, 0.12, side * 1.5], heading: side * -4 },
    { at: [1.3, 0.07, side * 1.56], heading: side * -4 },
  ];
  return group(webbing(way, orange), put(group(put(sewnEnd(0.5), [-0.22, -0.06, 0]), put(scaled(scaffoldHook(), 1.2), [0.2, 0.02, 0])), [1.4, 0.07, side * 1.56], [0, side * -4, 0]));
}

export const forkedLanyard = () =>
  group(
    put(absorber(), [-2.0, 0, 0]),
    put(sewnEnd(0.4), [-2.9, 0.06, 0]),
    put(karabiner(), [-3.06, 0.1, 0], [0, 8, 0]),
    pair(leg),
  );
