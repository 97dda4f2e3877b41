import type { FlatPoint, Point } from './solids.ts';

/** Turns of a lead on the ground around a middle (x and z); a lead with `side` 1 lies to the right of its socket. */
export type Coil = { middle: FlatPoint; inner: number; turns: number; side: 1 | -1 };

const POINTS_PER_TURN = 16;
/** Room that a turn takes, in radii of the lead: hand-laid turns do not lie quite beside each other. */
const PITCH = 2.3;
/** Length of the straight piece behind the tool. */
const TAIL = 0.9;

/**
 * The way of a lead from a plug facing +z down to the ground, in turns from the inside out, and straight on to its
 * tool: the points, where the tool begins, and how it is turned around the upright axis if it lies along x.
 */
export function layCoil([x, y, z]: Point, { middle: [mx, mz], inner, turns, side }: Coil, thick: number, toolHeight: number) {
  const onCoil = (turn: number): FlatPoint => {
    const angle = turn * 2 * Math.PI;
    const radius = inner + turn * thick * PITCH + thick * 0.5 * Math.sin(angle * 1.6);
    return [mx - side * radius * Math.cos(angle), mz + radius * Math.sin(angle)];
  };
  const [landX, landZ] = onCoil(0);
  const fall = [0, 0.12, 0.3, 0.5, 0.7, 0.85].map((share): Point => {
    const drop = share * share * (3 - 2 * share);
    return [x + (landX - x) * drop, y + (thick - y) * drop, z + (landZ - z) * share];
  });
  const steps = Math.round(turns * POINTS_PER_TURN);
  const coil = Array.from({ length: steps + 1 }, (_, step): Point => {
    const [cx, cz] = onCoil((step / steps) * turns);
    return [cx, thick, cz];
  });
  const [[ax, , az], [bx, , bz]] = coil.slice(-2) as [Point, Point];
  const length = Math.hypot(bx - ax, bz - az);
  const [alongX, alongZ] = [(bx - ax) / length, (bz - az) / length];
  const after = (by: number, high: number): Point => [bx + alongX * by, high, bz + alongZ * by];
  const toolAt = after(TAIL, toolHeight);
  return {
    points: [...fall, ...coil, after(TAIL * 0.5, thick + (toolHeight - thick) * 0.3), toolAt],
    toolAt,
    toolTurn: (Math.atan2(-alongZ, alongX) * 180) / Math.PI,
  };
}
