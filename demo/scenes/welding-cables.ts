import { type Coil, layCoil } from './coiled-leads.ts';
import { aluminium, black, brass, copper, darkSteel, galvanised, matt, plastic, rubber, steel } from './materials.ts';
import {
  box,
  cylinder,
  extrude,
  type FlatPoint,
  group,
  lathe,
  outline,
  type Point,
  pair,
  put,
  repeat,
  ring,
  rod,
  tube,
} from './solids.ts';

/** Welding cables and what they end in. */

/** Tools lie along x, level with the middle of their cable, which joins them at x 0. */
const tools = {
  /** A handle with a guard for the hand, and jaws that hold a coated rod at an angle. */
  holder: () =>
    group(
      lathe(
        [
          [0, 0],
          [0.12, 0],
          [0.15, 0.2],
          [0.15, 0.95],
          [0.22, 1.0],
          [0.22, 1.06],
          [0.14, 1.14],
          [0, 1.14],
        ],
        plastic('#b3202a'),
        [0, 0, 0],
        [0, 0, -90],
      ),
      repeat(7, (index) => ring(0.15, 0.012, plastic('#8f1a22'), [0.3 + index * 0.09, 0, 0], [0, 90, 0])),
      pair((side) =>
        put(
          extrude(
            outline(
              [
                [1.1, 0.02],
                [1.1, 0.12],
                [1.62, 0.09],
                [1.72, 0.02],
              ],
              0.03,
            ),
            0.2,
            brass,
          ),
          [0, 0, 0],
          [side === 1 ? 0 : 180, 0, 0],
        ),
      ),
      extrude(
        outline(
          [
            [0.95, 0.1],
            [1.1, 0.2],
            [1.0, 0.32],
            [0.55, 0.34],
            [0.52, 0.28],
            [0.85, 0.22],
          ],
          0.05,
        ),
        0.12,
        plastic('#b3202a'),
      ),
      put(
        group(rod(0.024, 0.3, steel, [0.05, 0, 0]), rod(0.042, 1.5, matt('#a9a59b'), [0.94, 0, 0])),
        [1.58, 0, -0.02],
        [0, 42, 0],
      ),
    ),
  /** Two bent arms around a pivot; their jaws meet in front and their ends are sleeved. */
  clamp: () => {
    const arm: FlatPoint[] = [
      [-0.1, 0.12],
      [0.45, 0.02],
      [0.85, 0.1],
      [1.16, 0.02],
      [1.2, 0.06],
      [0.86, 0.2],
      [0.45, 0.12],
      [-0.1, 0.24],
    ];
    return group(
      pair((side) =>
        put(
          group(
            extrude(outline(arm, 0.03), 0.26, galvanised),
            put(box(0.42, 0.14, 0.3, plastic('#b3202a'), [0, 0, 0], [0, 0, -10], 0.05), [-0.02, 0.19, 0]),
            box(0.12, 0.05, 0.22, copper, [1.1, 0.03, 0], [0, 0, -30]),
          ),
          [0, 0, 0],
          [side === 1 ? 0 : 180, 0, 0],
        ),
      ),
      cylinder(0.07, 0.34, darkSteel, [0.45, 0, 0], [90, 0, 0]),
      repeat(3, (index) => ring(0.09, 0.018, steel, [0.45, 0, (index - 1) * 0.06])),
      rod(0.1, 0.3, rubber, [0.05, 0, 0], 0.12),
    );
  },
  /** A ribbed handle with a button lying on its side; its ceramic cup is in front and the long back cap behind. */
  tig: () =>
    group(
      rod(0.11, 0.4, rubber, [0.1, 0, 0], 0.13),
      lathe(
        [
          [0, 0.2],
          [0.13, 0.2],
          [0.15, 0.3],
          [0.15, 1.1],
          [0.12, 1.25],
          [0.09, 1.35],
          [0.09, 1.6],
          [0, 1.6],
        ],
        black,
        [0, 0, 0],
        [0, 0, -90],
      ),
      repeat(7, (index) => ring(0.15, 0.014, rubber, [0.4 + index * 0.09, 0, 0], [0, 90, 0])),
      box(0.2, 0.05, 0.1, plastic('#c2212b'), [1.06, 0.14, 0], [0, 0, 0], 0.02),
      put(put(tigHead(), [0, 0, 0], [90, 0, 0]), [1.62, 0, 0], [0, 24, 0]),
    ),
};

/** Cup and tungsten to +y, the cap that protects the rest of the tungsten to -y. */
const tigHead = () =>
  group(
    lathe(
      [
        [0, -0.9],
        [0.05, -0.89],
        [0.075, -0.84],
        [0.085, -0.26],
        [0.13, -0.24],
        [0.15, -0.14],
        [0.15, 0.16],
        [0.12, 0.2],
        [0, 0.2],
      ],
      black,
    ),
    lathe(
      [
        [0, 0.2],
        [0.13, 0.2],
        [0.13, 0.34],
        [0.1, 0.4],
        [0.08, 0.62],
        [0.055, 0.62],
        [0.055, 0.5],
      ],
      matt('#cf8d78'),
    ),
    cylinder(0.02, 0.24, steel, [0, 0.62, 0], [0, 0, 0], 0.012),
  );

/** How high above the ground the middle of each tool lies. */
const HEIGHTS = { holder: 0.22, clamp: 0.25, tig: 0.16 };

type Cable = { to: keyof typeof tools; from: Point; end: FlatPoint; turn?: number; thick?: number };

/**
 * A cable from a socket facing +z to a tool on the ground, its rear end at `end` (x and z) and its nose turned around
 * the upright axis. A bayonet plug sits in the socket.
 */
export function weldingCable({ to, from: [x, y, z], end: [endX, endZ], turn = 0, thick = 0.085 }: Cable) {
  const [along, across] = [Math.cos((turn * Math.PI) / 180), -Math.sin((turn * Math.PI) / 180)];
  const high = HEIGHTS[to];
  const behind = (by: number, level: number): Point => [endX - along * by, level, endZ - across * by];
  // Falls on the straight way from the plug to a point behind the tool.
  const [landX, , landZ] = behind(0.7, thick);
  const fall = (share: number, level: number): Point => [
    x + (landX - x) * share,
    level,
    z + 0.68 + (landZ - z - 0.68) * share,
  ];
  return group(
    bayonetPlug([x, y, z]),
    tube(
      [
        [x, y, z + 0.5],
        fall(0.02, y - 0.02),
        fall(0.25, y * 0.62 + thick * 0.5),
        fall(0.6, thick * 1.5 + y * 0.12),
        behind(0.7, thick),
        behind(0.3, high - 0.03),
        behind(-0.1, high),
      ],
      thick,
      black,
    ),
    put(tools[to](), [endX, high, endZ], [0, turn, 0]),
  );
}

/** A plug in a socket facing +z. */
const bayonetPlug = (at: Point) =>
  lathe(
    [
      [0, -0.1],
      [0.13, -0.1],
      [0.13, 0],
      [0.19, 0.02],
      [0.2, 0.12],
      [0.17, 0.4],
      [0.11, 0.58],
      [0, 0.58],
    ],
    rubber,
    at,
    [90, 0, 0],
  );

/** A cable from a socket facing +z that lies coiled on the ground, with a tool at its end. */
function coiledLead(to: keyof typeof tools, [x, y, z]: Point, coil: Coil) {
  const thick = 0.075;
  const { points, toolAt, toolTurn } = layCoil([x, y, z + 0.7], coil, thick, HEIGHTS[to]);
  const lead = group(
    bayonetPlug([x, y, z]),
    tube([[x, y, z + 0.5], ...points], thick, black),
    put(tools[to](), toolAt, [0, toolTurn, 0]),
  );
  return { lead, points };
}

export const earthLead = (from: Point, coil: Coil) => coiledLead('clamp', from, coil).lead;

/** A TIG torch on its cable; its gas comes from a coupling beside the socket, through a thin hose. */
export function tigTorch(from: Point, [x, y, z]: Point, coil: Coil) {
  const { lead, points } = coiledLead('tig', from, coil);
  const joint = points[3] as Point;
  return group(
    lead,
    tube([[x, y, z], [x, y, z + 0.25], [(x + joint[0]) / 2, (y + joint[1]) / 2 + 0.12, z + 0.6], joint], 0.04, black),
    cylinder(0.075, 0.14, brass, [x, y, z + 0.05], [90, 0, 0]),
  );
}

/** A socket for the plug of a welding cable, facing +z. */
export const weldingSocket = (at: Point) =>
  put(
    group(
      lathe(
        [
          [0.13, -0.04],
          [0.13, 0.1],
          [0.2, 0.1],
          [0.27, 0.02],
          [0.27, 0],
        ],
        black,
        [0, 0, 0],
        [90, 0, 0],
      ),
      lathe(
        [
          [0, 0.0],
          [0.1, 0.0],
          [0.1, 0.08],
          [0.13, 0.08],
        ],
        brass,
        [0, 0, 0],
        [90, 0, 0],
      ),
      cylinder(0.045, 0.12, aluminium, [0, 0, 0.03], [90, 0, 0]),
    ),
    at,
  );
