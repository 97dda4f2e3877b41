import type { Material } from 'three';
import { brands } from './brands.ts';
import { motor } from './electric-motors.ts';
import { bolt, flange, gauge } from './fittings.ts';
import { groundLead } from './hand-tools.ts';
import { label, wrap } from './labels.ts';
import { brass, castIron, paint, plastic, stainless } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, lathe, put, rod, scaled } from './solids.ts';

/** A snail shell around the impeller: suction towards +x, delivery upwards. */
const volute = (radius: number, coat: Material, bolts: number) =>
  group(
    put(lathe([[0, -0.4], [radius * 0.9, -0.4], [radius, -0.25], [radius, 0.25], [radius * 0.9, 0.4], [0, 0.4]], coat), [0, 0, 0], [0, 0, 90]),
    box(0.75, radius * 1.5, radius * 0.7, coat, [0, radius * 0.75, radius * 0.55], [0, 0, 0], 0.12),
    put(flange(radius * 0.5, 0.16, coat, [0, 0, 0], [0, 0, 0], 4), [0, radius * 1.55, radius * 0.55]),
    rod(radius * 0.42, 0.6, coat, [0.6, 0, 0]),
    put(flange(radius * 0.56, 0.16, coat, [0, 0, 0], [0, 0, 0], 4), [0.95, 0, 0], [0, 0, -90]),
    around(bolts, (degrees) => bolt(0.08, [0.4, Math.cos((degrees * Math.PI) / 180) * radius * 0.82, Math.sin((degrees * Math.PI) / 180) * radius * 0.82], [0, 0, -90])),
    cylinder(0.09, 0.12, brass, [0, -radius * 0.9, radius * 0.5], [60, 0, 0]),
  );

function monoblock(color: string, size: number, casing: Material, length = 1.9) {
  return group(
    put(motor({ length, color, fins: 30 }), [-length / 2 - 0.6, 1.26, 0]),
    put(volute(size, casing, 8), [0.6, Math.max(1.26, size), 0]),
    rod(0.75, 0.6, casing, [0, 1.26, 0]),
    box(0.5, 0.4, 1.2, casing, [0.55, 0.2, 0]),
  );
}

function selfPriming() {
  const { body } = brands.Kaveri;
  return group(
    put(scaled(motor({ length: 1.6, color: body, fins: 26 }), 0.85), [-1.3, 1.07, 0]),
    put(lathe([[0, -0.55], [0.95, -0.55], [1.05, -0.35], [1.05, 0.35], [0.95, 0.55], [0, 0.55]], paint(body)), [0.5, 1.15, 0], [0, 0, 90]),
    cylinder(0.34, 0.7, paint(body), [0.5, 2.2, 0]),
    cylinder(0.4, 0.16, brass, [0.5, 2.6, 0]),
    rod(0.34, 0.5, paint(body), [1.25, 1.4, 0]),
    rod(0.4, 0.16, brass, [1.55, 1.4, 0]),
    box(0.3, 0.2, 1.0, paint(body), [0.5, 0.1, 0]),
    cylinder(0.12, 0.2, brass, [0.1, 2.2, 0.2]),
    label(['KAVERI', '0.75 HP'], 0.9, 0.4, [0.5, 1.5, 1.0], [-18, 0, 0], { ink: '#ffffff' }),
    groundLead([-2.5, 0.8, 0], 0, 2.4),
  );
}

function booster() {
  const { body } = brands.Jaldhaar;
  return group(
    put(scaled(motor({ length: 1.5, color: '#2f3a42', fins: 26 }), 0.8), [-1.2, 1.0, 0]),
    put(volute(0.85, paint(body), 6), [0.4, 1.0, 0]),
    cylinder(0.5, 0.4, plastic('#26292c'), [0.4, 2.75, 0.46]),
    lathe([[0, 0], [0.56, 0.02], [0.62, 0.1], [0.62, 0.95], [0.4, 1.2], [0, 1.22]], plastic('#26292c'), [0.4, 2.8, 0.46]),
    gauge(0.24, [0.4, 3.46, 1.1]),
    wrap(['AUTO', 'RESTART'], 0.62, 0.22, 60, [0.4, 3.04, 0.46], [0, 0, 0], { ink: '#ffffff' }),
    label('JALDHAAR', 0.5, 0.12, [0.4, 1.75, 0.769], [0, 0, 0], { ink: '#ffffff' }),
    groundLead([-2.3, 0.7, 0], 0, 2.4),
  );
}

export const scenes: Scenes = {
  'JPB-050': { build: booster, first: { from: [28, 16] } },
  'KSP-075': { build: selfPriming, first: { from: [30, 18] } },
  'JM-100': { build: () => monoblock(brands.Jaldhaar.body, 1.05, paint(brands.Jaldhaar.body), 1.7), first: { from: [32, 18] } },
  'JM-500T': { build: () => monoblock('#1c4f8a', 1.4, castIron, 2.3), first: { from: [30, 20] } },
  'KCP-316': { build: () => group(box(5.6, 0.25, 2.4, castIron, [-0.6, -0.12, 0]), monoblock(brands.Kaveri.body, 1.2, stainless, 2.1)), first: { from: [30, 18] } },
};
