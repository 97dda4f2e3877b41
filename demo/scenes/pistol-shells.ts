import { halvedShell } from './halved-shells.ts';
import { moulded } from './hand-tools.ts';
import { plastic, rubber } from './materials.ts';
import { block, type Form, grown, halfSpace, limb, sculpt, thicker, within } from './sculpt.ts';
import type { Slots } from './slotted.ts';
import { cylinder, type FlatPoint, group, type Point, pair } from './solids.ts';

/** The shell of a tool like a pistol: a barrel along x, its axis at height 0, and a grip. One unit is a decimetre. */
type Pistol = {
  back: number;
  front: number;
  radius: number;
  /** Where the middle of the grip begins and ends. */
  grip: [top: FlatPoint, bottom: FlatPoint];
  thick: number;
  color: string;
  trigger?: string;
  /** What the grip widens into, as for a battery. */
  foot?: Form;
  /** Where the motor takes in air and lets it out, on both sides of the barrel. */
  slots?: Slots[];
};

export function pistolShell({
  back,
  front,
  radius,
  grip: [top, bottom],
  thick,
  color,
  trigger = '#d8432b',
  foot,
  slots = [],
}: Pistol) {
  const on = ([x, y]: FlatPoint, r: number) => ({ at: [x, y, 0] as Point, r });
  const barrel = block([(back + front) / 2, 0, 0], [(front - back) / 2, radius, radius * 0.95], radius * 0.8);
  const grip = limb(on(top, thick * 1.1), on(bottom, thick));
  const solidShape = grown(0.14, barrel, foot ? grown(0.1, grip, foot) : grip);
  const side = radius * 0.94;
  const [dx, dy] = [bottom[0] - top[0], bottom[1] - top[1]];
  const length = Math.hypot(dx, dy);
  // Rubber covers the back of the grip and the rear end.
  const [forwardX, forwardY] = [-dy / length, dx / length];
  const behind = halfSpace([forwardX, forwardY, 0], forwardX * top[0] + forwardY * top[1] - thick * 0.1);
  const skin = thicker(solidShape, 0.02);
  const gripCover = within(
    within(within(skin, behind), halfSpace([0, 1, 0], -radius * 0.9)),
    halfSpace([0, -1, 0], -bottom[1] + thick * 0.2),
  );
  const rearCover = within(thicker(barrel, 0.02), halfSpace([1, 0, 0], back + radius * 0.42));
  const from: Point = [back - 0.3, bottom[1] - 0.6, -radius - 0.3];
  const to: Point = [front + 0.2, radius + 0.2, radius + 0.3];
  const [tx, ty] = [top[0] + dx * 0.24 + thick * 0.95, top[1] + dy * 0.24];
  return group(
    halvedShell({ form: solidShape, color, slots, side, from, to }),
    sculpt(gripCover, from, to, 0.018, rubber),
    sculpt(rearCover, from, to, 0.022, rubber),
    moulded(
      [
        [tx - 0.14, ty + 0.17],
        [tx + 0.13, ty + 0.17],
        [tx + 0.14, ty + 0.08],
        [tx + 0.08, ty - 0.06],
        [tx + 0.09, ty - 0.23],
        [tx - 0.14, ty - 0.26],
      ],
      thick * 1.1,
      plastic(trigger),
      0.05,
      0.07,
    ),
    pair((side) =>
      [0.42, 0.86].map((share) =>
        cylinder(
          0.035,
          0.03,
          plastic('#26292c'),
          [top[0] + dx * share + thick * 0.3, top[1] + dy * share, side * thick * 0.96],
          [90, 0, 0],
        ),
      ),
    ),
  );
}
