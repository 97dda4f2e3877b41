import { CatmullRomCurve3, type Material, Mesh, type Object3D, TubeGeometry, Vector3 } from 'three';
import { matt, steel } from './materials.ts';
import { type Form, onSurface, outward } from './sculpt.ts';
import { box, cylinder, group, type Point, put } from './solids.ts';

/** What gives a sculpted shell away as moulded and screwed together: seams, beads, screws, things mounted on it. */

const FORWARD = new Vector3(0, 0, 1);
const gap = matt('#101214');

/** Straight lines between the given points, laid onto a form. */
function along(form: Form, points: Point[], lift: number): Vector3[] {
  const corners = points.map((point) => new Vector3(...point));
  const places = corners.slice(1).flatMap((to, index) => {
    const from = corners[index] as Vector3;
    const count = Math.max(2, Math.ceil(from.distanceTo(to) / 0.09));
    return Array.from({ length: count }, (_, step) => from.clone().lerp(to, step / count));
  });
  return [...places, corners.at(-1) as Vector3].map((place) => new Vector3(...onSurface(form, place.toArray() as Point, lift)));
}

/** A thin line on a form: the gap between two parts, or, in another material, a bead or a bumper. */
export function lineOn(form: Form, points: Point[], radius = 0.013, material: Material = gap, lift = 0): Mesh {
  const places = along(form, points, lift);
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(places, false, 'centripetal'), places.length * 3, radius, 7), material);
}

/** Puts a thing that faces +z onto a form's surface near a point, turned around its own axis by some degrees. */
export function mounted(thing: Object3D, form: Form, near: Point, lift = 0, spin = 0) {
  const at = onSurface(form, near, lift);
  const holder = put(put(thing, [0, 0, 0], [0, 0, spin]), at);
  holder.quaternion.setFromUnitVectors(FORWARD, new Vector3(...outward(form, at)));
  return holder;
}

/** Screws with a cross slot in dished seats. */
export const screwsOn = (form: Form, places: Point[], radius = 0.03) =>
  group(
    places.map((place, index) =>
      mounted(
        group(cylinder(radius * 1.3, 0.012, gap, [0, 0, 0], [90, 0, 0]), cylinder(radius, 0.024, steel, [0, 0, 0.006], [90, 0, 0]), [0, 90].map((degrees) => box(radius * 1.3, radius * 0.3, 0.006, gap, [0, 0, 0.019], [0, 0, degrees + index * 27], 0))),
        form,
        place,
      ),
    ),
  );
