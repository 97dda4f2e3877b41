import { BufferAttribute, type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** How far labels stand off what they stick to, relative to half the product's diagonal. */
const LABEL_LIFT = 0.0012;
/** Between materials: two faces in one place would shade each other. */
const LAYER = 0.00006;

/** Merges all parts of one material into one mesh; labels stay apart, because each has its own picture. */
export function mergeByMaterial(thing: Object3D): Group {
  const byMaterial = new Map<Material, BufferGeometry[]>();
  const whole = new Group();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.userData.isLabel) {
      whole.add(new Mesh(lift(part.geometry.clone().applyMatrix4(part.matrixWorld), LABEL_LIFT), part.material));
      return;
    }
    const list = byMaterial.get(part.material) ?? [];
    byMaterial.set(part.material, [...list, toWorldGeometry(part)]);
  });
  for (const [index, [material, geometries]] of [...byMaterial].entries()) {
    whole.add(new Mesh(lift(mergeGeometries(geometries), index * LAYER), material));
  }
  return whole;
}

function lift(geometry: BufferGeometry, by: number): BufferGeometry {
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    position.setXYZ(
      index,
      x + normal.getX(index) * by,
      y + normal.getY(index) * by,
      z + normal.getZ(index) * by,
    );
  }
  return geometry;
}

function toWorldGeometry(part: Mesh): BufferGeometry {
  const geometry = part.geometry.clone().applyMatrix4(part.matrixWorld);
  for (const name of Object.keys(geometry.attributes)) {
    if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name);
  }
  geometry.clearGroups();
  const { count } = geometry.getAttribute('position');
  if (!geometry.index)
    geometry.setIndex(
      new BufferAttribute(
        Uint32Array.from({ length: count }, (_, index) => index),
        1,
      ),
    );
  if (part.matrixWorld.determinant() < 0) geometry.index?.array.reverse();
  return geometry;
}
