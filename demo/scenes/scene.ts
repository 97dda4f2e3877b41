import type { Object3D, Vector3Tuple } from 'three';

/** Where the camera stands: degrees around the thing (0 is straight in front) and above the ground. */
export type View = {
  from: [around: number, above: number];
  /** 1 fits the whole thing into the picture, 2 comes twice as near. */
  near?: number;
  /** What it looks at, from 0 to 1 in width, height and depth of the thing; its middle when left out. */
  at?: Vector3Tuple;
};

/** What is photographed, standing on the ground or hanging above it, and the two pictures taken of it. */
export type Scene = {
  build: () => Object3D;
  first?: View;
  second?: View;
  isHanging?: boolean;
};

/** Scenes by the model that they show. */
export type Scenes = Record<string, Scene>;
