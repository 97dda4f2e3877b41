import { Color, DoubleSide, type Material, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';

const materials = new Map<string, Material>();

/** Creates each material only once, so that parts of the same material can be merged. */
function memoize(key: string, create: () => Material): Material {
  const material = materials.get(key) ?? create();
  materials.set(key, material);
  return material;
}

type Surface = { pattern: 'noise' | 'cells' | 'rows'; scale: number; height: number; stain?: string };

/** Fine relief that studio.py adds: patterns by scale and height, relative to half the product's diagonal. */
const surfaces = {
  moulded: { pattern: 'noise', scale: 260, height: 0.00012 },
  painted: { pattern: 'noise', scale: 60, height: 0.00018 },
  cast: { pattern: 'noise', scale: 110, height: 0.0016 },
  rubber: { pattern: 'noise', scale: 180, height: 0.0004 },
  leather: { pattern: 'cells', scale: 110, height: 0.0009 },
  knitted: { pattern: 'rows', scale: 42, height: 0.0035 },
  woven: { pattern: 'rows', scale: 90, height: 0.0016 },
  rusty: { pattern: 'noise', scale: 70, height: 0.0009, stain: '#5f4c43' },
} satisfies Record<string, Surface>;

export const standard = (color: string, metalness: number, roughness: number, surface?: keyof typeof surfaces) =>
  memoize(`${color} ${metalness} ${roughness} ${surface}`, () => new MeshStandardMaterial({ color, metalness, roughness, side: DoubleSide, userData: surface ? surfaces[surface] : {} }));

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
        userData: surfaces.painted,
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
export const plastic = (color: string) => standard(color, 0, 0.48, 'moulded');
export const matt = (color: string) => standard(color, 0, 0.92);
export const metal = (color: string, roughness = 0.32) => standard(color, 1, roughness);
/** Smooth or grained leather. */
export const leather = (color: string, roughness = 0.55) => standard(color, 0, roughness, 'leather');
export const knit = (color: string) => standard(color, 0, 0.95, 'knitted');
/** Webbing and coarse cloth. */
export const woven = (color: string) => standard(color, 0, 0.85, 'woven');
/** Steel as it leaves the mill, with a little rust. */
export const millSteel = (color: string) => standard(color, 0.85, 0.46, 'rusty');

export const black = plastic('#1d2023');
export const grey = plastic('#6d7276');
export const rubber = standard('#202224', 0, 0.85, 'rubber');
export const steel = metal('#c3c7ca', 0.34);
export const chrome = metal('#e3e6e8', 0.12);
export const stainless = metal('#d2d4d4', 0.26);
export const aluminium = metal('#cfd2d4', 0.45);
export const castIron = standard('#4b5054', 0.55, 0.6, 'cast');
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
