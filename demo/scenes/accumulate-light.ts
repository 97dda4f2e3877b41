import {
  AddEquation,
  CustomBlending,
  DepthTexture,
  DoubleSide,
  FloatType,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Scene as Stage,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { direction, type Frame } from './camera.ts';

const uniforms = {
  lampView: { value: new Matrix4() },
  lampDepth: { value: null as DepthTexture | null },
  lamp: { value: new Vector3() },
  lift: { value: 0 },
  softness: { value: 0 },
};
/**
 * Computes how much light of one lamp reaches each visible point. On the product, red is the light that arrives, blue
 * the light that would arrive without shadows, and alpha its coverage; on the floor, red is the light that arrives.
 */
const shade = new ShaderMaterial({
  uniforms,
  vertexShader: `
    uniform mat4 lampView; uniform float lift;
    varying vec3 inLamp, facing;
    void main() {
      vec4 world = modelMatrix * vec4(position, 1.0);
      facing = normal;
      vec3 lifted = world.xyz + normal * lift * sign(dot(normal, cameraPosition - world.xyz));
      inLamp = (lampView * vec4(lifted, 1.0)).xyz * 0.5 + 0.5;
      gl_Position = projectionMatrix * viewMatrix * world;
    }`,
  fragmentShader: `
    uniform sampler2D lampDepth; uniform vec3 lamp;
    varying vec3 inLamp, facing;
    void main() {
      float arriving = max(dot(normalize(facing), gl_FrontFacing ? lamp : -lamp), 0.0);
      float z = inLamp.z - 0.0008;
      float open = 0.5 * (step(z, texture2D(lampDepth, inLamp.xy + vec2(0.0005)).r) + step(z, texture2D(lampDepth, inLamp.xy - vec2(0.0005)).r));
      gl_FragColor = vec4(arriving * open, 0.0, arriving, 1.0);
    }`,
  side: DoubleSide,
});
const floorShade = new ShaderMaterial({
  uniforms,
  vertexShader: shade.vertexShader.replaceAll('normal', 'vec3(0.0)'),
  fragmentShader: `
    uniform sampler2D lampDepth; uniform float softness;
    varying vec3 inLamp;
    void main() {
      float open = 0.0;
      for (int i = 0; i < 12; i++) {
        vec2 by = softness * sqrt((float(i) + 0.5) / 12.0) * vec2(cos(float(i) * 2.4), sin(float(i) * 2.4));
        open += step(inLamp.z - 0.0008, texture2D(lampDepth, clamp(inLamp.xy + by, 0.0, 1.0)).r) / 12.0;
      }
      gl_FragColor = vec4(inLamp.z > 1.0 ? 1.0 : open, 0.0, 0.0, 1.0);
    }`,
});
export const depthOnly = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });
const sum = new MeshBasicMaterial({
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  depthTest: false,
  depthWrite: false,
  toneMapped: false,
  transparent: true,
});
/** Shadows are soft, so they need fewer pixels than the picture. */
const [THING_SCALE, FLOOR_SCALE, LAMP_MAP] = [0.5, 0.25, 768];
const screen = new Mesh(new PlaneGeometry(2, 2), sum);
const screenCamera = new OrthographicCamera(-1, 1, 1, -1, -1, 1);
const lampTarget = new WebGLRenderTarget(LAMP_MAP, LAMP_MAP, {
  depthTexture: new DepthTexture(LAMP_MAP, LAMP_MAP),
});
const lampCamera = new OrthographicCamera();
const floor = new Mesh(new PlaneGeometry(4000, 4000), floorShade);
floor.rotation.x = -Math.PI / 2;

export type Lamp = { around: number; above: number };
export type Size = { middle: Vector3; reach: number };
export type LightBuffers = { thing: WebGLRenderTarget; floor: WebGLRenderTarget };

/** Adds up the light of all lamps, shifting the camera by a fraction of a pixel for each to smooth edges. */
export function accumulateLight(renderer: WebGLRenderer, stage: Stage, camera: PerspectiveCamera, lamps: Lamp[], softness: number, size: Size, frame: Frame): LightBuffers {
  const [thing, ground] = [createAccumulator(renderer, frame, THING_SCALE), createAccumulator(renderer, frame, FLOOR_SCALE)];
  uniforms.softness.value = softness;
  lamps.forEach(({ around, above }, index) => {
    const toward = direction(around, above);
    aimLamp(toward, size);
    stage.overrideMaterial = depthOnly;
    draw(renderer, stage, lampCamera, lampTarget);
    uniforms.lampView.value.multiplyMatrices(lampCamera.projectionMatrix, lampCamera.matrixWorldInverse);
    uniforms.lampDepth.value = lampTarget.depthTexture;
    uniforms.lamp.value.copy(toward);
    uniforms.lift.value = size.reach * 0.006;
    const { width, height } = thing.shot;
    camera.setViewOffset(width, height, spread(index)[0] - 0.5, spread(index)[1] - 0.5, width, height);
    stage.overrideMaterial = shade;
    thing.add(stage, camera);
    stage.overrideMaterial = null;
    ground.add(floor, camera);
  });
  camera.clearViewOffset();
  thing.shot.dispose();
  ground.shot.dispose();
  return { thing: thing.total, floor: ground.total };
}

/** A render target `shot` and the sum `total` of everything that `add` renders into it. */
function createAccumulator(renderer: WebGLRenderer, { width, height }: Frame, scale: number) {
  const [w, h] = [width * scale, height * scale];
  const shot = new WebGLRenderTarget(w, h);
  const total = new WebGLRenderTarget(w, h, { type: FloatType, depthBuffer: false, magFilter: LinearFilter });
  renderer.setRenderTarget(total);
  renderer.clear();
  const add = (what: Object3D, camera: PerspectiveCamera) => {
    draw(renderer, what, camera, shot);
    sum.map = shot.texture;
    renderer.autoClear = false;
    draw(renderer, screen, screenCamera, total);
    renderer.autoClear = true;
  };
  return { shot, total, add };
}

function draw(renderer: WebGLRenderer, what: Object3D, camera: PerspectiveCamera | OrthographicCamera, target: WebGLRenderTarget): void {
  renderer.setRenderTarget(target);
  renderer.render(what, camera);
}

function aimLamp(toward: Vector3, { middle, reach }: Size): void {
  Object.assign(lampCamera, {
    left: -reach * 1.02,
    bottom: -reach * 1.02,
    right: reach * 1.02,
    top: reach * 1.02,
    near: reach,
    far: reach * 9,
  });
  lampCamera.position.copy(middle).addScaledVector(toward, reach * 5);
  lampCamera.lookAt(middle);
  lampCamera.updateProjectionMatrix();
  lampCamera.updateMatrixWorld(true);
}

/** The R2 low-discrepancy sequence: deterministic points that cover the unit square evenly. */
export const spread = (index: number): [number, number] => [(0.5 + index * 0.7548776662466927) % 1, (0.5 + index * 0.5698402909980532) % 1];
