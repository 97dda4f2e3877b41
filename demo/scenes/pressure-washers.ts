import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt, button, gauge, knob } from './fittings.ts';
import { label, ratingPlate, wrap } from './labels.ts';
import { pushHandle, smallMotor, stand } from './machines.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { black, brass, castIron, clear, copper, darkSteel, galvanised, matt, metal, paint, plastic, rubber, stainless, steel } from './materials.ts';
import { petrolEngine } from './petrol-engines.ts';
import { INLET, OUTLET, plungerPump } from './plunger-pumps.ts';
import type { Scenes } from './scene.ts';
import { block, type Form, grown, sculpt, without } from './sculpt.ts';
import { lineOn, screwsOn } from './shell-details.ts';
import { rectangle, slotted } from './slotted.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, scaled, sleeve, tube } from './solids.ts';
import { castor, pulley, wheel } from './wheels.ts';

/** One unit is 150 mm. */

const yellow = brands.Nirmalya.body;
const blue = brands.Nirmalya.accent;
const HOSE = 0.085;
/** Large faces: smooth ones come out of the renderer blotched. */
const brushed = metal('#d2d4d4', 0.5);

/** A spray gun with its lance, leading along +x. */
const gun = (at: Point, turn: Point) =>
  put(
    group(
      extrude(
        outline(
          [
            [-0.3, 0.2],
            [0.5, 0.2],
            [0.5, -0.05],
            [-0.05, -0.2],
            [-0.4, -1.1],
            [-0.75, -1.1],
            [-0.5, -0.1],
          ],
          0.1,
        ),
        0.3,
        plastic('#26292c'),
        [0, 0, 0],
        [0, 0, 0],
        0.08,
      ),
      rod(0.09, 2.6, black, [1.7, 0.1, 0]),
      rod(0.06, 1.6, stainless, [3.6, 0.1, 0]),
      rod(0.12, 0.3, brass, [4.5, 0.1, 0]),
      box(0.1, 0.5, 0.1, plastic('#c2212b'), [0.05, -0.3, 0], [0, 0, 25]),
    ),
    at,
    turn,
  );

/** A gun on the ground, its grip towards z on `side`, and its hose, whose last points are added. */
function lyingGun([x, , z]: Point, side: 1 | -1, hose: Point[], color: Material = black) {
  const end: Point = [x - 0.58, 0.15, z + side * 1.1];
  return group(
    gun([x, 0.15, z], [side * -90, 0, 0]),
    cylinder(0.1, 0.26, brass, [end[0], end[1], end[2] + side * 0.06], [90, 0, 0]),
    tube([...hose, [end[0] - 0.04, HOSE + 0.03, end[2] + side * 0.5], [end[0], end[1], end[2] + side * 0.14]], HOSE, color),
  );
}

type Reel = { radius: number; width: number };

/** A drum with a hose in two layers, its axle along z; the hose comes off at +x, downwards. */
function hoseReel({ radius, width }: Reel) {
  const dark = plastic('#2f3439');
  const core = radius * 0.5;
  const turns = Math.floor((width - 0.1) / (2 * HOSE * 1.02));
  const layer = (out: number, count: number) =>
    tube(
      repeat(count * 16 + 1, (step): Point => {
        const angle = (count - step / 16) * 2 * Math.PI;
        return [Math.cos(angle) * out, Math.sin(angle) * out, -width / 2 + 0.05 + HOSE + (step / 16) * HOSE * 2.04];
      }),
      HOSE,
      black,
    );
  return group(
    cylinder(core, width, dark, [0, 0, 0], [90, 0, 0]),
    pair((side) => [
      put(lathe([[0, 0], [radius - 0.04, 0], [radius, 0.03], [radius, 0.09], [radius - 0.05, 0.09], [radius - 0.08, 0.05], [0, 0.05]], dark, [0, 0, 0], [0, 0, 0], 72), [0, 0, (side * width) / 2], [side * 90, 0, 0]),
      around(8, (degrees) => put(box(radius * 0.66, 0.05, 0.05, dark, [radius * 0.58, 0, (side * width) / 2 + side * 0.06]), [0, 0, 0], [0, 0, degrees])),
      cylinder(radius * 0.28, 0.14, plastic(yellow), [0, 0, side * (width / 2 + 0.07)], [90, 0, 0]),
    ]),
    layer(core + HOSE, turns),
    layer(core + HOSE * 2.85, turns - 1),
  );
}

const CART = { deck: 0.81, handle: 1.0, wheel: 0.83 };
const REEL: Reel = { radius: 0.8, width: 1.5 };
const REEL_AT: Point = [-2.52, 3.0, 0];

/** A trolley of bent tube with wheels of 250 mm; its hose reel turns between the sides of the handle. */
function cart(frame: Material, words: string) {
  const [reelX, reelY] = REEL_AT;
  const z = CART.handle;
  return group(
    bar([[2.1, 0.7, z], [-1.75, 0.7, z], [-2.62, 4.3, z], [-2.62, 4.3, -z], [-1.75, 0.7, -z], [2.1, 0.7, -z], [2.1, 0.7, z]], 0.1, frame, 0.3),
    cylinder(0.13, 1.3, rubber, [-2.62, 4.3, 0], [90, 0, 0]),
    box(3.8, 0.12, 1.9, frame, [0.1, 0.75, 0]),
    box(2.3, 0.42, 0.05, paint(yellow), [0.75, 0.7, z + 0.12], [0, 0, 0], 0.02),
    label(words, 1.9, 0.26, [0.75, 0.7, z + 0.148], [0, 0, 0], { ink: blue }),
    pair((side) => [
      wheel(CART.wheel, 0.3, plastic(yellow), rubber, [-1.2, CART.wheel, side * 1.3]),
      cylinder(0.07, 0.5, steel, [-1.2, CART.wheel, side * 1.1], [90, 0, 0]),
      box(0.3, 0.3, 0.1, frame, [-1.2, CART.wheel - 0.05, side * 1.06]),
      cylinder(0.09, 0.5, frame, [1.8, 0.42, side * 0.9]),
      cylinder(0.16, 0.2, rubber, [1.8, 0.1, side * 0.9], [0, 0, 0], 0.12),
      // Bearing plates of the reel.
      box(0.44, 0.44, 0.07, galvanised, [reelX + 0.12, reelY, side * z], [0, 0, 14]),
      put(bolt(0.09), [reelX, reelY, side * (z + 0.04)], [side * 90, 0, 0]),
    ]),
    cylinder(0.08, 2.1, steel, [reelX, reelY, 0], [90, 0, 0]),
    put(hoseReel(REEL), REEL_AT),
    put(crank(), [reelX, reelY, -z - 0.1]),
    cylinder(0.11, 0.3, brass, [reelX, reelY, z + 0.2], [90, 0, 0]),
    cylinder(0.09, 0.3, brass, [reelX, reelY - 0.12, z + 0.28]),
  );
}

const crank = () => group(box(0.12, 0.7, 0.06, steel, [0, -0.3, 0]), cylinder(0.08, 0.4, black, [0, -0.6, -0.22], [90, 0, 0]));

/** From a pump along the trolley and up to the reel's swivel. */
function cartHose(pump: Point) {
  const [x, y, z] = [0, 1, 2].map((axis) => (pump[axis] as number) + (OUTLET[axis] as number)) as Point;
  const [reelX, reelY] = REEL_AT;
  return tube(
    [[x - 0.1, y, z], [x + 0.25, y, z], [x + 0.42, y - 0.25, z + 0.1], [x + 0.2, 1.0, z + 0.3], [1.4, 0.95, 1.24], [0, 0.96, 1.2], [-1.3, 1.0, 1.1], [-1.95, 1.5, 1.16], [-2.3, 2.2, 1.26], [reelX, reelY - 0.5, 1.28], [reelX, reelY - 0.2, 1.28]],
    HOSE,
    black,
  );
}

/** Its hose comes from the reel. */
const cartGun = () =>
  lyingGun([-0.1, 0, 2.3], 1, [[REEL_AT[0] + 0.64, 3.1, 0.42], [REEL_AT[0] + 0.66, 2.75, 0.5], [-1.9, 2.1, 0.95], [-2.05, 1.3, 1.75], [-2.3, 0.4, 2.2], [-2.2, HOSE, 2.9], [-1.7, HOSE, 3.9], [-1.1, HOSE, 4.3]]);

function commercial() {
  const pump: Point = [0.12, 1.76, 0];
  return group(
    cart(brushed, 'NIRMALYA NW-200T'),
    smallMotor(0.75, blue, [-0.6, 1.76, 0], [0, 0, 0], 1.7),
    put(plungerPump(), pump),
    box(1.1, 0.42, 0.8, darkSteel, [1.07, 1.0, 0]),
    cartHose(pump),
    cartGun(),
    put(starter(), [-0.2, 2.62, 0.1]),
  );
}

/** The motor's switch, on its terminal box. */
const starter = () =>
  group(
    box(0.5, 0.62, 0.42, plastic('#d9dbd8'), [0, 0.31, 0], [0, 0, 0], 0.04),
    box(0.36, 0.4, 0.03, matt('#2b2d30'), [0, 0.31, 0.21]),
    pair((side) => cylinder(0.075, 0.08, plastic(side === 1 ? '#1e8a4c' : '#c2212b'), [0, 0.31 + side * 0.09, 0.24], [90, 0, 0])),
  );

function petrol() {
  const pump: Point = [0.45, CART.deck + 0.56, 0];
  const [x, y, z] = [0, 1, 2].map((axis) => (pump[axis] as number) + (INLET[axis] as number)) as Point;
  return group(
    cart(paint('#26292c'), 'NIRMALYA NW-7P'),
    put(scaled(petrolEngine('#c2281d'), 0.9), [-0.35, CART.deck, 0]),
    put(plungerPump(), pump),
    cartHose(pump),
    cartGun(),
    // The suction hose with its strainer.
    tube([[x - 0.1, y, z], [x + 0.3, y - 0.05, z], [x + 0.6, 0.5, z + 0.15], [x + 0.6, 0.13, z + 0.6], [x + 0.1, 0.11, z + 0.85], [x - 0.8, 0.13, z + 0.8]], 0.11, clear('#8fb7a0', 0.85)),
    put(strainer(), [x - 0.8, 0.16, z + 0.8], [0, 176, 0]),
  );
}

/** Hangs in the tank at the end of a suction hose, along +x. */
const strainer = () => group(rod(0.13, 0.2, black, [0.06, 0, 0]), rod(0.16, 0.5, galvanised, [0.4, 0, 0]), repeat(8, (index) => put(ring(0.16, 0.012, darkSteel), [0.18 + index * 0.06, 0, 0], [0, 90, 0])), rod(0.17, 0.06, black, [0.66, 0, 0]));

type Pulley = { at: FlatPoint; radius: number };

/** Two belts beside each other around two pulleys whose axles lie along z. */
function beltsOnPulleys(first: Pulley, second: Pulley, z: number) {
  const [dx, dy] = [second.at[0] - first.at[0], second.at[1] - first.at[1]];
  const toward = Math.atan2(dy, dx);
  const off = Math.acos((first.radius - second.radius) / Math.hypot(dx, dy));
  const arc = ({ at, radius }: Pulley, from: number, to: number) =>
    repeat(17, (step): FlatPoint => {
      const angle = from + ((to - from) * step) / 16;
      return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
    });
  const loop = (grow: number) => {
    const larger = ({ at, radius }: Pulley) => ({ at, radius: radius + grow });
    return outline([...arc(larger(first), toward + off, toward + 2 * Math.PI - off), ...arc(larger(second), toward - off, toward + off)]);
  };
  const belt = loop(0.01);
  belt.holes = [loop(-0.07)];
  return group(
    [first, second].map(({ at, radius }) => pulley(radius, 0.36, castIron, [...at, z])),
    pair((side) => extrude(belt, 0.13, rubber, [0, 0, z + side * 0.09], [0, 0, 0], 0.006)),
  );
}

/** Wire mesh in a frame around the belts, open towards +z. */
function beltGuard() {
  const coat = paint('#e8a512');
  const [w, h, depth] = [3.4, 1.6, 0.56];
  return group(
    extrude(outline(rectangle(w, h), 0.2, [outline(rectangle(w - 0.08, h - 0.08), 0.18)]), depth, coat, [0, 0, 0], [0, 0, 0], 0.006),
    repeat(23, (index) => cylinder(0.012, h - 0.04, coat, [(index - 11) * 0.145, 0, -depth / 2 + 0.02])),
    repeat(10, (index) => rod(0.012, w - 0.04, coat, [0, (index - 4.5) * 0.15, -depth / 2 + 0.02])),
    box(1.3, 0.26, 0.02, coat, [0.7, -0.55, -depth / 2]),
    label('JALDHAAR', 1.1, 0.2, [0.7, -0.55, -depth / 2 - 0.013], [0, 180, 0], { ink: '#123f66' }),
  );
}

/** Pump and motor side by side on a frame, with belts at the back. */
function beltDriven() {
  const pump: Point = [0.78, 1.22, -0.8];
  const coat = paint(brands.Jaldhaar.body);
  const hose = plastic('#c9a227');
  const [outX, inX, front] = [pump[0] + OUTLET[2], pump[0] + INLET[2], pump[2] + OUTLET[0]];
  return group(
    stand(4.2, 0.6, 2.0, coat, 0.14),
    [-1.62, -0.62].map((x) => box(0.24, 0.08, 1.9, coat, [x, 0.64, 0])),
    [0.43, 1.13].map((x) => box(0.24, 0.06, 1.9, coat, [x, 0.63, 0])),
    smallMotor(0.66, brands.Jaldhaar.body, [-1.12, 1.51, 0.02], [0, 90, 0], 1.5),
    put(plungerPump(-1), pump, [0, -90, 0]),
    cylinder(0.13, 0.8, steel, [pump[0], pump[1], -1.1], [90, 0, 0]),
    cylinder(0.1, 0.8, steel, [-1.12, 1.51, -1.1], [90, 0, 0]),
    beltsOnPulleys({ at: [-1.12, 1.51], radius: 0.3 }, { at: [pump[0], pump[1]], radius: 0.66 }, -1.3),
    put(beltGuard(), [-0.06, 1.26, -1.32]),
    pair((side) => box(0.14, 0.12, 0.3, coat, [side * 1.4, 0.53, -1.1])),
    label('JALDHAAR JW-80B', 1.9, 0.12, [0, 0.53, 1.003], [0, 0, 0], { ink: '#ffffff' }),
    lyingGun(
      [-0.7, 0, 3.0],
      -1,
      [
        [outX, pump[1] + 0.2, front - 0.1],
        [outX, pump[1] + 0.2, front + 0.2],
        [outX + 0.4, pump[1] + 0.1, front + 0.5],
        ...repeat(61, (step): Point => {
          const angle = (step / 60) * 2 * Math.PI * 5.75;
          return [3.9 + Math.sin(angle) * 1.0, 1.12 - (step / 60) * (1.12 - HOSE), 0.6 + Math.cos(angle) * 1.0];
        }),
        [2.85, HOSE, 1.2],
        [2.4, HOSE, 1.75],
        [1.4, HOSE, 1.95],
        [0.2, HOSE, 1.6],
        [-0.8, HOSE, 1.25],
      ],
      hose,
    ),
    tube([[inX, pump[1] - 0.3, front - 0.1], [inX, pump[1] - 0.32, front + 0.2], [inX + 0.15, 0.5, front + 0.7], [inX + 0.5, 0.13, front + 1.0], [inX + 1.0, 0.14, front + 0.95]], 0.11, clear('#8fb7a0', 0.85)),
    put(strainer(), [inX + 1.0, 0.16, front + 0.95], [0, -10, 0]),
  );
}

function compact() {
  const dark = plastic('#26292c');
  const body = without(
    0.06,
    grown(0.5, block([0, 1.0, -0.05], [0.98, 0.72, 0.9], 0.32), block([0, 2.25, -0.15], [0.8, 0.95, 0.66], 0.36)),
    block([0, 3.2, -0.15], [0.3, 0.2, 0.9], 0.1),
  );
  return group(
    sculpt(body, [-1.2, 0.1, -1.2], [1.2, 3.5, 1.1], 0.035, plastic('#cb9d33')),
    compactDetails(body),
    box(1.5, 0.16, 1.5, dark, [0, 0.3, -0.05], [0, 0, 0], 0.06),
    slotted(1.3, 0.62, 0.06, dark, [{ at: [0, 0], w: 1.0, h: 0.42, count: 5 }], [0, 1.06, 0.89]),
    put(group(cylinder(0.4, 0.08, dark, [0, 0, 0], [90, 0, 0]), knob(0.26, [0, 0, 0.03], [0, 0, -40])), [0, 2.04, 0.53]),
    label('O        I', 0.62, 0.09, [0, 2.5, 0.512], [0, 0, 0], { ink: blue }),
    label('NIRMALYA', 0.62, 0.15, [0, 2.86, 0.514], [0, 0, 0], { ink: blue }),
    label('NW-130   130 bar', 0.5, 0.08, [0, 2.72, 0.514], [0, 0, 0], { ink: blue, weight: 400 }),
    // Low at the front a plate with the ratings, beside it a warning.
    put(ratingPlate(0.42), [0.3, 1.55, 0.86], [-24, 0, 0]),
    put(jetWarning(), [-0.26, 1.55, 0.865], [-24, 0, 0]),
    // Inlet with its strainer.
    put(group(cylinder(0.16, 0.3, dark, [0, 0, 0.1], [90, 0, 0]), sleeve(0.13, 0.08, 0.3, brass, [0, 0, 0.34], [90, 0, 0])), [-0.62, 0.56, 0.78]),
    pair((side) => [
      wheel(0.55, 0.26, dark, rubber, [side * 1.05, 0.55, -0.62], [0, 90, 0]),
      box(0.3, 0.24, 0.3, rubber, [side * 0.6, 0.12, 0.55], [0, 0, 0], 0.05),
      bar([[side * 0.5, 2.4, -0.84], [side * 0.5, 4.75, -0.84], [0, 4.75, -0.84]], 0.07, brushed, 0.2),
      box(0.3, 0.5, 0.26, dark, [side * 0.5, 2.9, -0.82], [0, 0, 0], 0.05),
    ]),
    cylinder(0.11, 0.72, dark, [0, 4.75, -0.84], [0, 0, 90]),
    rod(0.06, 2.1, steel, [0, 0.55, -0.62]),
    // The reel at the side, its axle in the body.
    box(0.12, 0.8, 0.8, dark, [-0.86, 2.0, -0.1], [0, 0, 0], 0.05),
    rod(0.12, 0.9, dark, [-1.2, 2.0, -0.1]),
    put(hoseReel({ radius: 0.74, width: 0.7 }), [-1.36, 2.0, -0.1], [0, -90, 0]),
    put(crank(), [-1.9, 2.0, -0.1], [0, 90, 0]),
    // The gun stands in a cup and a clip.
    put(put(scaled(gun([0, 0, 0], [0, 0, -90]), 0.85), [0, 0, 0], [0, 90, 0]), [1.22, 4.25, 0.1]),
    lathe([[0, 0], [0.18, 0], [0.2, 0.4], [0.15, 0.4], [0.14, 0.06], [0, 0.06]], dark, [1.22, 0.26, 0.1]),
    box(0.5, 0.12, 0.3, dark, [1.0, 0.36, 0.1]),
    box(0.5, 0.16, 0.2, dark, [0.98, 2.3, 0.1]),
    sleeve(0.15, 0.09, 0.16, dark, [1.14, 2.3, 0.1]),
    tube([[-1.45, 2.0, 0.55], [-1.4, 1.6, 0.62], [-1.38, 0.8, 0.85], [-1.2, 0.2, 1.3], [-0.7, HOSE, 1.75], [0.2, HOSE, 1.9], [1.0, HOSE, 1.95], [1.5, 0.35, 1.95], [1.75, 1.4, 1.95], [1.7, 2.8, 1.9], [1.42, 4.0, 1.7], [1.25, 4.6, 1.35], [1.22, 4.74, 1.05]], HOSE, black),
    put(foamBottle(), [2.15, 0, 0.6], [0, 30, 0]),
    // 5 m of cable from the back, most of it in loops beside the machine.
    put(bendProtector([0, 0, 0]), [0.86, 0.62, -0.6], [0, 180, 0]),
    mainsLead(
      [
        [1.0, 0.62, -0.7],
        [1.35, 0.55, -0.95],
        [1.7, 0.2, -1.3],
        ...repeat(31, (step): Point => {
          const angle = (step / 30) * 2 * Math.PI * 2.6;
          return [2.6 - Math.cos(angle - 0.6) * (0.66 - step * 0.003), 0.06 + Math.floor(step / 12) * 0.09, -0.75 - Math.sin(angle - 0.6) * (0.6 - step * 0.003)];
        }),
        [3.45, 0.08, -0.1],
        [3.4, 0.08, 0.35],
      ],
      0.055,
    ),
  );
}

/** The seam between the shells, the line of the front panel, and screws. */
const compactDetails = (body: Form) =>
  group(
    pair((side) => lineOn(body, [[side * 1.1, 0.42, 0.1], [side * 1.1, 1.5, 0.1], [side * 0.9, 2.3, 0.02], [side * 0.86, 3.0, 0.0], [side * 0.5, 3.22, 0.0]], 0.016)),
    lineOn(body, [[-0.86, 1.72, 0.8], [-0.5, 1.78, 0.9], [0.5, 1.78, 0.9], [0.86, 1.72, 0.8]], 0.014),
    screwsOn(body, [[-0.56, 2.98, 0.5], [0.56, 2.98, 0.5], [-0.62, 1.94, 0.6], [0.62, 1.94, 0.6], [-0.78, 0.56, 0.9], [0.78, 0.56, 0.9]], 0.04),
    pair((side) => screwsOn(body, [[side * 1.0, 0.7, 0.5], [side * 1.0, 1.4, 0.5], [side * 0.85, 2.7, 0.3]], 0.036)),
  );

/** Warns of the jet: a yellow triangle with small print beside it. */
const jetWarning = () =>
  group(
    box(0.44, 0.28, 0.008, matt('#dcdad0'), [0, 0, 0], [0, 0, 0], 0.003),
    extrude(outline([[-0.09, -0.07], [0.09, -0.07], [0, 0.09]], 0.01), 0.006, matt('#cfa02f'), [-0.12, 0.0, 0.006], [0, 0, 0], 0.001),
    label('!', 0.05, 0.1, [-0.12, -0.008, 0.011]),
    label(['NEVER POINT', 'THE JET AT', 'PEOPLE'], 0.22, 0.16, [0.09, 0, 0.006]),
  );

/** Screwed on to the gun in place of the lance, to foam the car. */
const foamBottle = () =>
  group(
    lathe([[0, 0], [0.36, 0], [0.4, 0.05], [0.4, 0.75], [0.34, 0.95], [0.17, 1.08], [0.17, 1.2], [0, 1.2]], clear('#eef2f2', 0.75)),
    lathe([[0, 0.02], [0.36, 0.02], [0.37, 0.45], [0, 0.45]], clear('#5fa9d8', 0.8)),
    cylinder(0.22, 0.2, plastic('#26292c'), [0, 1.24, 0]),
    box(0.3, 0.3, 0.34, brass, [0, 1.46, 0], [0, 0, 0], 0.04),
    cylinder(0.11, 0.14, plastic('#26292c'), [0, 1.66, 0]),
    rod(0.07, 0.4, brass, [-0.3, 1.48, 0]),
    rod(0.14, 0.4, plastic('#26292c'), [0.3, 1.48, 0], 0.18),
    box(0.06, 0.36, 0.12, plastic('#26292c'), [0.53, 1.48, 0]),
    wrap(['FOAM', '1 L'], 0.4, 0.3, 70, [0, 0.4, 0], [0, 0, 0], { on: yellow, ink: blue }),
  );

/** A plug for three phases, leading along +x. */
const phasePlug = (at: Point, turn: Point) =>
  put(
    group(
      rod(0.1, 0.24, black, [0.1, 0, 0], 0.17),
      rod(0.2, 0.42, plastic('#c2212b'), [0.42, 0, 0]),
      cylinder(0.25, 0.08, plastic('#c2212b'), [0.6, 0, 0], [0, 0, 90]),
      around(4, (degrees) => put(rod(0.035, 0.3, brass, [0.78, 0.11, 0]), [0, 0, 0], [degrees + 45, 0, 0])),
    ),
    at,
    turn,
  );

const BOILER = { x: -1.35, z: -0.1, radius: 1.15, foot: 0.95, top: 3.5 };

/** A diesel-fired boiler, and beside it pump, tank and controls on one chassis. One unit is 200 mm. */
function hot() {
  const coat = paint(blue);
  const pump: Point = [1.55, 1.6, 0.62];
  return group(
    box(5.6, 0.2, 3.0, coat, [0, 0.85, 0], [0, 0, 0], 0.04),
    pair((side) => [wheel(0.8, 0.36, plastic(yellow), rubber, [-1.9, 0.8, side * 1.72]), cylinder(0.08, 0.5, steel, [-1.9, 0.8, side * 1.5], [90, 0, 0]), castor(0.31, [2.3, 0.75, side * 1.1])]),
    pushHandle(2.6, [[-2.6, 0.95], [-2.75, 3.0], [-3.3, 3.7]], 0.1, coat),
    boiler(),
    put(burner(), [BOILER.x, 1.75, BOILER.z + BOILER.radius]),
    smallMotor(0.52, blue, [0.95, 1.6, 0.62], [0, 0, 0], 1.7),
    pair((side) => box(1.1, 0.1, 0.2, coat, [0.95, 0.97, 0.62 + side * 0.38])),
    put(scaled(plungerPump(), 0.72), pump),
    box(0.8, 0.26, 0.7, coat, [2.24, 1.07, 0.62]),
    put(fuelTank(), [1.6, 0.95, -0.85]),
    put(panel(), [1.35, 3.05, -0.5]),
    pair((side) => box(0.14, 2.1, 0.14, coat, [1.35 + side * 1.15, 2.0, -0.1])),
    // Cold water to the boiler's foot, hot water from its top to the outlet.
    bar([[3.1, 1.74, 1.25], [3.3, 1.74, 1.25], [3.3, 1.15, 1.25], [3.3, 1.15, 1.32], [0.1, 1.15, 1.32], [0.1, 1.15, 0.2], [-0.3, 1.15, 0.2]], 0.06, stainless, 0.15),
    bar([[-0.35, 3.1, 0.3], [0.05, 3.1, 0.3], [0.05, 2.3, 0.3], [0.05, 2.3, 1.3], [0.05, 1.5, 1.3], [0.05, 1.5, 1.55]], 0.06, stainless, 0.15),
    box(0.24, 0.24, 0.24, brass, [0.05, 2.3, 0.95]),
    cylinder(0.09, 0.4, brass, [0.05, 2.6, 0.95]),
    cylinder(0.1, 0.16, brass, [0.05, 1.5, 1.6], [90, 0, 0]),
    lyingGun([-0.3, 0, 3.5], -1, [[0.05, 1.5, 1.62], [0.08, 1.45, 1.9], [0.3, 0.7, 2.2], [0.9, HOSE, 2.3], [1.7, HOSE, 2.5], [1.9, HOSE, 2.95], [1.4, HOSE, 3.15], [0.4, HOSE, 2.75], [-0.5, HOSE, 2.0]]),
    put(bendProtector([0, 0, 0]), [-2.7, 0.85, 0.6]),
    tube([[-2.75, 0.85, 0.6], [-3.1, 0.7, 0.7], [-3.4, 0.1, 1.2], [-3.3, 0.08, 2.1], [-2.9, 0.08, 2.5], [-2.5, 0.14, 2.8], [-2.3, 0.25, 3.0]], 0.08, rubber),
    phasePlug([-2.3, 0.25, 3.0], [0, -48, 0]),
  );
}

/** A stainless jacket around coil and fire, its flue under a cowl. */
function boiler() {
  const { x, z, radius: r, foot, top } = BOILER;
  const high = top - foot;
  return put(
    group(
      lathe([[0, 0], [r - 0.05, 0], [r, 0.05], [r, high - 0.05], [r - 0.05, high], [0, high]], brushed, [0, 0, 0], [0, 0, 0], 96),
      [0.16, high - 0.16].map((y) => sleeve(r + 0.03, r - 0.05, 0.12, paint(blue), [0, y, 0])),
      lathe([[r - 0.02, 0], [r - 0.1, 0.14], [0.5, 0.3], [0, 0.3]], paint(blue), [0, high, 0], [0, 0, 0], 96),
      around(8, (degrees) => put(bolt(0.06, [r - 0.14, high + 0.14, 0], [0, 0, -24]), [0, 0, 0], [0, degrees, 0])),
      sleeve(0.42, 0.37, 0.75, brushed, [0, high + 0.62, 0]),
      sleeve(0.5, 0.36, 0.06, brushed, [0, high + 0.32, 0]),
      around(3, (degrees) => put(box(0.04, 0.34, 0.06, brushed, [0.4, high + 1.1, 0]), [0, 0, 0], [0, degrees + 15, 0])),
      lathe([[0, 0.24], [0.1, 0.22], [0.66, 0.02], [0.66, 0], [0, 0.04]], brushed, [0, high + 1.22, 0]),
      wrap('NIRMALYA', r, 0.36, 60, [0, high - 0.62, 0], [0, 16, 0], { ink: blue }),
    ),
    [x, foot, z],
  );
}

/** Bolted on to the boiler behind it: fan with its motor, fuel pump with pipes, ignition. */
const burner = () =>
  group(
    cylinder(0.5, 0.16, castIron, [0, 0, 0.02], [90, 0, 0]),
    around(6, (degrees) => put(put(bolt(0.05), [0.42, 0, 0.1], [90, 0, 0]), [0, 0, 0], [0, 0, degrees])),
    cylinder(0.26, 0.3, darkSteel, [0, 0, 0.2], [90, 0, 0]),
    box(0.74, 0.74, 0.5, paint('#c2281d'), [0, 0, 0.55], [0, 0, 0], 0.12),
    put(lathe([[0, 0], [0.46, 0], [0.5, 0.05], [0.5, 0.3], [0.46, 0.35], [0, 0.35]], metal('#b4babd', 0.5), [0, 0, 0], [0, 0, 0], 64), [0.32, -0.08, 0.55], [0, 0, -90]),
    put(lathe([[0, 0], [0.26, 0], [0.27, 0.5], [0.2, 0.6], [0, 0.6]], black), [0.66, -0.08, 0.55], [0, 0, -90]),
    around(12, (degrees) => put(box(0.4, 0.03, 0.05, black, [0.95, 0.27, 0]), [0, -0.08, 0.55], [degrees, 0, 0])),
    rod(0.2, 0.24, brass, [-0.46, -0.1, 0.6]),
    cylinder(0.05, 0.14, brass, [-0.5, 0.14, 0.6]),
    tube([[-0.5, 0.2, 0.6], [-0.5, 0.42, 0.5], [-0.2, 0.5, 0.3], [0, 0.24, 0.14]], 0.03, copper),
    tube([[-0.5, -0.28, 0.6], [-0.5, -0.6, 0.6], [0.2, -0.66, 0.5], [1.4, -0.66, 0.3], [2.3, -0.6, -0.6], [2.5, -0.5, -1.6]], 0.035, black),
    box(0.5, 0.26, 0.34, plastic('#2b2d30'), [0, 0.5, 0.58], [0, 0, 0], 0.03),
    tube([[0.2, 0.6, 0.42], [0.3, 0.62, 0.2], [0.16, 0.3, 0.12]], 0.03, plastic('#c2212b')),
    label('BURNER', 0.5, 0.12, [-0.06, 0.14, 0.803], [0, 0, 0], { ink: '#ffffff' }),
  );

/** Moulded, 25 l, standing on the chassis. */
const fuelTank = () =>
  group(
    sculpt(block([0, 0.72, 0], [0.95, 0.72, 0.55], 0.18), [-1.1, -0.1, -0.7], [1.1, 1.6, 0.7], 0.04, plastic('#e4e2d6')),
    cylinder(0.22, 0.12, plastic('#e4e2d6'), [0.62, 1.46, 0.1]),
    cylinder(0.25, 0.16, plastic('#c2212b'), [0.62, 1.58, 0.1]),
    around(14, (degrees) => put(box(0.03, 0.15, 0.04, plastic('#c2212b'), [0.25, 1.58, 0]), [0.62, 0, 0.1], [0, degrees, 0])),
    label('DIESEL 25 L', 0.8, 0.18, [0.951, 1.0, 0], [0, 90, 0], { ink: '#c2212b' }),
  );

/** Faces +z. */
const panel = () =>
  group(
    box(2.6, 1.1, 0.7, paint(yellow), [0, 0.1, 0.15], [0, 0, 0], 0.06),
    box(2.3, 0.56, 0.03, matt('#2b2d30'), [0, -0.05, 0.5]),
    knob(0.17, [-0.85, -0.06, 0.51]),
    label('°C', 0.2, 0.12, [-0.52, 0.1, 0.517], [0, 0, 0], { ink: '#f2f2ee' }),
    gauge(0.22, [-0.2, -0.05, 0.56]),
    button(0.07, plastic('#1e8a4c'), [0.22, -0.05, 0.515]),
    button(0.07, plastic('#e58a12'), [0.48, -0.05, 0.515]),
    knob(0.17, [0.88, -0.06, 0.51], [0, 0, 0], plastic('#c2212b')),
    label('NH-150  HOT WATER 150 bar', 2.2, 0.2, [0, 0.44, 0.503], [0, 0, 0], { ink: blue }),
  );

export const scenes: Scenes = {
  'NW-200T': { build: commercial, first: { from: [30, 16] }, second: { from: [150, 18] } },
  'JW-80B': { build: beltDriven, first: { from: [30, 18] }, second: { from: [206, 20] } },
  'NH-150': { build: hot, first: { from: [24, 15] } },
  'NW-7P': { build: petrol, first: { from: [30, 18] } },
  'NW-130': { build: compact, first: { from: [26, 12] } },
};
