import { brands } from './brands.ts';
import { domesticMill } from './domestic-mills.ts';
import { gloss, stainless } from './materials.ts';
import { pulveriser } from './pulverisers.ts';
import type { Scenes } from './scene.ts';
import { stoneMill } from './stone-mills.ts';

export const scenes: Scenes = {
  'HF-16': { build: () => stoneMill({ color: brands.Dhanvi.body, brand: 'DHANVI', model: 'HF-16', radius: 1.55 }), first: { from: [24, 16] }, second: { from: [160, 14] } },
  'GM-3S': { build: () => pulveriser({ brand: 'DHANVI', model: 'GM-3S', coat: stainless, motorColor: brands.Dhanvi.body, ink: brands.Dhanvi.body, radius: 1.0 }), first: { from: [24, 16] }, second: { from: [160, 16] } },
  'AC-2HP': { build: () => stoneMill({ color: brands.Kaveri.body, brand: 'KAVERI', model: 'AC-2HP', radius: 1.2 }), first: { from: [26, 18] } },
  'DM-1HP': { build: domesticMill, first: { from: [26, 16] } },
  'PV-7HP': { build: () => pulveriser({ brand: 'KAVERI', model: 'PV-7HP', coat: gloss(brands.Kaveri.body), motorColor: '#5a6166', ink: '#ffffff', radius: 1.3 }), first: { from: [26, 16] } },
};
