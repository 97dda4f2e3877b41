import { CubicBezierCurve3, CurvePath, LineCurve3, Vector3 } from 'three';
import { brands } from './brands.ts';
import { bolt, chain, hook } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, castIron, galvanised, matt, metal, paint, plastic, steel } from './materials.ts';
import { miniHoist } from './mini-hoists.ts';
import { pendant } from './pendants.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

const orange = brands.Bhaarika.body;

const coated = paint('#b4521f');
const offWhite = '#e9e7e0';

/** A hand chain block: between two side plates the load chain's wheel, in front the gears, behind the hand wheel. */
function block(size: number, falls: number) {
  const rated = size > 1.1 ? '3 t' : '1 t';
  return group(
    put(hook(0.5 * size, castIron), [0, 1.15 * size, 0], [180, 0, 0]),
    // Its shank turns in a yoke between the cheeks.
    cylinder(0.15 * size, 0.2, castIron, [0, 1.12 * size, 0]),
    lathe([[0, 0], [0.2 * size, 0], [0.2 * size, 0.1], [0, 0.1]], steel, [0, 1.13 * size, 0], [0, 0, 0], 6),
    box(0.56 * size, 0.52 * size, 0.34, castIron, [0, 0.86 * size, 0], [0, 0, 0], 0.08),
    pair((side) => bolt(0.1 * size, [side * 0.36 * size, 0.72 * size, 0.25], [90, 0, 0])),
    frame(size),
    gearCover(size, falls > 1, rated),
    handWheel(size),
    repeat(falls, (index) => chain(16, 0.2, metal('#7f8487', 0.4), [(index - (falls - 1) / 2) * 0.4, -0.8 * size, 0])),
    falls > 1 ? put(bottomBlock(size), [0, -0.8 * size - 3.5, 0]) : put(endBlock('1 t'), [0, -4.3, 0]),
    handChain(0.75 * size, 3.0, 0.14, [0, -0.1, -0.55]),
  );
}

/** Two side plates with rounded corners, held apart by studs; the wheel with pockets and the guide for the chain. */
const frame = (size: number) =>
  group(
    pair((side) => extrude(outline([[-0.62, -0.95], [0.62, -0.95], [0.86, -0.2], [0.7, 0.85], [-0.7, 0.85], [-0.86, -0.2]].map(([x, y]): FlatPoint => [(x as number) * size, (y as number) * size]), 0.2), 0.08, castIron, [0, 0, side * 0.22], [0, 0, 0], 0.02)),
    [[-0.62, 0.6], [0.62, 0.6], [-0.5, -0.78], [0.5, -0.78]].map(([x, y]) => group(cylinder(0.08, 0.4, steel, [(x as number) * size, (y as number) * size, 0], [90, 0, 0]), put(bolt(0.06), [(x as number) * size, (y as number) * size, -0.27], [-90, 0, 0]))),
    cylinder(0.52 * size, 0.28, castIron, [0, 0, 0], [90, 0, 0]),
    pair((side) => box(0.12, 0.4 * size, 0.26, castIron, [side * 0.42 * size, -0.72 * size, 0], [0, 0, side * 8], 0.04)),
  );

/** The pressed cover over the gears: nuts around its rim, embossed ribs, the plate in the middle. */
function gearCover(size: number, hasLobes: boolean, rated: string) {
  const s = size;
  const [rim, face, middle] = [0.34, 0.55, 0.62];
  return group(
    lathe([[0, 0], [1.06 * s, 0], [1.06 * s, 0.05], [0.92 * s, 0.07], [0.88 * s, 0.1], [0.84 * s, 0.24], [0.76 * s, 0.28], [0.46 * s, 0.28], [0.43 * s, 0.33], [0.39 * s, 0.35], [0, 0.35]], coated, [0, 0, 0.27], [90, 0, 0], 80),
    ring(1.05 * s, 0.014, matt('#141618'), [0, 0, 0.268]),
    around(8, (degrees) => put(group(put(bolt(0.062), [0.985 * s, 0, rim - 0.01], [90, 0, 0]), cylinder(0.028, 0.12, steel, [0.985 * s, 0, rim + 0.03], [90, 0, 0])), [0, 0, 0], [0, 0, degrees + 22.5])),
    hasLobes
      ? around(3, (degrees) => put(group(lathe([[0, 0], [0.3 * s, 0], [0.28 * s, 0.12], [0.2 * s, 0.14], [0.18 * s, 0.18], [0, 0.19]], coated, [0, 0.58 * s, face - 0.04], [90, 0, 0]), put(bolt(0.05), [0, 0.58 * s, face + 0.14], [90, 0, 0])), [0, 0, 0], [0, 0, degrees]))
      : around(6, (degrees) => (degrees === 120 || degrees === 300 ? [] : [put(box(0.24 * s, 0.07, 0.05, coated, [0.62 * s, 0, face + 0.005], [0, 0, 0], 0.024), [0, 0, 0], [0, 0, degrees - 30])])).flat(),
    ratingPlate(0.46 * s, [0, 0, middle + 0.004]),
    pair((a) => pair((b) => put(cylinder(0.018, 0.02, steel), [a * 0.205 * s, b * 0.13 * s, middle + 0.004], [90, 0, 0]))),
    hasLobes ? [] : label('BHAARIKA', 0.6, 0.14, [0, 0.61, face + 0.004], [0, 0, 0], { ink: offWhite }),
    label(hasLobes ? ['BHAARIKA', rated] : rated, hasLobes ? 0.66 : 0.36, hasLobes ? 0.38 : 0.25, [0, -0.61 * s, face + 0.004], [0, 0, 0], { ink: offWhite }),
  );
}

/** Behind, a cover like a bowl with a slot for the hand chain, whose wheel shows its rim; chain guides below. */
const handWheel = (size: number) =>
  group(
    lathe([[0, 0], [0.62 * size, 0], [0.84 * size, 0.08], [0.86 * size, 0.16], [0, 0.16]], coated, [0, 0, -0.7], [90, 0, 0], 72),
    cylinder(0.74 * size, 0.16, castIron, [0, 0, -0.52], [90, 0, 0]),
    around(16, (degrees) => put(box(0.1, 0.16, 0.2, castIron, [0, 0.76 * size, -0.52], [0, 0, 0], 0.03), [0, 0, 0], [0, 0, degrees])),
    lathe([[0, 0], [0.86 * size, 0], [0.86 * size, 0.1], [0, 0.1]], coated, [0, 0, -0.4], [90, 0, 0], 72),
    around(4, (degrees) => put(put(bolt(0.06), [0.5 * size, 0, -0.7], [-90, 0, 0]), [0, 0, 0], [0, 0, degrees + 45])),
    pair((side) => ring(0.13, 0.035, castIron, [side * 0.75 * size, -0.42 * size, -0.53], [90, 0, 0])),
  );

/** An endless chain that hangs from both sides of a wheel. */
function handChain(radius: number, length: number, size: number, at: Point) {
  const path = new CurvePath<Vector3>();
  path.add(new LineCurve3(new Vector3(radius, 0, 0), new Vector3(radius, -length, 0)));
  path.add(new CubicBezierCurve3(...[[radius, -length], [radius, -length - radius * 1.2], [-radius, -length - radius * 1.2], [-radius, -length]].map(([x, y]) => new Vector3(x, y, 0)) as [Vector3, Vector3, Vector3, Vector3]));
  path.add(new LineCurve3(new Vector3(-radius, -length, 0), new Vector3(-radius, 0, 0)));
  const count = Math.round(path.getLength() / (size * 1.05));
  return put(
    group(
      repeat(count, (index) => {
        const { x, y } = path.getPointAt(index / count);
        const along = path.getTangentAt(index / count);
        const link = ring(size * 0.5, size * 0.16, galvanised, [0, 0, 0], [0, index % 2 === 0 ? 0 : 90, 0]);
        link.scale.y = 1.35;
        return put(link, [x, y, 0], [0, 0, (Math.atan2(along.y, along.x) * 180) / Math.PI + 90]);
      }),
    ),
    at,
  );
}

/** Holds the end of a single fall between two cheeks, and the hook in a swivel below. */
const endBlock = (mark: string) =>
  group(
    box(0.44, 0.56, 0.3, castIron, [0, 0.14, 0], [0, 0, 0], 0.06),
    pair((side) => extrude(outline([[-0.24, -0.24], [0.24, -0.24], [0.3, 0.1], [0.16, 0.5], [-0.16, 0.5], [-0.3, 0.1]], 0.1), 0.08, coated, [0, 0, side * 0.19], [0, 0, 0], 0.02)),
    put(bolt(0.075), [0, 0.34, 0.23], [90, 0, 0]),
    pair((side) => put(bolt(0.05), [side * 0.15, -0.08, 0.23], [90, 0, 0])),
    label(mark, 0.26, 0.18, [0, 0.13, 0.235], [0, 0, 0], { ink: offWhite }),
    swivel(0.16),
    hook(0.5, castIron, [0, -0.18, 0]),
  );

/** A collar in which a hook turns, with its nut. */
const swivel = (r: number) => group(cylinder(r, 0.16, castIron, [0, -0.2, 0]), ring(r * 1.02, 0.014, matt('#141618'), [0, -0.16, 0], [90, 0, 0]), cylinder(r * 1.2, 0.05, steel, [0, -0.27, 0]));

/** The lower hook hangs from a wheel between two cheeks. */
const bottomBlock = (size: number) =>
  group(
    pair((side) => extrude(outline([[-0.3, -0.24], [0.3, -0.24], [0.46, 0.3], [0.34, 0.62], [-0.34, 0.62], [-0.46, 0.3]], 0.16), 0.09, coated, [0, 0, side * 0.22], [0, 0, 0], 0.025)),
    cylinder(0.4, 0.26, castIron, [0, 0.3, 0], [90, 0, 0]),
    cylinder(0.14, 0.54, coated, [0, 0.3, 0], [90, 0, 0]),
    put(bolt(0.09), [0, 0.3, 0.27], [90, 0, 0]),
    pair((side) => put(bolt(0.055), [side * 0.2, -0.12, 0.265], [90, 0, 0])),
    label('3 t', 0.28, 0.18, [0, 0.05, 0.27], [0, 0, 0], { ink: offWhite }),
    box(0.46, 0.26, 0.36, castIron, [0, -0.2, 0], [0, 0, 0], 0.06),
    put(swivel(0.2), [0, -0.14, 0]),
    hook(0.55 * size, castIron, [0, -0.25, 0]),
  );

/** One unit is about 240 mm. Its trolley, driven by a motor, runs on a beam's lower flange. */
function electricHoist() {
  const coat = paint(orange);
  return group(
    // A stretch of the beam it runs on.
    [2.2, 3.4].map((y) => box(4.6, 0.2, 1.5, beamSteel, [0, y, 0])),
    box(4.6, 1.1, 0.18, beamSteel, [0, 2.8, 0]),
    pair((side) => put(trolleySide(), [0, 0, 0], [0, side === 1 ? 0 : 180, 0])),
    travelDrive(),
    suspension(),
    liftingMotor(),
    box(1.3, 1.5, 1.5, castIron, [0.3, 0.4, 0], [0, 0, 0], 0.18),
    rod(0.74, 0.16, coat, [1.0, 0.4, 0]),
    rod(0.68, 0.9, coat, [1.5, 0.4, 0], 0.58),
    around(6, (degrees) => put(put(bolt(0.06), [1.08, 0.7, 0], [0, 0, -90]), [0, 0.4, 0], [degrees + 30, 0, 0])),
    label(['BHAARIKA', '2 t'], 1.0, 0.6, [0.3, 0.45, 0.755], [0, 0, 0], { ink: '#ffffff' }),
    // Holds the slack end of the chain.
    box(0.8, 1.2, 0.8, plastic('#2b2d30'), [0.5, -0.9, 0.2], [0, 0, 0], 0.12),
    chain(12, 0.2, metal('#9a9ea1', 0.35), [0, -0.4, 0]),
    put(
      group(
        box(0.62, 0.72, 0.5, coat, [0, 0.1, 0], [0, 0, 0], 0.14),
        pair((side) => put(bolt(0.07), [side * 0.2, 0.22, 0.25], [90, 0, 0])),
        hook(0.55, castIron, [0, -0.2, 0]),
      ),
      [0, -3.0, 0],
    ),
    tube([[0.8, 0, 0.7], [1.2, -0.4, 0.95], [1.75, -0.9, 0.95], [1.8, -1.6, 0.95]], 0.05, black),
    pendant([0, 180, 90, -90], [1.8, -1.7, 0.95]),
  );
}

const beamSteel = metal('#6d757b', 0.5);
/** Height of the pin from which the hoist hangs, between the trolley's sides. */
const PIN_Y = 1.6;

/** The trolley's side towards +z: a plate with two wheels on the flange. */
const trolleySide = () =>
  group(
    extrude(outline([[-0.95, 3.0], [0.95, 3.0], [0.95, 2.3], [0.4, 1.35], [-0.4, 1.35], [-0.95, 2.3]], 0.16), 0.14, paint(orange), [0, 0, 0.95]),
    pair((end) => [
      cylinder(0.28, 0.3, castIron, [end * 0.55, 2.58, 0.5], [90, 0, 0]),
      cylinder(0.34, 0.06, castIron, [end * 0.55, 2.58, 0.72], [90, 0, 0]),
      put(bolt(0.12), [end * 0.55, 2.58, 1.02], [90, 0, 0]),
    ]),
    put(bolt(0.13), [0, PIN_Y, 1.04], [90, 0, 0]),
  );

/** A small motor that drives one wheel of the trolley through gears. */
const travelDrive = () =>
  group(
    cylinder(0.34, 0.4, castIron, [0.55, 2.58, 1.2], [90, 0, 0]),
    rod(0.27, 1.1, black, [-0.2, 2.58, 1.32]),
    repeat(6, (index) => rod(0.3, 0.04, black, [-0.6 + index * 0.12, 2.58, 1.32])),
    tube([[-0.4, 2.4, 1.5], [-0.7, 1.7, 1.4], [-0.4, 1.2, 0.9], [-0.2, 0.9, 0.7]], 0.05, black),
  );

/** Two lugs on the gear case, through which the pin between the trolley's sides goes. */
const suspension = () =>
  group(
    cylinder(0.11, 2.1, steel, [0, PIN_Y, 0], [90, 0, 0]),
    pair((side) => [
      cylinder(0.2, 0.5, castIron, [0, PIN_Y, side * 0.63], [90, 0, 0]),
      extrude(outline([[-0.25, 1.1], [0.65, 1.1], [0.3, 1.85], [-0.3, 1.85]], 0.14), 0.14, castIron, [0, 0, side * 0.28]),
    ]),
    box(1.1, 0.14, 1.1, castIron, [0.3, 1.18, 0]),
    pair((a) => pair((b) => bolt(0.09, [0.3 + a * 0.42, 1.25, b * 0.42]))).flat(),
  );

/** Fins along the motor, and a fan under the cover at its end. */
const liftingMotor = () =>
  put(
    group(
      rod(0.72, 0.14, paint(orange), [-0.42, 0, 0]),
      rod(0.66, 1.4, paint(orange), [-1.1, 0, 0]),
      around(28, (degrees) => put(box(1.3, 0.14, 0.05, paint(orange), [-1.12, 0.7, 0]), [0, 0, 0], [degrees, 0, 0])),
      lathe([[0.78, 0], [0.79, 0.3], [0.68, 0.46], [0, 0.48]], black, [-1.78, 0, 0], [0, 0, 90]),
      around(16, (degrees) => put(box(0.01, 0.28, 0.06, matt('#050505'), [-2.255, 0.4, 0]), [0, 0, 0], [degrees, 0, 0])),
    ),
    [0, 0.4, 0],
  );

const hangs = {
  isHanging: true,
  first: { from: [28, 6] as [number, number] },
  second: { from: [-32, 10] as [number, number], near: 1.6, at: [0.5, 0.75, 0.5] as [number, number, number] },
};

export const scenes: Scenes = {
  'BEC-2T': { build: electricHoist, ...hangs },
  'BC-1T': { build: () => block(1, 1), ...hangs, second: { from: [28, 8], near: 2.7, at: [0.5, 0.2, 0.5] } },
  'BC-3T': { build: () => block(1.3, 2), ...hangs },
  'BEH-500': { build: miniHoist, isHanging: true, first: { from: [-26, 8] } },
};
