import { PlaneGeometry } from 'three';
import { label } from './labels.ts';
import { type Form, onSurface } from './sculpt.ts';
import { type Point, place } from './solids.ts';

/** A sticker that lies on a curved surface: one that stands off casts a shadow around its letters. */
export function labelOn(form: Form, ...[words, w, h, at, turn, how]: Parameters<typeof label>) {
  const sticker = label(words, w, h, at, turn, how);
  sticker.updateMatrix();
  const geometry = new PlaneGeometry(w, h, 24, 8).applyMatrix4(sticker.matrix);
  const points = geometry.getAttribute('position');
  for (let index = 0; index < points.count; index += 1) {
    const point: Point = [points.getX(index), points.getY(index), points.getZ(index)];
    points.setXYZ(index, ...onSurface(form, point, 0.003));
  }
  geometry.computeVertexNormals();
  sticker.geometry = geometry;
  return place(sticker);
}
