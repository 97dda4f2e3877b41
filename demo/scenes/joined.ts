import { BufferAttribute, type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/**
 * The same thing with all parts of one material joined into one, which is drawn many times faster. Stickers and what
 * is seen through are on a layer of their own: drawn, but they shade nothing.
 */
export function joined(thing: Object3D): Group {
  const byMaterial = new Map<Material, BufferGeometry[]>();
  const whole = new Group();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.userData.isMark) {
      const mark = new Mesh(part.geometry.clone().applyMatrix4(part.matrixWorld), part.material);
      mark.layers.set(1);
      mark.renderOrder = 1;
      whole.add(mark);
      return;
    }
    const list = byMaterial.get(part.material) ?? [];
    byMaterial.set(part.material, [...list, inPlace(part)]);
  });
  for (const [material, geometries] of byMaterial) {
    const mesh = new Mesh(mergeGeometries(geometries), material);
    if (material.transparent) {
      mesh.layers.set(1);
      mesh.renderOrder = 2;
    }
    whole.add(mesh);
  }
  return whole;
}

function inPlace(part: Mesh): BufferGeometry {
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
