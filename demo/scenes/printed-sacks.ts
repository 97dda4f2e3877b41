import { type CanvasTexture, type Material, type Mesh, type MeshStandardMaterial, PlaneGeometry, Vector3 } from 'three';
import { block, type Form, onSurface, sculpt } from './sculpt.ts';
import { group, type Point } from './solids.ts';

/** Sacks with folded ends, filled tight, and what is printed on them. */

/** A full sack lying flat on the ground: length along x, width along z. */
export function sackForm(length: number, high: number, wide: number): Form {
  const [l, h, w] = [length / 2, high / 2, wide / 2];
  const body = block([0, 0, 0], [l, h, w], h * 0.42);
  return (x, y, z) => {
    const [along, across] = [Math.min(1, Math.abs(x) / l), Math.min(1, Math.abs(z) / w)];
    const thin = 1 + 0.22 * along ** 4 + 0.26 * across ** 4;
    const folds = 0.011 * along ** 6 * Math.sin(z * 13 + 2 * Math.sin(z * 5));
    const dents = 0.012 * Math.sin(x * 4.1 + 1.4 * Math.sin(z * 3.3)) * Math.sin(z * 4.7 + 1.2 * Math.sin(x * 2.9));
    return body(x, (y - h) * thin, z) * 0.8 + folds + dents;
  };
}

export const sackSkin = (form: Form, length: number, high: number, wide: number, material: Material): Mesh =>
  sculpt(form, [-length / 2 - 0.15, -0.15, -wide / 2 - 0.15], [length / 2 + 0.15, high + 0.15, wide / 2 + 0.15], 0.04, material);

/** Lays a label that hangs near a form on to its surface. */
export function drape(label: Mesh, form: Form): Mesh {
  const { width, height } = (label.geometry as PlaneGeometry).parameters;
  const geometry = new PlaneGeometry(width, height, 40, 20);
  const position = geometry.getAttribute('position');
  label.updateMatrix();
  for (let index = 0; index < position.count; index += 1) {
    const point = new Vector3().fromBufferAttribute(position, index).applyMatrix4(label.matrix);
    position.setXYZ(index, ...onSurface(form, point.toArray() as Point, 0.008));
  }
  geometry.computeVertexNormals();
  label.geometry = geometry;
  label.position.set(0, 0, 0);
  label.rotation.set(0, 0, 0);
  return label;
}

/** A sack with its prints. */
export const printedSack = (length: number, high: number, wide: number, material: Material, prints: Mesh[]) => {
  const form = sackForm(length, high, wide);
  return group(
    sackSkin(form, length, high, wide, material),
    prints.map((print) => drape(print, form)),
  );
};

/** In pixels of a print. */
const TAPE = 5;

/** Lets the tapes of woven polypropylene show through a print. */
export function onTapes(print: Mesh): Mesh {
  const material = print.material as MeshStandardMaterial;
  const canvas = (material.map as CanvasTexture).image as HTMLCanvasElement;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.globalCompositeOperation = 'source-atop';
  for (let x = 0; x < canvas.width; x += TAPE)
    for (let y = 0; y < canvas.height; y += TAPE) {
      pen.fillStyle = (x + y) % (2 * TAPE) === 0 ? '#ffffff2e' : '#00000024';
      pen.fillRect(x, y, TAPE, TAPE);
    }
  material.userData.isWoven = true;
  return print;
}
