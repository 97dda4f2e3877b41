import { BoxGeometry, BufferGeometry, Float32BufferAttribute, type Material, Mesh, Vector3 } from 'three';
import type { FlatPoint, Point } from './solids.ts';

/** An upper of a shoe or boot: a surface of rings around a bent spine, and panels sewn on to it. */

/** One ring, seen from the side: its front and back, and half its width. */
export type Station = { front: FlatPoint; back: FlatPoint; wide: number };

/**
 * A place on the surface: the station (0 is the toe), and degrees around (0 towards +z, 90 to the front, 270 to the
 * back).
 */
export type Place = [station: number, degrees: number];

const AROUND = 72;
const ALONG = 8;

export function shell(stations: Station[], square = { front: 2, back: 3.4 }) {
  const last = stations.length - 1;
  const at = (index: number) => stations[Math.min(last, Math.max(0, index))] as Station;
  const blend = (t: number, of: (station: Station) => number): number => {
    const index = Math.min(last - 1, Math.floor(Math.min(last, Math.max(0, t))));
    const share = Math.min(last, Math.max(0, t)) - index;
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => of(at(index + step))) as [number, number, number, number];
    return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
  };
  const bare = (t: number, degrees: number): Vector3 => {
    const [fx, fy, bx, by, wide] = [
      (s: Station) => s.front[0],
      (s: Station) => s.front[1],
      (s: Station) => s.back[0],
      (s: Station) => s.back[1],
      (s: Station) => s.wide,
    ].map((of) => blend(t, of)) as [number, number, number, number, number];
    const angle = (degrees * Math.PI) / 180;
    const power = 2 / (Math.sin(angle) > 0 ? square.front : square.back);
    const up = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** power;
    const side = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** power;
    return new Vector3((fx + bx) / 2 + ((fx - bx) / 2) * up, (fy + by) / 2 + ((fy - by) / 2) * up, wide * side);
  };
  const point = (t: number, degrees: number, lift = 0): Vector3 => {
    const here = bare(t, degrees);
    if (lift === 0) return here;
    const inside = t < 0.2 ? 0.2 : t > last - 0.05 ? last - 0.05 : t;
    const along = bare(inside + 0.04, degrees).sub(bare(inside - 0.04, degrees));
    const around = bare(inside, degrees + 1.5).sub(bare(inside, degrees - 1.5));
    return here.addScaledVector(around.cross(along).normalize(), lift);
  };
  const grid = (rows: number, columns: number, pointAt: (row: number, column: number) => Vector3, material: Material) => {
    const positions: number[] = [];
    const index: number[] = [];
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= columns; column += 1) positions.push(...pointAt(row / rows, column / columns).toArray());
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const a = row * (columns + 1) + column;
        const b = a + columns + 1;
        index.push(a, a + 1, b + 1, a, b + 1, b);
      }
    const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(index);
    geometry.computeVertexNormals();
    return new Mesh(geometry, material);
  };
  /** The whole surface between two stations. */
  const surface = (material: Material, from = 0, to = last, lift = 0) =>
    grid(Math.ceil((to - from) * ALONG), AROUND, (row, column) => point(from + (to - from) * row, column * 360, lift), material);
  /** A panel between two stations; `span` gives its degrees at each of them. Its rim goes down to the surface. */
  const panel = (material: Material, from: number, to: number, span: (t: number) => [number, number], thick = 0.03) =>
    grid(
      Math.ceil((to - from) * ALONG * 2),
      40,
      (row, column) => {
        const t = from + (to - from) * row;
        const [first, second] = span(t);
        const rim = Math.min(row, 1 - row, column, 1 - column);
        return point(t, first + (second - first) * column, rim < 0.004 ? -0.02 : thick);
      },
      material,
    );
  /** Stitches along a line. */
  const stitches = (places: Place[], material: Material, lift = 0.032) => {
    const line = smooth(places, 40).map(([t, degrees]) => point(t, degrees, lift));
    return line.slice(1).flatMap((to, index) => {
      const from = line[index] as Vector3;
      const count = Math.max(1, Math.round(to.distanceTo(from) / 0.06));
      return Array.from({ length: count }, (_, stitch) => {
        const thread = new Mesh(new BoxGeometry(0.016, 0.016, (to.distanceTo(from) / count) * 0.7), material);
        thread.position.copy(from).lerp(to, (stitch + 0.5) / count);
        thread.lookAt(to);
        return thread;
      });
    });
  };
  /** Closes the opening at a station. */
  const fill = (material: Material, t: number) => grid(1, AROUND, (row, column) => (row === 0 ? point(t, 90).add(point(t, 270)).multiplyScalar(0.5) : point(t, column * 360, -0.03)), material);
  return { point: (t: number, degrees: number, lift = 0) => point(t, degrees, lift).toArray() as Point, surface, panel, stitches, fill, last };
}

/** Places along straight lines between the given ones. */
function smooth(places: Place[], count = 12): Place[] {
  return places.slice(1).flatMap(([t, degrees], index) => {
    const [fromT, fromDegrees] = places[index] as Place;
    return Array.from({ length: count }, (_, step): Place => [fromT + ((t - fromT) * step) / (count - 1), fromDegrees + ((degrees - fromDegrees) * step) / (count - 1)]);
  });
}
