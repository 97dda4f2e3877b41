import { Color, DoubleSide, type Material, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';

const materials = new Map<string, Material>();

/** Creates each material only once, so that parts of the same material can be merged. */
function memoize(key: string, create: () => Material): Material {
  const material = materials.get(key) ?? create();
  materials.set(key, material);
  return material;
}

const standard = (color: string, metalness: number, roughness: number) => memoize(`${color} ${metalness} ${roughness}`, () => new MeshStandardMaterial({ color, metalness, roughness, side: DoubleSide }));

/** Powder coat, as on most machines. */
export const paint = (color: string) =>
  memoize(
    `paint ${color}`,
    () =>
      new MeshPhysicalMaterial({
        color,
        roughness: 0.42,
        clearcoat: 0.35,
        clearcoatRoughness: 0.25,
        side: DoubleSide,
      }),
  );
/** Enamel that reflects the lamps. */
export const gloss = (color: string) =>
  memoize(
    `gloss ${color}`,
    () =>
      new MeshPhysicalMaterial({
        color,
        roughness: 0.3,
        clearcoat: 0.9,
        clearcoatRoughness: 0.08,
        side: DoubleSide,
      }),
  );
export const plastic = (color: string) => standard(color, 0, 0.48);
export const matt = (color: string) => standard(color, 0, 0.92);
export const metal = (color: string, roughness = 0.32) => standard(color, 1, roughness);

export const black = plastic('#1d2023');
export const grey = plastic('#6d7276');
export const rubber = matt('#202224');
export const steel = metal('#c3c7ca', 0.34);
export const chrome = metal('#e3e6e8', 0.12);
export const stainless = metal('#d2d4d4', 0.26);
export const aluminium = metal('#cfd2d4', 0.45);
export const castIron = standard('#4b5054', 0.55, 0.6);
export const darkSteel = metal('#6b6f73', 0.4);
export const brass = metal('#d3a84c', 0.28);
export const copper = metal('#d07a4e', 0.28);
export const galvanised = metal('#c9ced1', 0.5);
export const wood = matt('#a07c55');
export const paleWood = matt('#d8b888');
export const cardboard = matt('#b08c64');
export const white = plastic('#eeeeea');
export const cream = paint('#e9e4d4');
export const glass = memoize(
  'glass',
  () =>
    new MeshPhysicalMaterial({
      color: '#dfe8e8',
      roughness: 0.06,
      transparent: true,
      opacity: 0.32,
      clearcoat: 1,
      side: DoubleSide,
      depthWrite: false,
    }),
);
/** Coloured and transparent, for visors, tanks and tubes. */
export const clear = (color: string, opacity: number) =>
  memoize(
    `clear ${color} ${opacity}`,
    () =>
      new MeshPhysicalMaterial({
        color,
        opacity,
        roughness: 0.18,
        transparent: true,
        clearcoat: 0.8,
        side: DoubleSide,
      }),
  );
export const glow = (color: string) => memoize(`glow ${color}`, () => new MeshStandardMaterial({ color, emissive: new Color(color), roughness: 0.4 }));
