import { brands } from './brands.ts';
import { button, display, knob, vents } from './fittings.ts';
import { groundLead, moulded } from './hand-tools.ts';
import { label } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { black, darkSteel, matt, metal, plastic, stainless, steel } from './materials.ts';
import { pistolShell } from './pistol-shells.ts';
import type { Scenes } from './scene.ts';
import { block } from './sculpt.ts';
import { around, bar, box, extrude, type FlatPoint, group, lathe, outline, put, repeat, ring, rod } from './solids.ts';

type Gun = {
  brand: 'Vajra' | 'Himveer';
  model: string;
  radius: number;
  /** Temperature by a display with keys, or by a dial; without either, by the switch. */
  setting?: 'display' | 'dial';
};

/** One unit is a decimetre; the tube lies along x. */
function heatGun({ brand, model, radius, setting }: Gun) {
  const { body } = brands[brand];
  const [back, front] = [-0.95, 0.4];
  const ground = -1.5;
  return group(
    pistolShell({ back, front, radius, grip: [[-0.3, -0.2], [-0.52, -1.2]], thick: 0.2, color: body, trigger: '#26292c', foot: block([-0.54, -1.28, 0], [0.32, 0.1, 0.26], 0.08), slots: [{ at: [back + 0.4, 0], w: 0.34, h: radius, count: 6 }] }),
    lathe([[0, 0], [radius * 0.98, 0], [radius * 0.98, 0.06], [radius * 0.84, 0.1], [radius * 0.78, 0.42], [radius * 0.7, 0.46], [0, 0.46]], black, [front - 0.06, 0, 0], [0, 0, -90], 64),
    around(14, (degrees) => put(box(0.22, 0.03, 0.05, darkSteel, [front + 0.18, radius * 0.82, 0], [0, 0, -9]), [0, 0, 0], [degrees, 0, 0])),
    lathe([[0.17, 0], [0.235, 0], [0.235, 0.5], [0.22, 0.53], [0.22, 0.78], [0.2, 0.8], [0.185, 0.78], [0.17, 0.5], [0.17, 0]], metal('#b9b3a8', 0.28), [front + 0.38, 0, 0], [0, 0, -90], 64),
    around(3, (degrees) => put(box(0.5, 0.02, 0.16, matt('#8a6f55'), [front + 0.75, 0, 0], [0, 0, 0], 0), [0, 0, 0], [degrees, 0, 0])),
    [0.05, 0.2].map((x) => ring(0.236, 0.008, metal('#8d8478', 0.35), [front + 0.5 + x, 0, 0], [0, 90, 0])),
    label(brand.toUpperCase(), 0.5, 0.14, [-0.12, 0.06, radius * 0.955], [0, 0, 0], { ink: '#ffffff' }),
    label(model, 0.4, 0.08, [-0.12, -0.08, radius * 0.955], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
    put(label('HOT', 0.26, 0.12, [0, 0, 0], [0, 0, 0], { on: '#f2c20c', ink: '#16191d' }), [0.24, 0.12, radius * 0.96]),
    setting === 'display'
      ? put(group(box(0.05, 0.42, 0.5, black, [0, 0, 0], [0, 0, 0], 0.02), display('550°', 0.3, 0.15, [-0.03, 0.07, 0], [0, -90, 0], { on: '#8fc7d6' }), [-0.12, 0, 0.12].map((z) => put(button(0.04, plastic('#d8432b')), [-0.03, -0.12, z], [0, -90, 0]))), [back - 0.02, 0, 0])
      : vents(radius * 0.7, radius * 0.8, 5, [back - 0.012, 0, 0], [0, -90, 0]),
    setting === 'dial' ? knob(0.15, [-0.6, radius - 0.01, 0], [-90, 0, 0]) : [],
    setting === 'display' ? spareNozzles(ground) : [],
    bendProtector([-0.68, -1.34, 0], [0, 0, 62]),
    mainsLead([[-0.76, -1.44, 0], [-1.1, ground + 0.06, -0.1], [-1.7, ground + 0.06, -0.5], [-1.4, ground + 0.06, -1.2], [-0.2, ground + 0.06, -1.3], [1.0, ground + 0.06, -1.0]], 0.06),
  );
}

/** Go over the tube: a wide one, a narrow one and a reflector, each resting on its collar and its mouth. */
const spareNozzles = (ground: number) => {
  const collar = () => rod(0.24, 0.36, stainless);
  const reflector = outline(repeat(17, (index): FlatPoint => {
    const [angle, out] = index < 9 ? [200 + index * 17.5, 0.3] : [340 - (index - 9) * 20, 0.27];
    return [Math.cos((angle * Math.PI) / 180) * out, Math.sin((angle * Math.PI) / 180) * out];
  }));
  return group(
    put(group(collar(), put(extrude(outline([[0, -0.24], [0.5, -0.4], [0.5, 0.4], [0, 0.24]], 0.04), 0.12, stainless, [0.16, 0, 0], [90, 0, 0], 0.03))), [0.6, ground + 0.288, 0.8], [0, -30, -20]),
    put(group(collar(), rod(0.22, 0.4, stainless, [0.36, 0, 0], 0.1)), [1.35, ground + 0.288, 0.35], [0, 35, -20]),
    put(group(collar(), extrude(reflector, 0.5, stainless, [0.42, 0.02, 0], [0, 90, 0], 0.008)), [1.5, ground + 0.26, 1.1], [0, -12, -4]),
  );
};

function hotAirWelder() {
  const coat = plastic(brands.Agnivar.body);
  return group(
    rod(0.5, 2.4, coat, [-1.6, 0.6, 0], 0.4),
    rod(0.58, 0.7, black, [-3.0, 0.6, 0]),
    rod(0.52, 0.3, black, [-0.3, 0.6, 0]),
    // The cage around the hot tube.
    [0, 0.5, 1.0].map((x) => ring(0.5, 0.03, steel, [x, 0.6, 0], [0, 90, 0])),
    around(10, (degrees) => put(rod(0.022, 1.2, steel, [0.4, 0.5, 0]), [0, 0.6, 0], [degrees, 0, 0])),
    rod(0.4, 1.3, stainless, [0.8, 0.6, 0], 0.36),
    rod(0.34, 0.5, stainless, [1.7, 0.6, 0], 0.2),
    put(moulded([[0, 0.2], [0.8, 0.09], [0.8, -0.09], [0, -0.2]], 1.2, stainless, 0.05, 0.03), [1.9, 0.6, 0]),
    box(0.02, 0.1, 1.08, matt('#0b0c0d'), [2.696, 0.6, 0], [0, 0, 0], 0),
    label('AGNIVAR', 1.3, 0.34, [-1.6, 0.65, 0.47], [0, 2, 0], { ink: '#ffffff' }),
    knob(0.16, [-2.6, 1.08, 0], [-90, 0, 0]),
    // The stand on which it is laid down.
    bar([[1.0, 0.3, 0.42], [1.0, 0.04, 0.6], [1.0, 0.04, -0.6], [1.0, 0.3, -0.42]], 0.035, steel, 0.1),
    groundLead([-3.3, 0.6, 0], 0, 2.8),
  );
}

export const scenes: Scenes = {
  'VHG-1500': { build: () => heatGun({ brand: 'Vajra', model: 'VHG-1500', radius: 0.36 }), first: { from: [26, 14] }, second: { from: [66, 14], near: 1.9, at: [0.75, 0.7, 0.5] } },
  'VHG-2000D': { build: () => heatGun({ brand: 'Vajra', model: 'VHG-2000D', radius: 0.4, setting: 'display' }), first: { from: [-44, 18] }, second: { from: [40, 26] } },
  'HHG-1800V': { build: () => heatGun({ brand: 'Himveer', model: 'HHG-1800V', radius: 0.38, setting: 'dial' }), first: { from: [28, 22] }, second: { from: [-50, 16] } },
  'AHW-3400': { build: hotAirWelder, first: { from: [24, 22] } },
};
