import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three';
import type { Point } from './solids.ts';

/** Forms without edges, given by their distance from each point of space, and the same forms as a mesh. */

/** Distance from a form: negative inside. It need not be exact far away. */
export type Form = (x: number, y: number, z: number) => number;

type Ball = { at: Point; r: number };

/** Two balls and everything between them. `flat` below 1 presses them flat in y. */
export function limb(from: Ball, to: Ball, flat = 1): Form {
  const [ax, ay, az] = from.at;
  const [dx, dy, dz] = [to.at[0] - ax, (to.at[1] - ay) / flat, to.at[2] - az];
  const length2 = dx * dx + dy * dy + dz * dz || 1;
  return (x, y, z) => {
    const [px, py, pz] = [x - ax, (y - ay) / flat, z - az];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / length2));
    return (Math.hypot(px - dx * share, py - dy * share, pz - dz * share) - from.r - (to.r - from.r) * share) * flat;
  };
}

/** Balls and everything between each and the next, without thickening where two stretches meet. */
export function chain(...balls: Ball[]): Form {
  const links = balls.slice(1).map((ball, index) => limb(balls[index] as Ball, ball));
  return (x, y, z) => Math.min(...links.map((link) => link(x, y, z)));
}

/** A box with rounded corners, given by its half sizes. */
export const block = (at: Point, half: Point, round: number): Form => {
  const [a, b, c] = half.map((size) => size - round) as Point;
  return (x, y, z) => {
    const [qx, qy, qz] = [Math.abs(x - at[0]) - a, Math.abs(y - at[1]) - b, Math.abs(z - at[2]) - c];
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - round;
  };
};

/** Forms grown together; the larger `soft`, the wider the fillet between them. */
export const grown = (soft: number, ...forms: Form[]): Form => (x, y, z) => forms.map((form) => form(x, y, z)).reduce((a, b) => softMin(a, b, soft));

/** The first form without the others. */
export const without = (soft: number, form: Form, ...cuts: Form[]): Form => (x, y, z) => cuts.reduce((rest, cut) => -softMin(-rest, cut(x, y, z), soft), form(x, y, z));

export const within = (form: Form, other: Form, soft = 0.02): Form => (x, y, z) => -softMin(-form(x, y, z), -other(x, y, z), soft);

/** A skin of the given thickness around a form. */
export const thicker = (form: Form, by: number): Form => (x, y, z) => form(x, y, z) - by;

/** Everything on one side of a plane: `toward` points out of it. */
export const halfSpace = ([a, b, c]: Point, distance: number): Form => (x, y, z) => a * x + b * y + c * z - distance;

/** Half of a shell that is moulded in two: the half on the side of +z (1) or -z (-1), with a gap at z 0. */
export const half = (form: Form, side: 1 | -1): Form => within(form, (_x, _y, z) => 0.007 - side * z, 0.014);

/** Creases as in cloth and leather, up to `deep`. */
export const creased = (form: Form, deep: number, scale: number): Form => (x, y, z) =>
  form(x, y, z) + deep * Math.sin(x * scale + 2.1 * Math.sin(z * scale * 0.6 + y)) * Math.sin(z * scale * 0.9 + 1.7 * Math.sin(x * scale * 0.7)) ;

function softMin(a: number, b: number, soft: number): number {
  const near = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.min(a, b) - near * near * soft * 0.25;
}

/** Direction away from a form. */
export function outward(form: Form, [x, y, z]: Point): Point {
  const e = 1e-3;
  const [a, b, c] = [form(x + e, y, z) - form(x - e, y, z), form(x, y + e, z) - form(x, y - e, z), form(x, y, z + e) - form(x, y, z - e)];
  const length = Math.hypot(a, b, c) || 1;
  return [a / length, b / length, c / length];
}

/** The point of a form's surface that is near the given one. */
export function onSurface(form: Form, point: Point, lift = 0): Point {
  let [x, y, z] = point;
  for (let round = 0; round < 12; round += 1) {
    const [a, b, c] = outward(form, [x, y, z]);
    const away = (form(x, y, z) - lift) * 0.9;
    [x, y, z] = [x - a * away, y - b * away, z - c * away];
  }
  return [x, y, z];
}

/** The mesh of a form between two corners of space ('surface nets'); its details are a few cells large. */
export function sculpt(form: Form, from: Point, to: Point, cell: number, material: Material): Mesh {
  const [nx, ny, nz] = [0, 1, 2].map((axis) => Math.ceil(((to[axis] as number) - (from[axis] as number)) / cell) + 1) as Point;
  const at = (i: number, j: number, k: number) => i + nx * (j + ny * k);
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) values[at(i, j, k)] = form(from[0] + i * cell, from[1] + j * cell, from[2] + k * cell);
  const value = (index: number) => values[index] as number;
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let i = 0; i < nx - 1; i += 1) {
        const sum = [0, 0, 0];
        let crossings = 0;
        for (const [a, b] of EDGES) {
          const [p, q] = [CORNERS[a] as Point, CORNERS[b] as Point];
          const [u, v] = [value(at(i + p[0], j + p[1], k + p[2])), value(at(i + q[0], j + q[1], k + q[2]))];
          if (u < 0 === v < 0) continue;
          const share = u / (u - v);
          for (const axis of [0, 1, 2]) sum[axis] = (sum[axis] as number) + (p[axis] as number) + share * ((q[axis] as number) - (p[axis] as number));
          crossings += 1;
        }
        if (crossings === 0) continue;
        vertexOf[at(i, j, k)] = positions.length / 3;
        positions.push(...[i, j, k].map((index, axis) => (from[axis] as number) + (index + (sum[axis] as number) / crossings) * cell));
      }
  const index: number[] = [];
  const step = [1, nx, nx * ny] as const;
  for (let k = 1; k < nz - 1; k += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let i = 1; i < nx - 1; i += 1)
        for (const axis of [0, 1, 2] as const) {
          const here = at(i, j, k);
          const isInside = value(here) < 0;
          if (isInside === value(here + step[axis]) < 0) continue;
          const [u, v] = [step[(axis + 1) % 3] as number, step[(axis + 2) % 3] as number];
          const [a, b, c, d] = [here, here - u, here - u - v, here - v].map((place) => vertexOf[place] as number) as [number, number, number, number];
          index.push(...(isInside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
        }
  const normals: number[] = [];
  for (let vertex = 0; vertex < positions.length; vertex += 3) normals.push(...outward(form, positions.slice(vertex, vertex + 3) as Point));
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setAttribute('normal', new Float32BufferAttribute(normals, 3)).setIndex(index);
  return new Mesh(geometry, material);
}

const CORNERS: Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1]);
const EDGES = CORNERS.flatMap((_, a) => [1, 2, 4].filter((bit) => (a & bit) === 0).map((bit) => [a, a | bit] as const));
