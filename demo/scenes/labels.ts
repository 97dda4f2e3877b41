import { CanvasTexture, CylinderGeometry, type Material, Mesh, MeshStandardMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import { type Point, place } from './solids.ts';

type Print = {
  /** Background colour; transparent if absent. */
  on?: string;
  ink?: string;
  weight?: 400 | 600;
};

/** Draws lines of text on a canvas of these proportions, each as large as fits. */
function print(lines: string[], width: number, height: number, { on, ink = '#16191d', weight = 600 }: Print): Material {
  const canvas = document.createElement('canvas');
  const scale = 512 / Math.max(width, height);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  if (on) {
    pen.fillStyle = on;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  const line = canvas.height / lines.length;
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  lines.forEach((words, index) => {
    const size = line * (on ? 0.62 : 0.8);
    pen.font = `${weight} ${size}px "Scene Sans"`;
    const fit = Math.min(1, (canvas.width * 0.9) / pen.measureText(words).width);
    pen.font = `${weight} ${size * fit}px "Scene Sans"`;
    pen.fillText(words, canvas.width / 2, line * (index + 0.54));
  });
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return new MeshStandardMaterial({
    map,
    roughness: 0.45,
    transparent: !on,
    userData: { lines, on, ink, weight },
  });
}

/** A sticker that faces +z before rotation. */
export const label = (words: string | string[], w: number, h: number, at?: Point, turn?: Point, how: Print = {}) => markAsLabel(place(new Mesh(new PlaneGeometry(w, h), print([words].flat(), w, h, how)), at, turn));

/** A sticker around an upright cylinder, facing +z. */
export function wrap(words: string | string[], radius: number, h: number, degrees: number, at?: Point, turn?: Point, how: Print = {}) {
  const angle = (degrees * Math.PI) / 180;
  const geometry = new CylinderGeometry(radius * 1.004, radius * 1.004, h, 48, 1, true, -angle / 2, angle);
  return markAsLabel(place(new Mesh(geometry, print([words].flat(), radius * angle, h, how)), at, turn));
}

function markAsLabel(mesh: Mesh): Mesh {
  mesh.userData.isLabel = true;
  return mesh;
}

/** What is engraved on rating plates, by model, and which model is being built. */
let ratings: Record<string, string[]> = {};
let rated = '';

export function setRatings(all: Record<string, string[]>) {
  ratings = all;
}

/** Builds a product whose rating plates have the figures of this model. */
export function buildRated<Thing>(model: string, build: () => Thing): Thing {
  const before = rated;
  rated = model;
  try {
    return build();
  } finally {
    rated = before;
  }
}

/** The metal plate with a machine's ratings: the maker in a band, figures in rows below, a rivet at each corner. */
export function ratingPlate(w: number, at?: Point, turn?: Point, more: string[] = []) {
  const known = ratings[rated] ?? ['MADE IN INDIA', '50 Hz'];
  const lines = [...known.slice(0, -1), [...more, known.at(-1)].join('   ')];
  return markAsLabel(place(new Mesh(new PlaneGeometry(w, w * 0.68), engrave(lines)), at, turn));
}

function engrave(lines: string[]): Material {
  const [width, height, ink] = [512, 348, '#2b2f33'];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#b9bdbf';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.lineWidth = 4;
  pen.strokeRect(12, 12, width - 24, height - 24);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const [left, top, band] = [44, 24, 84];
  const row = (height - top - 24 - band) / (lines.length - 1);
  pen.fillRect(left, top, width - 2 * left, band - 10);
  lines.forEach((words, index) => {
    const [size, middle] = index === 0 ? [58, top + band / 2 - 4] : [row * 0.72, top + band + row * (index - 0.5)];
    pen.font = `600 ${size}px "Scene Sans"`;
    const fit = Math.min(1, (width - 2 * left - 16) / pen.measureText(words).width);
    pen.font = `600 ${size * fit}px "Scene Sans"`;
    pen.fillStyle = index === 0 ? '#d5d8d9' : ink;
    pen.fillText(words, width / 2, middle);
    if (index > 1) pen.fillRect(left, middle - row / 2, width - 2 * left, 2);
  });
  for (const x of [28, width - 28])
    for (const y of [28, height - 28]) {
      pen.beginPath();
      pen.arc(x, y, 10, 0, Math.PI * 2);
      pen.fill();
    }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return new MeshStandardMaterial({ map, roughness: 0.38, metalness: 0.35, userData: { lines } });
}
