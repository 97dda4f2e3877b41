import { BackSide, BoxGeometry, Color, DoubleSide, Mesh, MeshBasicMaterial, PlaneGeometry, Scene as Stage } from 'three';

/** The environment: a bright room with lamps, visible only as reflections and ambient light. */
export function softboxes(): Stage {
  const room = new Stage();
  const surface = (color: string, strength: number) => new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), side: DoubleSide });
  const walls = new Mesh(new BoxGeometry(30, 20, 30), surface('#dcdde0', 0.62));
  walls.material.side = BackSide;
  room.add(walls);
  const panel = (w: number, h: number, color: string, strength: number, at: [number, number, number]) => {
    const mesh = new Mesh(new PlaneGeometry(w, h), surface(color, strength));
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  panel(9, 9, '#ffffff', 8, [-9, 8, 6]);
  panel(5, 11, '#ffffff', 4, [12, 4, 2]);
  panel(14, 3, '#ffffff', 6, [0, 9.5, -3]);
  panel(10, 4, '#ffffff', 2, [2, 3, -13]);
  panel(30, 30, '#c9c5bb', 0.6, [0, -7, 0]);
  // A dark panel in front, so that metal has visible edges.
  panel(7, 14, '#17181a', 1, [5, 0, 14]);
  return room;
}
