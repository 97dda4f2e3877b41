import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, type Material, Mesh, Vector3 } from 'three';
import { type Form, onSurface, outward } from './sculpt.ts';
import { type Point, place } from './solids.ts';

/** Solids without sharp edges, for goods that are sewn, filled or woven and for plants. */

/** A cross-section: position along the axis, centre height, half height and half width. */
export type Section = [along: number, middle: number, high: number, wide: number];

const AROUND = 30;

/** A surface over sections along x; a `square` above 2 makes them boxier. */
export function loft(sections: Section[], material: Material, at?: Point, turn?: Point, square = 2.4): Mesh {
  const steps = (sections.length - 1) * 6;
  const curve = (of: (section: Section) => [number, number]) =>
    new CatmullRomCurve3(
      sections.map((section) => new Vector3(...of(section), 0)),
      false,
      'catmullrom',
      0.5,
    );
  const line = curve(([along, middle]) => [along, middle]);
  const size = curve(([, , high, wide]) => [high, wide]);
  const positions: number[] = [];
  const index: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = line.getPoint(step / steps);
    const { x: high, y: wide } = size.getPoint(step / steps);
    for (let turned = 0; turned < AROUND; turned += 1) {
      const angle = (turned / AROUND) * Math.PI * 2;
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square);
      positions.push(x, y + Math.max(high, 0) * round(Math.sin(angle)), Math.max(wide, 0) * round(Math.cos(angle)));
    }
  }
  for (let step = 0; step < steps; step += 1) {
    for (let turned = 0; turned < AROUND; turned += 1) {
      const a = step * AROUND + turned;
      const b = step * AROUND + ((turned + 1) % AROUND);
      index.push(a, b, b + AROUND, a, b + AROUND, a + AROUND);
    }
  }
  for (const [ring, first] of [
    [0, true],
    [steps, false],
  ] as const) {
    for (let turned = 1; turned < AROUND - 1; turned += 1) {
      const [a, b] = [ring * AROUND + turned, ring * AROUND + turned + 1];
      index.push(ring * AROUND, ...(first ? [b, a] : [a, b]));
    }
  }
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(index);
  geometry.computeVertexNormals();
  return place(new Mesh(geometry, material), at, turn);
}

/** A sheet facing +z, given by half its width at each height; its sides are bent back by `bend` times x². */
export function bent(rows: [high: number, wide: number][], bend: number, material: Material): Mesh {
  const positions = rows.flatMap(([high, wide]) =>
    Array.from({ length: AROUND + 1 }, (_, column) => {
      const x = ((2 * column) / AROUND - 1) * wide;
      return [x, high, -bend * x ** 2];
    }).flat(),
  );
  const index: number[] = [];
  for (let row = 0; row < rows.length - 1; row += 1)
    for (let column = 0; column < AROUND; column += 1) {
      const a = row * (AROUND + 1) + column;
      index.push(a, a + 1, a + AROUND + 2, a, a + AROUND + 2, a + AROUND + 1);
    }
  const geometry = new BufferGeometry().setIndex(index);
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return new Mesh(geometry, material);
}

/** Flat webbing through points, its flat side away from a centre; on a form, it lies on the surface near the points. */
export function strap(points: Point[], width: number, material: Material, on: Point | Form = [0, 0, 0], thick = 0.035): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'centripetal',
  );
  const steps = points.length * 10;
  const positions: number[] = [];
  const index: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const point = curve.getPoint(step / steps);
    const out = typeof on === 'function' ? new Vector3(...outward(on, point.toArray())) : point.clone().sub(new Vector3(...on)).normalize();
    const side = new Vector3().crossVectors(curve.getTangent(step / steps), out).normalize();
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const edge = point.clone().addScaledVector(side, (a * width) / 2);
      positions.push(...(typeof on === 'function' ? onSurface(on, edge.toArray(), thick * (0.6 + b)) : edge.addScaledVector(out, b * thick).toArray()));
    }
  }
  for (let step = 0; step < steps; step += 1) {
    for (let corner = 0; corner < 4; corner += 1) {
      const [a, b] = [step * 4 + corner, step * 4 + ((corner + 1) % 4)];
      index.push(a, b, b + 4, a, b + 4, a + 4);
    }
  }
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(index);
  const sharp = geometry.toNonIndexed();
  sharp.computeVertexNormals();
  return new Mesh(sharp, material);
}

/** Pseudo-random numbers that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
