import { matt } from './materials.ts';
import { group, lathe, put, repeat } from './solids.ts';

export const paper = matt('#f3efe6');

const cup = (color: string) =>
  group(lathe([[0.2, 0], [0.3, 0.72], [0.32, 0.74], [0.3, 0.76], [0.28, 0.72], [0.18, 0.03], [0, 0.03]], paper), lathe([[0.236, 0.16], [0.287, 0.54]], matt(color)));

/** Paper cups with a printed band, one in the other; the lowest stands at height 0. */
export const cupStack = (count: number, color: string) => group(repeat(count, (index) => put(cup(color), [0, index * 0.13, 0])));
