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

/** The small metal plate with a machine's ratings. */
export const ratingPlate = (w: number, at?: Point, turn?: Point, lines = ['MODEL        V        A', 'kW     Hz     rpm', 'Sr. No.          IS 325']) =>
  label(lines, w, w * 0.62, at, turn, { on: '#c9cccd', ink: '#3a3f43', weight: 400 });
