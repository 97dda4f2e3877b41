import { BufferAttribute, type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/**
 * Merges all parts of one material into one mesh, which renders many times faster. Labels and transparent parts go on
 * a separate layer: they are rendered, but cast no shadow.
 */
export function mergeByMaterial(thing: Object3D): Group {
  const byMaterial = new Map<Material, BufferGeometry[]>();
  const whole = new Group();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.userData.isLabel) {
      const label = new Mesh(part.geometry.clone().applyMatrix4(part.matrixWorld), part.material);
      label.layers.set(1);
      label.renderOrder = 1;
      whole.add(label);
      return;
    }
    const list = byMaterial.get(part.material) ?? [];
    byMaterial.set(part.material, [...list, toWorldGeometry(part)]);
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
