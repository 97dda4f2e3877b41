import { Box3, HalfFloatType, Mesh, type Object3D, OrthographicCamera, PlaneGeometry, PMREMGenerator, ShaderMaterial, Scene as Stage, type Texture, Vector2, Vector3, WebGLRenderer, WebGLRenderTarget } from 'three';
import { FXAAShader } from 'three/addons/shaders/FXAAShader.js';
import { accumulateLight, depthOnly, type Lamp, spread } from './accumulate-light.ts';
import { createCamera, type Frame } from './camera.ts';
import { mergeByMaterial } from './merge-by-material.ts';
import type { Scene, View } from './scene.ts';
import { softboxes } from './softboxes.ts';

const KEY_SHOTS = 9;
const SKY_SHOTS = 12;
const DEFAULT_VIEWS: Record<'first' | 'second', View> = { first: { from: [-32, 20] }, second: { from: [48, 12] } };

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
renderer.setClearColor('#000000', 0);
const reflections = new PMREMGenerator(renderer).fromScene(softboxes(), 0.03).texture;

const uniforms = {
  thing: { value: null as Texture | null },
  key: { value: null as Texture | null },
  sky: { value: null as Texture | null },
  floorKey: { value: null as Texture | null },
  floorSky: { value: null as Texture | null },
  floorDepth: { value: 1 },
};

/** Composites the product in ambient light, darkened where less light arrives, over the background (#f2f0eb). */
const compositeMaterial = new ShaderMaterial({
  uniforms,
  vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
  fragmentShader: `
    varying vec2 at; uniform sampler2D thing, key, sky, floorKey, floorSky; uniform float floorDepth;
    vec3 neutral(vec3 c) {
      float x = min(c.r, min(c.g, c.b));
      c -= x < 0.08 ? x - 6.25 * x * x : 0.04;
      float peak = max(c.r, max(c.g, c.b));
      if (peak < 0.76) return c;
      float top = 1.0 - 0.0576 / (peak + 0.24 - 0.76);
      c *= top / peak;
      return mix(c, vec3(top), 1.0 - 1.0 / (0.15 * (peak - top) + 1.0));
    }
    void main() {
      vec4 t = texture2D(thing, at), k = texture2D(key, at), s = texture2D(sky, at);
      float there = step(0.5, k.a);
      float lit = mix(0.55, k.r / max(k.a, 0.001), there);
      float open = mix(1.0, (s.r + 0.35) / (s.b + 1.0), there);
      vec3 seen = neutral(t.rgb * (0.22 + 0.5 * min(open, 1.0) + 0.75 * lit));
      vec3 paper = vec3(0.8879, 0.8714, 0.8308);
      vec4 fs = texture2D(floorSky, at), fk = texture2D(floorKey, at);
      float openSky = 1.0 - (fs.a - fs.r) / ${SKY_SHOTS}.0, openKey = 1.0 - (fk.a - fk.r) / ${KEY_SHOTS}.0;
      vec3 ground = paper * mix(1.0, 0.3 + 0.7 * pow(openSky, 1.5), floorDepth) * mix(1.0, openKey, 0.28 * floorDepth);
      vec3 c = seen + (1.0 - t.a) * ground;
      gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
    }`,
});
const sheet = new Mesh(new PlaneGeometry(2, 2), compositeMaterial);
/** Anti-aliasing. */
const smooth = new ShaderMaterial(FXAAShader) as ShaderMaterial & { uniforms: typeof FXAAShader.uniforms };
const smoothSheet = new Mesh(new PlaneGeometry(2, 2), smooth);
const flat = new OrthographicCamera(-1, 1, 1, -1, -1, 1);

/**
 * Renders a scene in ambient light, with soft shadows from many lamps.
 * @returns the picture as a PNG data URL.
 */
export function renderScene(scene: Scene, which: 'first' | 'second', frame: Frame): string {
  const view = scene[which] ?? DEFAULT_VIEWS[which];
  const thing = scene.build();
  const size = placeOnGround(thing, scene.isHanging === true);
  const parts = mergeByMaterial(thing);
  const stage = new Stage().add(parts) as Stage;
  stage.environment = reflections;
  // The environment turns with the camera; otherwise half of all pictures would be backlit.
  stage.environmentRotation.y = (view.from[0] * Math.PI) / 180;
  const camera = createCamera(parts, view, frame);
  renderer.setSize(frame.width, frame.height, false);

  const key = accumulateLight(renderer, stage, camera, keyLamps(view), 0.025, size, frame);
  const sky = accumulateLight(renderer, stage, camera, skyLamps(), 0.06, size, frame);
  const picture = new WebGLRenderTarget(frame.width, frame.height, { type: HalfFloatType });
  renderer.setRenderTarget(picture);
  stage.overrideMaterial = depthOnly;
  renderer.render(stage, camera);
  stage.overrideMaterial = null;
  renderer.autoClear = false;
  camera.layers.enable(1);
  renderer.render(stage, camera);
  uniforms.thing.value = picture.texture;
  uniforms.key.value = key.thing.texture;
  uniforms.sky.value = sky.thing.texture;
  uniforms.floorKey.value = key.floor.texture;
  uniforms.floorSky.value = sky.floor.texture;
  uniforms.floorDepth.value = scene.isHanging ? 0.5 : 1;
  renderer.autoClear = true;
  const composited = new WebGLRenderTarget(frame.width, frame.height, { depthBuffer: false });
  renderer.setRenderTarget(composited);
  renderer.render(sheet, flat);
  smooth.uniforms.tDiffuse.value = composited.texture;
  smooth.uniforms.resolution.value = new Vector2(1 / frame.width, 1 / frame.height);
  renderer.setRenderTarget(null);
  renderer.render(smoothSheet, flat);
  for (const target of [picture, composited, key.thing, key.floor, sky.thing, sky.floor]) target.dispose();
  parts.traverse((part) => part instanceof Mesh && part.geometry.dispose());
  return renderer.domElement.toDataURL('image/png');
}

/** The key light: one large lamp to the upper left of the camera, sampled at several points. */
const keyLamps = ({ from: [around] }: View): Lamp[] =>
  Array.from({ length: KEY_SHOTS }, (_, index) => ({
    around: around - 40 + 38 * (spread(index)[0] - 0.5),
    above: 50 + 26 * (spread(index)[1] - 0.5),
  }));

const skyLamps = (): Lamp[] =>
  Array.from({ length: SKY_SHOTS }, (_, index) => ({
    around: 360 * spread(index)[0],
    above: 90 - (Math.asin(Math.sqrt(0.04 + 0.9 * spread(index)[1])) * 180) / Math.PI,
  }));

/** Places a product on the ground, centred on the origin; hanging ones a little above it. */
function placeOnGround(thing: Object3D, isHanging: boolean) {
  thing.updateMatrixWorld(true);
  const bounds = new Box3().setFromObject(thing, true);
  const middle = bounds.getCenter(new Vector3());
  const reach = bounds.getSize(new Vector3()).length() / 2;
  const lift = isHanging ? reach * 0.14 : 0;
  thing.position.sub(new Vector3(middle.x, bounds.min.y - lift, middle.z));
  thing.updateMatrixWorld(true);
  return { middle: new Vector3(0, middle.y - bounds.min.y + lift, 0), reach };
}
