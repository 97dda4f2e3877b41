import { CatmullRomCurve3, type Material, TorusGeometry, Vector3 } from 'three';
import { group, type Point, solid, tube } from './solids.ts';

const FORWARD = new Vector3(0, 0, 1);

/** A suction hose through points, ribbed all along. */
export function corrugatedHose(points: Point[], radius: number, material: Material) {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)), false, 'centripetal');
  const count = Math.round(curve.getLength() / (radius * 0.55));
  const rib = new TorusGeometry(radius * 0.86, radius * 0.17, 8, 28);
  const ribs = Array.from({ length: count + 1 }, (_, index) => {
    const mesh = solid(rib, material, curve.getPointAt(index / count).toArray());
    mesh.quaternion.setFromUnitVectors(FORWARD, curve.getTangentAt(index / count));
    return mesh;
  });
  return group(tube(points, radius * 0.84, material), ribs);
}
