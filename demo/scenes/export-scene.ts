import { Box3, type Mesh, type Object3D, type PerspectiveCamera, Scene as Stage, Vector3 } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { createCamera } from './camera.ts';
import type { Frame } from './frame.ts';
import { buildRated } from './labels.ts';
import { mergeByMaterial } from './merge-by-material.ts';
import type { Scenes, View } from './scene.ts';

const DEFAULT_VIEWS: Record<'first' | 'second', View> = { first: { from: [-32, 20] }, second: { from: [48, 12] } };
/** Decimals of positions that count: a hundredth of a pixel. */
const PRECISION = 1e5;

/**
 * Exports a scene with its camera. Half its diagonal is one unit long, the ground is at height 0.
 * @returns the scene as binary glTF (a data URL), and a digest of everything that is visible in its picture.
 */
export async function exportScene(
  scenes: Scenes,
  model: string,
  which: 'first' | 'second',
  frame: Frame,
): Promise<{ glb: string; digest: string }> {
  const scene = scenes[model];
  if (!scene) throw new Error(`There is no scene for ${model}`);
  const thing = buildRated(model, scene.build);
  placeOnGround(thing, scene.isHanging === true);
  const parts = mergeByMaterial(thing);
  const camera = createCamera(parts, scene[which] ?? DEFAULT_VIEWS[which], frame);
  const glb = await new GLTFExporter().parseAsync(new Stage().add(parts, camera), { binary: true });
  return { glb: await toDataUrl(glb as ArrayBuffer), digest: await computeDigest(parts.children as Mesh[], camera, frame) };
}

/** Places a product on the ground, centred on the origin; hanging ones a little above it. */
function placeOnGround(thing: Object3D, isHanging: boolean): void {
  thing.updateMatrixWorld(true);
  const bounds = new Box3().setFromObject(thing, true);
  const middle = bounds.getCenter(new Vector3());
  const reach = bounds.getSize(new Vector3()).length() / 2;
  const lift = isHanging ? reach * 0.14 : 0;
  thing.position.sub(new Vector3(middle.x, bounds.min.y - lift, middle.z)).divideScalar(reach);
  thing.scale.divideScalar(reach);
  thing.updateMatrixWorld(true);
}

/** Leaves out the images of labels, which differ between browsers; their words are in `userData`. */
async function computeDigest(meshes: Mesh[], camera: PerspectiveCamera, frame: Frame): Promise<string> {
  const camerasPlace = camera.matrixWorld.elements.map(round);
  const materials = meshes.map(({ material }) => JSON.stringify(material, withoutIdentity));
  const positions = meshes.map(({ geometry }) => Int32Array.from(geometry.getAttribute('position').array, round));
  const bytes = await new Blob([JSON.stringify([frame, camerasPlace, materials]), ...positions]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const round = (value: number) => Math.round(value * PRECISION);

const withoutIdentity = (key: string, value: unknown) => (['uuid', 'map', 'metadata', 'textures', 'images'].includes(key) ? undefined : value);

const toDataUrl = (bytes: ArrayBuffer): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(new Blob([bytes]));
  });
