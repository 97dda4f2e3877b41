import { castIron, steel } from './materials.ts';
import { around, box, cylinder, group, type Point, put, repeat } from './solids.ts';

/** Bent blades on a cross shaft (along z). */
export const rotor = (radius: number, sets: number, span: number, at: Point) =>
  put(
    group(
      cylinder(radius * 0.14, span, castIron, [0, 0, 0], [90, 0, 0]),
      repeat(sets, (index) => {
        const z = ((index + 0.5) / sets - 0.5) * span;
        return group(
          cylinder(radius * 0.34, 0.08, castIron, [0, 0, z], [90, 0, 0]),
          around(4, (degrees) =>
            put(group(box(0.16, radius * 0.75, 0.07, steel, [0, radius * 0.6, 0]), box(0.16, 0.08, 0.4, steel, [0.04, radius * 0.97, (index % 2 ? 1 : -1) * 0.16], [0, 0, -12])), [0, 0, z], [0, 0, degrees + index * 24]),
          ),
        );
      }),
    ),
    at,
  );
