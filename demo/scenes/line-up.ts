import { Box3, Vector3 } from 'three';
import type { Scene, Scenes, View } from './scene.ts';
import { group, put, scaled } from './solids.ts';

/** One thing of a group picture: how high it stands there, which way it is turned, how far in front, how far over its neighbour. */
export type Member = { of: Scenes; model: string; high: number; turn?: number; front?: number; over?: number };

/** Several things side by side, from left to right, each on the ground. */
export function lineUp(members: Member[], view: View = { from: [0, 11] }): Scene {
  const build = () => {
    let x = 0;
    return group(
      members.map(({ of, model, high, turn = 0, front = 0, over = 0 }) => {
        const scene = of[model];
        if (!scene) throw new Error(`There is no scene for ${model}`);
        const thing = put(scene.build(), [0, 0, 0], [0, turn, 0]);
        const size = boundsOf(thing).getSize(new Vector3());
        scaled(thing, high / size.y);
        const { min, max } = boundsOf(thing);
        const left = x - over;
        x = left + max.x - min.x + 0.25;
        return put(thing, [left - min.x, -min.y, front - (min.z + max.z) / 2]);
      }),
    );
  };
  return { build, first: view };
}

function boundsOf(thing: ReturnType<Scene['build']>): Box3 {
  thing.updateMatrixWorld(true);
  return new Box3().setFromObject(thing, true);
}
