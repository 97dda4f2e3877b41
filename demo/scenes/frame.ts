/** The picture of a scene, in pixels. */
export type Frame = {
  width: number;
  height: number;
  /** Part of the width that stays empty at the left, for text. */
  emptyLeft?: number;
  /** Part of width and height that stays empty on each side. */
  margin?: number;
};
