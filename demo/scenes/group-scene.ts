import { Box3, Vector3 } from 'three';
import { buildRated } from './labels.ts';
import type { Scene, Scenes, View } from './scene.ts';
import { group, put, scaled } from './solids.ts';

/** A product of a group: height, rotation in degrees, distance to the front, overlap with its left neighbour. */
export type GroupMember = { of: Scenes; model: string; high: number; turn?: number; front?: number; over?: number };

/** Arranges several products on the ground, from left to right. */
export function createGroupScene(members: GroupMember[], view: View = { from: [0, 11] }): Scene {
  const build = () => {
    let x = 0;
    return group(
      members.map(({ of, model, high, turn = 0, front = 0, over = 0 }) => {
        const scene = of[model];
        if (!scene) throw new Error(`There is no scene for ${model}`);
        const thing = put(buildRated(model, scene.build), [0, 0, 0], [0, turn, 0]);
        const size = computeBounds(thing).getSize(new Vector3());
        scaled(thing, high / size.y);
        const { min, max } = computeBounds(thing);
        const left = x - over;
        x = left + max.x - min.x + 0.25;
        return put(thing, [left - min.x, -min.y, front - (min.z + max.z) / 2]);
      }),
    );
  };
  return { build, first: view };
}

function computeBounds(thing: ReturnType<Scene['build']>): Box3 {
  thing.updateMatrixWorld(true);
  return new Box3().setFromObject(thing, true);
}
