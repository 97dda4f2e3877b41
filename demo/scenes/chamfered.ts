import { BufferGeometry, Float32BufferAttribute, Vector2 } from 'three';

/** Solids with finely chamfered edges. Their normals are smoothed across the chamfer, so that it catches light. */

function createGeometry(positions: number[], normals: number[], index: number[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setAttribute('normal', new Float32BufferAttribute(normals, 3)).setIndex(index);
}

export function chamferedBox(w: number, h: number, d: number, bevel: number): BufferGeometry {
  const half = [w / 2, h / 2, d / 2] as const;
  const positions: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  // Eight corners, each of three vertices: one per adjoining face.
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1].map((bit) => bit * 2 - 1));
  for (const signs of corners) {
    for (const face of [0, 1, 2]) {
      for (const axis of [0, 1, 2]) {
        positions.push((signs[axis] as number) * ((half[axis] as number) - (axis === face ? 0 : bevel)));
        normals.push(axis === face ? (signs[axis] as number) : 0);
      }
    }
  }
  const point = (bits: number, face: number) => bits * 3 + face;
  for (const face of [0, 1, 2]) {
    const [u, v] = [1 << ((face + 1) % 3), 1 << ((face + 2) % 3)];
    for (const side of [0, 1 << face]) {
      const quad = [side, side | u, side | u | v, side | v].map((bits) => point(bits, face)) as [number, number, number, number];
      index.push(quad[0], quad[1], quad[2], quad[0], quad[2], quad[3]);
    }
    // The edges along this axis, between the two faces beside it.
    const [a, b] = [(face + 1) % 3, (face + 2) % 3];
    for (const start of [0, u, v, u | v]) {
      const end = start | (1 << face);
      const quad = [point(start, a), point(end, a), point(end, b), point(start, b)] as const;
      index.push(quad[0], quad[1], quad[2], quad[0], quad[2], quad[3]);
    }
  }
  for (let bits = 0; bits < 8; bits += 1) index.push(point(bits, 0), point(bits, 1), point(bits, 2));
  return createGeometry(positions, normals, facingOut(positions, normals, index));
}

type TurnedPoint = { at: Vector2; normal: Vector2 };

/** Revolves a profile of radius and height around the upright axis. */
export function turned(profile: [number, number][], segments: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  const points = chamfered(profile.map(([x, y]) => new Vector2(x, y)));
  for (let turn = 0; turn <= segments; turn += 1) {
    const angle = (turn / segments) * Math.PI * 2;
    for (const { at, normal } of points) {
      positions.push(at.x * Math.cos(angle), at.y, at.x * Math.sin(angle));
      normals.push(normal.x * Math.cos(angle), normal.y, normal.x * Math.sin(angle));
    }
  }
  for (let turn = 0; turn < segments; turn += 1) {
    for (let row = 0; row < points.length - 1; row += 1) {
      const a = turn * points.length + row;
      const b = a + points.length;
      index.push(a, b, b + 1, a, b + 1, a + 1);
    }
  }
  return createGeometry(positions, normals, facingOut(positions, normals, index));
}

const SHARP = 0.5;

function chamfered(corners: Vector2[]): TurnedPoint[] {
  const across = (from: Vector2, to: Vector2) => new Vector2(to.y - from.y, from.x - to.x).normalize();
  return corners.flatMap((at, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after) return [{ at, normal: before ? across(before, at) : across(at, after as Vector2) }];
    const [into, outOf] = [across(before, at), across(at, after)];
    if (Math.abs(into.angleTo(outOf)) < SHARP) return [{ at, normal: into.add(outOf).normalize() }];
    const edge = Math.min(0.03, at.distanceTo(before) * 0.3, at.distanceTo(after) * 0.3);
    const along = (to: Vector2) => at.clone().addScaledVector(to.clone().sub(at).normalize(), edge);
    return [
      { at: along(before), normal: into },
      { at: along(after), normal: outOf },
    ];
  });
}

/** Flips triangles whose winding contradicts their normals. */
function facingOut(positions: number[], normals: number[], index: number[]): number[] {
  const facing: number[] = [];
  const of = (list: number[], at: number) => [0, 1, 2].map((axis) => list[at * 3 + axis] as number) as [number, number, number];
  for (let at = 0; at < index.length; at += 3) {
    const [a, b, c] = index.slice(at, at + 3) as [number, number, number];
    const [p, q, r] = [of(positions, a), of(positions, b), of(positions, c)];
    const [u, v] = [q.map((value, axis) => value - (p[axis] as number)), r.map((value, axis) => value - (p[axis] as number))] as [number[], number[]];
    const cross = [0, 1, 2].map((axis) => {
      const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
      return (u[i] as number) * (v[j] as number) - (u[j] as number) * (v[i] as number);
    });
    const normal = [a, b, c].reduce((sum, point) => sum + of(normals, point).reduce((dot, value, axis) => dot + value * (cross[axis] as number), 0), 0);
    facing.push(...(normal < 0 ? [a, c, b] : [a, b, c]));
  }
  return facing;
}
