import { matt, metal } from './materials.ts';
import { around, box, cylinder, extrude, type FlatPoint, group, outline, repeat, roundHole, sleeve } from './solids.ts';

const RADIANS = Math.PI / 180;

export const onCircle = (radius: number, degrees: number): FlatPoint => [radius * Math.cos(degrees * RADIANS), radius * Math.sin(degrees * RADIANS)];

export const arc = (radius: number, from: number, to: number): FlatPoint[] => repeat(25, (index) => onCircle(radius, from + ((to - from) * index) / 24));

/** A part of a ring between two angles, facing +z. */
export const sector = (inner: number, outer: number, from: number, to: number) => outline([...arc(outer, from, to), ...arc(inner, to, from)]);

/** A saw blade with carbide tips that turns counter-clockwise, facing +z. */
export function toothedBlade(radius: number, teeth: number, print: string) {
  const step = 360 / teeth;
  const profile = repeat(teeth, (index): FlatPoint[] => {
    const at = index * step;
    return [onCircle(radius, at), onCircle(radius * 0.97, at - step * 0.4), onCircle(radius * 0.95, at - step * 0.6), onCircle(radius * 0.88, at - step * 0.86), onCircle(radius * 0.9, at - step * 0.97)];
  });
  return group(
    extrude(outline(profile.reverse().flat().reverse(), 0.004, around(4, (degrees) => roundHole(radius * 0.025, onCircle(radius * 0.72, degrees + 20)))), 0.035, metal('#b4b8bb', 0.26), [0, 0, 0], [0, 0, 0], 0.004),
    around(teeth, (degrees) => {
      const [x, y] = onCircle(radius * 0.965, degrees - 1);
      return box(radius * 0.07, radius * 0.028, 0.05, metal('#80858a', 0.3), [x, y, 0], [0, 0, degrees]);
    }),
    sleeve(radius * 0.66, radius * 0.4, 0.038, matt(print), [0, 0, 0], [90, 0, 0]),
  );
}

/** An abrasive wheel, facing +z. */
export const abrasiveWheel = (radius: number, print: string) =>
  group(
    cylinder(radius, 0.07, matt('#4a3a33'), [0, 0, 0], [90, 0, 0]),
    sleeve(radius * 0.62, radius * 0.24, 0.076, matt(print), [0, 0, 0], [90, 0, 0]),
    sleeve(radius * 0.24, radius * 0.1, 0.08, metal('#a9adb0', 0.4), [0, 0, 0], [90, 0, 0]),
  );
