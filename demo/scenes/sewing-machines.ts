import type { Material } from 'three';
import { bagCloser } from './bag-closers.ts';
import { cream, gloss, paint } from './materials.ts';
import { overlock } from './overlocks.ts';
import type { Scenes } from './scene.ts';
import { hubHeight, sewingHead } from './sewing-heads.ts';
import { sewingTable } from './sewing-tables.ts';
import { group, put } from './solids.ts';
import { treadleStand } from './treadle-stands.ts';

type Industrial = { coat: Material; ink: string; watts?: number; tall?: number };

const industrial = ({ coat, ink, watts, tall = 1 }: Industrial) =>
  sewingTable({ head: sewingHead(coat, 'SUTRA', ink, tall, false), wheelAt: hubHeight(tall), watts });

/** A black head on a treadle stand. */
const silai = () => group(put(sewingHead(gloss('#15181b'), 'SUTRA', '#e2b94b', 0.92), [0, 6.4, 0]), treadleStand('SUTRA', [2.13, 1.84]));

export const scenes: Scenes = {
  'SZ-20U': { build: () => industrial({ coat: paint('#dfe3e0'), ink: '#26495a', tall: 1.1 }), first: { from: [28, 16] }, second: { from: [-20, 18], near: 2.7, at: [0.42, 0.7, 0.5] } },
  'SBC-26': { build: bagCloser, first: { from: [24, 16] }, second: { from: [150, 16] } },
  'SW-1541': { build: () => industrial({ coat: paint('#3c5a52'), ink: '#ffffff', watts: 750, tall: 1.25 }), first: { from: [-24, 18] } },
  'SL-8700': { build: () => industrial({ coat: cream, ink: '#26495a', watts: 400 }), first: { from: [-26, 16] } },
  'SO-747F': { build: () => overlock('SUTRA', 'SO-747F'), first: { from: [-28, 18] } },
  'SD-2020': { build: silai, first: { from: [-26, 14] }, second: { from: [22, 20], near: 2.2, at: [0.5, 0.86, 0.5] } },
};
