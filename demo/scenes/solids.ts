import {
  type BufferGeometry,
  CatmullRomCurve3,
  CurvePath,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LineCurve3,
  type Material,
  Mesh,
  type Object3D,
  Path,
  QuadraticBezierCurve3,
  Shape,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
  type Vector3Tuple,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { chamferedBox, turned } from './chamfered.ts';

export type Point = Vector3Tuple;
export type FlatPoint = [x: number, y: number];

const ORIGIN: Point = [0, 0, 0];

/** Sets position and rotation (in degrees) of an object and returns it. */
export function place<Thing extends Object3D>(thing: Thing, at: Point = ORIGIN, turn: Point = ORIGIN): Thing {
  thing.position.set(...at);
  thing.rotation.set(...(turn.map((degrees) => (degrees * Math.PI) / 180) as Point));
  return thing;
}

/** Moves and rotates (in degrees) an object that already has a position, around its own origin. */
export const put = (thing: Object3D, at?: Point, turn?: Point): Group => place(group(thing), at, turn);

export const solid = (geometry: BufferGeometry, material: Material, at?: Point, turn?: Point) => place(new Mesh(geometry, material), at, turn);

type Parts = Object3D | Parts[];

export function group(...parts: Parts[]): Group {
  return new Group().add(...(parts.flat(9) as Object3D[]));
}

/** Creates several objects. */
export const repeat = <Thing>(count: number, create: (index: number) => Thing): Thing[] => Array.from({ length: count }, (_, index) => create(index));

/** Creates objects around an axis; `create` gets the angle in degrees. */
export const around = <Thing>(count: number, create: (degrees: number) => Thing): Thing[] => repeat(count, (index) => create((index * 360) / count));

/** Creates an object for each of two opposite sides. */
export const pair = <Thing>(create: (side: 1 | -1) => Thing): Thing[] => [create(1), create(-1)];

export const box = (w: number, h: number, d: number, material: Material, at?: Point, turn?: Point, bevel?: number) =>
  solid(bevel === undefined ? chamferedBox(w, h, d, Math.min(w, h, d) * 0.1) : new RoundedBoxGeometry(w, h, d, 3, bevel), material, at, turn);

export const ball = (radius: number, material: Material, at?: Point, stretch?: Point) => {
  const mesh = solid(new SphereGeometry(radius, 36, 20), material, at);
  if (stretch) mesh.scale.set(...stretch);
  return mesh;
};

/** Revolves a profile around the upright axis. */
export const lathe = (profile: FlatPoint[], material: Material, at?: Point, turn?: Point, segments = 44) => solid(turned(profile, segments), material, at, turn);

export const cylinder = (radius: number, height: number, material: Material, at?: Point, turn?: Point, top = radius) =>
  lathe([[0, -height / 2], [radius, -height / 2], [top, height / 2], [0, height / 2]], material, at, turn);

/** A cylinder that lies along the x axis. */
export const rod = (radius: number, length: number, material: Material, at?: Point, end = radius) => {
  const mesh = cylinder(radius, length, material, at, [0, 0, -90], end);
  return mesh;
};

/** A piece of pipe with an outer and an inner radius. */
export const sleeve = (outer: number, inner: number, height: number, material: Material, at?: Point, turn?: Point) =>
  lathe([[inner, -height / 2], [outer, -height / 2], [outer, height / 2], [inner, height / 2], [inner, -height / 2]], material, at, turn);

export const ring = (radius: number, thickness: number, material: Material, at?: Point, turn?: Point, degrees = 360) => solid(new TorusGeometry(radius, thickness, 10, 44, (degrees * Math.PI) / 180), material, at, turn);

/** Extrudes a flat outline along z, centred at z 0. */
export function extrude(outline: Shape, depth: number, material: Material, at?: Point, turn?: Point, bevel = 0.03) {
  const edge = Math.min(bevel, depth / 3);
  const geometry = new ExtrudeGeometry(outline, {
    depth: depth - 2 * edge,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: edge > 0.08 ? 4 : 1,
    curveSegments: 14,
  }).translate(0, 0, -depth / 2 + edge);
  return solid(toCreasedNormals(geometry, 0.6), material, at, turn);
}

/** An outline with rounded corners; `round` is the radius of all. `holes` are cut out. */
export function outline(points: FlatPoint[], round = 0, holes: Path[] = []): Shape {
  const shape = new Shape();
  points.forEach((point, index) => {
    const corner = new Vector2(...point);
    const before = new Vector2(...(points.at(index - 1) as FlatPoint));
    const after = new Vector2(...(points[(index + 1) % points.length] as FlatPoint));
    const reach = (to: Vector2) => corner.clone().lerp(to, Math.min(0.5, round / Math.max(corner.distanceTo(to), 1e-6)));
    const start = reach(before);
    const end = reach(after);
    if (index === 0) shape.moveTo(start.x, start.y);
    else shape.lineTo(start.x, start.y);
    shape.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  });
  shape.closePath();
  shape.holes = holes;
  return shape;
}

export const roundHole = (radius: number, [x, y]: FlatPoint = [0, 0]) => new Path().absarc(x, y, radius, 0, Math.PI * 2, true);

export const disc = (radius: number, holes: Path[] = []): Shape => {
  const shape = new Shape().absarc(0, 0, radius, 0, Math.PI * 2, false) as Shape;
  shape.holes = holes;
  return shape;
};

const end = (radius: number, material: Material, at: Point) => solid(new SphereGeometry(radius, 12, 8), material, at);

/** A smooth tube through points, for cables, hoses and straps. */
export const tube = (points: Point[], radius: number, material: Material, at?: Point, turn?: Point) => {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)), false, 'centripetal');
  const tubeMesh = new Mesh(new TubeGeometry(curve, points.length * 10, radius, 10), material);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return put(group(tubeMesh, end(radius, material, first), end(radius, material, last)), at, turn);
};

/** A bent bar: straight between the points, with a bend of the given radius at each. */
export function bar(points: Point[], radius: number, material: Material, bend = radius * 3, at?: Point, turn?: Point) {
  const path = new CurvePath<Vector3>();
  let from = new Vector3(...(points[0] as Point));
  let samples = 2;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (index === 0) continue;
    const corner = new Vector3(...point);
    if (!next) {
      path.add(new LineCurve3(from, corner));
      break;
    }
    const after = new Vector3(...next);
    const cut = Math.min(bend, corner.distanceTo(from) * 0.49, corner.distanceTo(after) * 0.49);
    const start = corner.clone().addScaledVector(from.clone().sub(corner).normalize(), cut);
    const end = corner.clone().addScaledVector(after.sub(corner).normalize(), cut);
    path.add(new LineCurve3(from, start));
    path.add(new QuadraticBezierCurve3(start, corner, end));
    samples += 14;
    from = end;
  }
  const mesh = new Mesh(new TubeGeometry(path, samples * 3, radius, 12), material);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return put(group(mesh, end(radius, material, first), end(radius, material, last)), at, turn);
}

/** An open funnel with four flat sides, wide above. */
export function funnel(top: FlatPoint, bottom: number, height: number, material: Material, at?: Point, turn?: Point) {
  const geometry = new CylinderGeometry(Math.SQRT1_2, Math.SQRT1_2 * bottom, height, 4, 1, true).rotateY(Math.PI / 4);
  return solid(toCreasedNormals(geometry.scale(top[0], 1, top[1]), 0.3), material, at, turn);
}

export function scaled<Thing extends Object3D>(thing: Thing, by: number | Point): Thing {
  if (typeof by === 'number') thing.scale.setScalar(by);
  else thing.scale.set(...by);
  return thing;
}
