import { brands } from './brands.ts';
import { display, knob, vents } from './fittings.ts';
import { groundLead, moulded, pistolGrip } from './hand-tools.ts';
import { label } from './labels.ts';
import { black, darkSteel, paint, plastic, stainless, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { group, lathe, put, ring, rod, sleeve } from './solids.ts';

type Gun = { brand: 'Vajra' | 'Himveer'; length: number; screen?: boolean; dial?: boolean };

function heatGun({ brand, length, screen = false, dial = false }: Gun) {
  const { body } = brands[brand];
  const nose = length / 2;
  return group(
    lathe([[0, -nose], [0.5, -nose], [0.62, -nose + 0.15], [0.62, 0.2], [0.5, nose], [0, nose]], paint(body), [0, 0, 0], [0, 0, -90]),
    rod(0.56, 0.14, black, [-nose - 0.04, 0, 0]),
    rod(0.5, 0.7, black, [nose + 0.2, 0, 0], 0.4),
    rod(0.34, 1.1, stainless, [nose + 1.0, 0, 0], 0.3),
    sleeve(0.31, 0.24, 0.1, darkSteel, [nose + 1.55, 0, 0], [0, 0, 90]),
    [0.6, -0.6].map((z) => vents(0.7, 0.6, 6, [-nose * 0.55, 0, z * 1.02])),
    label(brand.toUpperCase(), 1.1, 0.34, [nose * 0.3, 0.05, 0.615], [0, 3, 0], { ink: '#ffffff' }),
    put(pistolGrip(2.0, body), [-nose * 0.35, -0.42, 0], [0, 0, -3]),
    screen ? display('550°C', 0.6, 0.34, [-nose - 0.13, 0.1, 0], [0, -90, 0], { on: '#8fc7d6' }) : [],
    dial ? knob(0.24, [-nose - 0.1, 0, 0], [0, -90, 0]) : [],
    groundLead([-nose * 0.35 - 0.42, -2.35, 0], -2.55, 2.6),
  );
}

function hotAirWelder() {
  const coat = plastic(brands.Agnivar.body);
  return group(
    rod(0.5, 2.4, coat, [-1.6, 0.6, 0], 0.4),
    rod(0.58, 0.7, black, [-3.0, 0.6, 0]),
    rod(0.52, 0.3, black, [-0.3, 0.6, 0]),
    ...[0, 0.18, 0.36].map((x) => ring(0.48, 0.04, black, [0.1 + x, 0.6, 0], [0, 90, 0])),
    rod(0.4, 1.3, stainless, [0.8, 0.6, 0], 0.36),
    rod(0.34, 0.5, stainless, [1.7, 0.6, 0], 0.2),
    put(moulded([[0, 0.2], [0.8, 0.15], [0.8, -0.15], [0, -0.2]], 1.2, stainless, 0.05, 0.03), [1.9, 0.6, 0]),
    label('AGNIVAR', 1.3, 0.34, [-1.6, 0.65, 0.47], [0, 2, 0], { ink: '#ffffff' }),
    knob(0.16, [-2.6, 1.08, 0], [-90, 0, 0]),
    [0.3, -0.3].map((z) => rod(0.05, 0.8, steel, [0.6, 0.06, z])),
    groundLead([-3.3, 0.6, 0], 0, 2.8),
  );
}

export const scenes: Scenes = {
  'VHG-1500': { build: () => heatGun({ brand: 'Vajra', length: 2.1 }), first: { from: [-26, 14] } },
  'VHG-2000D': { build: () => heatGun({ brand: 'Vajra', length: 2.4, screen: true }), first: { from: [-52, 16] } },
  'HHG-1800V': { build: () => heatGun({ brand: 'Himveer', length: 2.2, dial: true }), first: { from: [28, 16] }, second: { from: [-50, 16] } },
  'AHW-3400': { build: hotAirWelder, first: { from: [24, 22] } },
};
