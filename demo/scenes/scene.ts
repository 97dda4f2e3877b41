import type { Object3D, Vector3Tuple } from 'three';

/** The camera's position. */
export type View = {
  /** Degrees around the product (0 is straight in front) and above the ground. */
  from: [around: number, above: number];
  /** Zoom: 1 fits the whole product into the picture, 2 halves the distance. */
  near?: number;
  /** The point to look at, from 0 to 1 in the product's width, height and depth; by default its centre. */
  at?: Vector3Tuple;
};

/** A product on the ground, or hanging above it, and the camera's positions for its two pictures. */
export type Scene = {
  build: () => Object3D;
  first?: View;
  second?: View;
  isHanging?: boolean;
};

/** Scenes by model. */
export type Scenes = Record<string, Scene>;
