import { Box3, Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three';
import type { Frame } from './frame.ts';
import type { View } from './scene.ts';

const LENS_DEGREES = 22;

export function direction(aroundDegrees: number, aboveDegrees: number): Vector3 {
  const [a, e] = [(aroundDegrees * Math.PI) / 180, (aboveDegrees * Math.PI) / 180];
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
}

/** Creates a camera with a long lens, as near as the whole product fits into the frame. */
export function createCamera(thing: Object3D, { from, near = 1, at }: View, frame: Frame): PerspectiveCamera {
  const { width, height, emptyLeft = 0, margin = 0.07 } = frame;
  const camera = new PerspectiveCamera(LENS_DEGREES, width / height);
  const bounds = new Box3().setFromObject(thing, true);
  const middle = bounds.getCenter(new Vector3());
  const size = bounds.getSize(new Vector3());
  const toward = direction(...from);
  const points = sampleVertices(thing);
  const room = { x: (1 - emptyLeft) * (1 - 2 * margin), y: 1 - 2 * margin };
  let away = size.length() * 3;
  const look = () => {
    camera.position.copy(middle).addScaledVector(toward, away);
    camera.lookAt(middle);
    camera.updateMatrixWorld(true);
  };
  const shift = (x: number, y: number) => {
    const half = Math.tan((LENS_DEGREES * Math.PI) / 360) * away;
    const [right, up] = [0, 1].map((column) => new Vector3().setFromMatrixColumn(camera.matrixWorld, column));
    middle.addScaledVector(right as Vector3, x * half * camera.aspect).addScaledVector(up as Vector3, y * half);
  };
  for (let round = 0; round < 4; round += 1) {
    look();
    const { min, max } = new Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    shift((max.x + min.x) / 2, (max.y + min.y) / 2);
    away *= Math.max((max.x - min.x) / 2 / room.x, (max.y - min.y) / 2 / room.y);
  }
  if (at) middle.copy(bounds.min).add(new Vector3(...at).multiply(size));
  shift(-emptyLeft, 0);
  away /= near;
  look();
  camera.near = Math.max(0.01, away - size.length() * 1.5);
  camera.far = away + size.length() * 8;
  camera.updateProjectionMatrix();
  return camera;
}

/** Samples a few thousand vertices of each part, enough to find its extent in the picture. */
function sampleVertices(thing: Object3D): Vector3[] {
  const points: Vector3[] = [];
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 3000));
    for (let index = 0; index < position.count; index += step) {
      points.push(new Vector3().fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld));
    }
  });
  return points;
}
