import { button, gauge, knob } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { smallMotor } from './machines.ts';
import { aluminium, black, brass, castIron, chrome, clear, darkSteel, glow, grey, matt, paint, plastic, rubber, stainless, steel } from './materials.ts';
import { cupStack, paper } from './paper-cups.ts';
import { rectangle, slotted } from './slotted.ts';
import { around, bar, box, cylinder, disc, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, roundHole, scaled, sleeve, tube } from './solids.ts';

type Former = { color: string; speed: string; /** Welds the side seam by ultrasound instead of hot air. */ ultrasonic: boolean };

/** Height of the table. One unit is half a metre. */
const TABLE = 1.8;
const WIDE = 5;
const DEEP = 2.3;
const TOP = TABLE + 1.72;
const MANDRELS_AT: Point = [-0.75, TABLE + 0.62, 0.1];
const MOULDS_AT: Point = [0.95, TABLE + 0.42, 0.1];
const CUP = 0.36;
const print = '#b3261e';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Blanks come in at the left, become cups on mandrels and get their rims in moulds; cups leave at the right. */
export const paperCupFormer = (former: Former) =>
  group(
    base(former),
    put(blankMagazine(), [-2.05, TABLE, 0.45]),
    bottomReel(),
    put(mandrelTurret(former.color), MANDRELS_AT),
    former.ultrasonic ? sonotrode() : [heater(120), heater(80)],
    put(mouldTurret(former.color), MOULDS_AT),
    topPlate(former),
    guards(),
    outlet(),
    controlPanel(former.speed),
  );

/** A cabinet for the drive with doors on all sides, on levelling feet. */
function base({ color }: Former) {
  const coat = paint(color);
  const doors = [-1.63, 0, 1.63];
  return group(
    [-1, 0, 1].map((along) => pair((side) => group(cylinder(0.07, 0.2, steel, [along * 2.2, 0.14, side * 0.9]), cylinder(0.17, 0.06, rubber, [along * 2.2, 0.03, side * 0.9])))),
    box(WIDE - 0.1, 0.14, DEEP - 0.1, plastic('#2b2f33'), [0, 0.27, 0]),
    box(WIDE, 1.36, DEEP, coat, [0, 1.0, 0], [0, 0, 0], 0.04),
    doors.map((x, index) =>
      put(
        group(
          index === 1
            ? extrude(outline(rectangle(1.5, 1.2), 0.06), 0.05, coat, [0, 0, 0.02], [0, 0, 0], 0.012)
            : slotted(1.5, 1.2, 0.05, coat, [{ at: [0, -0.28], w: 0.9, h: 0.36, count: 6 }], [0, 0, 0.05], [0, 0, 0], 0.06),
          pair((end) => cylinder(0.035, 0.16, darkSteel, [-0.75, end * 0.42, 0.04])),
          box(0.1, 0.24, 0.03, black, [0.62, 0.1, 0.06], [0, 0, 0], 0.012),
          box(0.05, 0.14, 0.05, chrome, [0.62, 0.1, 0.085], [0, 0, 0], 0.012),
        ),
        [x, 1.0, DEEP / 2],
      ),
    ),
    label('DHANVI', 1.1, 0.28, [0, 1.16, DEEP / 2 + 0.047], [0, 0, 0], { ink: '#ffffff' }),
    ratingPlate(0.42, [-0.1, 0.72, DEEP / 2 + 0.047]),
    pair((side) => slotted(1.7, 1.2, 0.05, coat, [{ at: [0, 0.1], w: 1.2, h: 0.6, count: 9 }], [side * (WIDE / 2 + 0.03), 1.0, 0], [0, side * 90, 0], 0.06)),
    box(WIDE + 0.12, 0.12, DEEP + 0.12, stainless, [0, TABLE - 0.06, 0], [0, 0, 0], 0.02),
    airUnit(),
  );
}

/** Filter, regulator and gauge where compressed air comes in. */
const airUnit = () =>
  put(
    group(
      box(0.5, 0.14, 0.16, aluminium),
      pair((side) => group(lathe([[0, -0.38], [0.06, -0.36], [0.08, -0.3], [0.08, -0.07], [0, -0.07]], clear('#dfe6da', 0.7), [side * 0.15, 0, 0]), cylinder(0.06, 0.14, black, [side * 0.15, 0.13, 0]))),
      gauge(0.09, [0, 0, 0.12]),
      tube([[-0.25, 0, 0], [-0.4, -0.04, 0], [-0.5, -0.4, 0], [-0.5, -1.0, 0]], 0.035, plastic('#1a66b8')),
    ),
    [-WIDE / 2 - 0.16, 1.3, 0.95],
    [0, -90, 0],
  );

/** Printed fan-shaped blanks between guide rods, on a plate that feeds them towards the mandrels. */
function blankMagazine() {
  const arc = (radius: number): FlatPoint[] => repeat(9, (index) => [radius * Math.sin(radians((index - 4) * 8.5)), radius * Math.cos(radians((index - 4) * 8.5)) - 0.62]);
  const blank = outline([...arc(0.82), ...arc(0.4).reverse()], 0.02);
  const band = outline([...arc(0.7), ...arc(0.52).reverse()]);
  return group(
    box(1.0, 0.08, 0.9, aluminium, [0, 0.2, 0]),
    pair((side) => pair((end) => cylinder(0.05, 0.2, steel, [side * 0.4, 0.1, end * 0.35]))),
    repeat(22, (index) => extrude(blank, 0.018, paper, [Math.sin(index * 2.4) * 0.006, 0.26 + index * 0.026, 0.02], [-90, 0, 0], 0.002)),
    extrude(band, 0.004, matt(print), [0, 0.842, 0.02], [-90, 0, 0], 0.001),
    [[-0.58, 0.18], [0.58, 0.18], [-0.3, 0.32], [0.3, 0.32], [0, -0.3]].map(([x = 0, z = 0]) => cylinder(0.026, 1.0, chrome, [x, 0.7, z])),
    box(1.2, 0.06, 0.06, steel, [0, 1.2, 0.18]),
    // Carries a blank to the mandrel.
    box(0.9, 0.05, 0.24, steel, [0.7, 0.3, -0.1]),
    put(group(cylinder(0.06, 0.3, chrome, [0, 0.1, 0]), cylinder(0.09, 0.05, rubber, [0, -0.06, 0])), [0.72, 0.42, -0.1]),
  );
}

/** The roll from which bottoms are punched, on an arm at the back; its web runs over rollers to the punch. */
function bottomReel() {
  const [x, y, z] = [-1.95, TOP + 0.1, -0.55];
  const web = ([ax, ay]: FlatPoint, [bx, by]: FlatPoint) =>
    box(Math.hypot(bx - ax, by - ay), 0.012, 0.24, paper, [(ax + bx) / 2, (ay + by) / 2, z], [0, 0, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI], 0);
  return group(
    bar([[-1.95, TABLE, -0.86], [-1.95, TOP + 0.1, -0.86], [-1.95, TOP + 0.1, -0.3]], 0.06, steel, 0.01),
    extrude(disc(0.62, [roundHole(0.12)]), 0.24, paper, [x, y, z], [0, 0, 0], 0.006),
    [0.24, 0.34, 0.44, 0.54].map((radius) => ring(radius, 0.004, matt('#d9d2c2'), [x, y, z + 0.12])),
    cylinder(0.14, 0.3, black, [x, y, z], [90, 0, 0]),
    cylinder(0.2, 0.03, aluminium, [x, y, z + 0.15], [90, 0, 0]),
    web([x - 0.62, y], [-2.42, TABLE + 1.0]),
    web([-2.36, TABLE + 0.9], [-1.75, TABLE + 0.7]),
    [[-2.38, TABLE + 0.98], [-1.75, TABLE + 0.78]].map(([rollX = 0, rollY = 0]) => cylinder(0.08, 0.34, chrome, [rollX, rollY, z], [90, 0, 0])),
    bar([[-1.95, TABLE + 0.98, -0.86], [-2.38, TABLE + 0.98, -0.86], [-2.38, TABLE + 0.98, -0.4]], 0.035, steel, 0.05),
    // The punch.
    box(0.46, 0.62, 0.5, castIron, [-1.62, TABLE + 0.31, z], [0, 0, 0], 0.04),
    box(0.5, 0.14, 0.54, steel, [-1.62, TABLE + 0.66, z]),
    cylinder(0.11, 0.5, chrome, [-1.55, TABLE + 0.95, z]),
  );
}

/** Eight mandrels on an indexing head; some have paper around them. */
const mandrelTurret = (color: string) =>
  group(
    cylinder(0.42, 0.3, paint(color), [0, -0.47, 0]),
    cylinder(0.3, 0.34, castIron, [0, -0.24, 0]),
    extrude(outline(around(8, (degrees): FlatPoint => [0.4 * Math.cos(radians(degrees + 22.5)), 0.4 * Math.sin(radians(degrees + 22.5))]), 0.03), 0.42, steel, [0, 0, 0], [90, 0, 0], 0.02),
    cylinder(0.2, 0.16, darkSteel, [0, 0.28, 0]),
    around(8, (degrees) =>
      put(
        group(
          put(lathe([[0, 0], [0.2, 0], [0.2, 0.05], [0.16, 0.05], [0.11, 0.42], [0.04, 0.43], [0, 0.43]], chrome), [0.37, 0, 0], [0, 0, -90]),
          degrees >= 90 && degrees <= 225 ? [] : put(lathe([[0.175, 0.1], [0.118, 0.44], [0.1, 0.44]], paper), [0.37, 0, 0], [0, 0, -90]),
          degrees >= 90 && degrees <= 225 ? [] : put(lathe([[0.168, 0.17], [0.142, 0.32]], matt(print)), [0.37, 0, 0], [0, 0, -90]),
        ),
        [0, 0, 0],
        [0, degrees, 0],
      ),
    ),
  );

/** Blows hot air on the bottom of a cup, from outside the turret. */
const heater = (degrees: number) =>
  put(
    group(
      rod(0.11, 0.3, stainless, [1.0, 0, 0]),
      rod(0.14, 0.08, steel, [0.9, 0, 0]),
      repeat(3, (index) => rod(0.115, 0.02, darkSteel, [0.98 + index * 0.06, 0, 0])),
      rod(0.13, 0.1, black, [1.18, 0, 0]),
      box(0.16, 0.62, 0.16, castIron, [1.06, -0.31, 0]),
    ),
    MANDRELS_AT,
    [0, degrees, 0],
  );

/** Presses the seam against a mandrel and shakes it. */
const sonotrode = () =>
  put(
    group(cylinder(0.13, 0.5, aluminium, [0, 0.65, 0]), cylinder(0.08, 0.3, steel, [0, 0.3, 0], [0, 0, 0], 0.05), box(0.3, 0.2, 0.3, black, [0, 0.95, 0]), label('20 kHz', 0.22, 0.1, [0, 0.66, 0.132], [0, 0, 0], { ink: '#1d2023' })),
    [MANDRELS_AT[0] + 0.58, MANDRELS_AT[1], MANDRELS_AT[2]],
  );

/** Cups hang in moulds, where their bottoms are knurled and their rims curled by the heads above. */
const mouldTurret = (color: string) =>
  group(
    cylinder(0.46, 0.24, paint(color), [0, -0.3, 0]),
    cylinder(0.22, 0.2, castIron, [0, -0.1, 0]),
    extrude(disc(0.74, around(6, (degrees) => roundHole(0.13, [0.54 * Math.cos(radians(degrees)), 0.54 * Math.sin(radians(degrees))]))), 0.09, aluminium, [0, 0.04, 0], [90, 0, 0], 0.015),
    around(6, (degrees) => put(group(sleeve(0.17, 0.13, 0.14, steel, [0.54, 0.14, 0]), degrees === 180 ? [] : put(scaled(cupStack(1, print), CUP), [0.54, 0.02, 0])), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.16, 0.2, darkSteel, [0, 0.18, 0]),
    [30, 90, 150].map((degrees) => put(group(cylinder(0.15, 0.16, steel, [0.54, 0.52, 0]), cylinder(0.09, 0.7, chrome, [0.54, 0.9, 0])), [0, 0, 0], [0, degrees, 0])),
  );

/** On four columns: the plate with the cams, whose levers move everything below, and the blower. */
function topPlate({ color, ultrasonic }: Former) {
  const coat = paint(color);
  return group(
    pair((side) => pair((end) => group(cylinder(0.08, TOP - TABLE, chrome, [0.1 + side * 1.5, (TOP + TABLE) / 2, end * 0.78]), cylinder(0.13, 0.1, steel, [0.1 + side * 1.5, TABLE + 0.05, end * 0.78])))),
    box(3.3, 0.16, 1.84, coat, [0.1, TOP + 0.08, 0], [0, 0, 0], 0.03),
    box(1.5, 0.36, 0.8, coat, [-0.65, TOP + 0.34, -0.2], [0, 0, 0], 0.05),
    label(ultrasonic ? 'PC-100U' : 'PC-65', 0.8, 0.24, [-0.65, TOP + 0.34, 0.206], [0, 0, 0], { ink: '#ffffff' }),
    smallMotor(0.22, '#6d7276', [0.5, TOP + 0.44, -0.35], [0, 0, 0], 2.1),
    // The blower and its pipe to the heaters.
    put(lathe([[0, -0.16], [0.28, -0.16], [0.34, -0.08], [0.34, 0.08], [0.28, 0.16], [0, 0.16]], grey), [1.3, TOP + 0.48, -0.2], [90, 0, 0]),
    cylinder(0.12, 0.3, black, [1.3, TOP + 0.48, 0.06], [90, 0, 0]),
    tube([[1.3, TOP + 0.8, -0.2], [1.1, TOP + 0.98, -0.3], [0.4, TOP + 0.98, -0.5], [-0.3, TOP + 0.8, -0.8], [-0.5, TOP + 0.2, -0.98], [-0.6, TABLE + 0.9, -0.9]], 0.07, aluminium),
    [-1.1, -0.6].map((x) => group(cylinder(0.06, 0.7, chrome, [x, TOP - 0.3, 0.1]), box(0.2, 0.16, 0.2, darkSteel, [x, TOP - 0.66, 0.1]))),
    cylinder(0.22, 0.5, castIron, [-0.75, TOP - 0.26, -0.3]),
    signalLamp(),
  );
}

const signalLamp = () =>
  group(
    cylinder(0.03, 0.5, aluminium, [1.6, TOP + 0.4, -0.7]),
    ['#1e8a4c', '#e8a512', '#c2212b'].map((color, index) => cylinder(0.07, 0.13, glow(color), [1.6, TOP + 0.7 + index * 0.14, -0.7])),
    cylinder(0.072, 0.03, black, [1.6, TOP + 1.06, -0.7]),
  );

/** Doors in frames of aluminium, before the turrets and at the side. Their sheet is too clear to be seen. */
function guards() {
  const [low, high, z] = [TABLE, TOP, DEEP / 2 - 0.12];
  const door = (wide: number) =>
    group(
      pair((side) => [box(0.07, high - low, 0.07, aluminium, [side * (wide / 2 - 0.035), 0, 0]), box(wide - 0.1, 0.07, 0.07, aluminium, [0, side * ((high - low) / 2 - 0.035), 0])]),
      bar([[wide / 2 - 0.16, -0.14, 0.03], [wide / 2 - 0.16, -0.14, 0.1], [wide / 2 - 0.16, 0.14, 0.1], [wide / 2 - 0.16, 0.14, 0.03]], 0.022, black, 0.03),
    );
  const middle = (low + high) / 2;
  return group(
    put(door(1.62), [-0.72, middle, z]),
    put(door(1.62), [0.92, middle, z]),
    // Hangs at the right end of the top plate.
    put(door(1.7), [1.76, middle, z - 0.9], [0, 90, 0]),
  );
}

/** Finished cups are blown into a trough and slide together into stacks. */
const outlet = () =>
  group(
    // A shallow channel, open above.
    put(
      extrude(
        outline([
          ...repeat(13, (index): FlatPoint => [0.19 * Math.cos(radians(222 + index * 8)), 0.19 * Math.sin(radians(222 + index * 8))]),
          ...repeat(13, (index): FlatPoint => [0.17 * Math.cos(radians(318 - index * 8)), 0.17 * Math.sin(radians(318 - index * 8))]),
        ]),
        1.7,
        stainless,
        [0, 0, 0],
        [0, 90, 0],
        0.004,
      ),
      [2.75, TABLE + 0.5, 0.62],
      [0, 0, -4],
    ),
    put(scaled(cupStack(22, print), CUP), [1.98, TABLE + 0.53, 0.62], [0, 0, -94]),
    pair((side) => bar([[2.55 + side * 0.35, TABLE, 0.62], [2.55 + side * 0.35, TABLE + 0.33, 0.62]], 0.035, steel)).slice(1),
    bar([[2.5, TABLE - 0.4, 0.62], [3.3, TABLE - 0.4, 0.62], [3.3, TABLE + 0.26, 0.62]], 0.04, steel, 0.12),
    [9, 12].map((count, index) => put(scaled(cupStack(count, print), CUP), [2.1 + index * 0.26, TABLE, -0.1 - index * 0.06])),
  );

/** On an arm: a screen, buttons and the emergency stop. */
const controlPanel = (speed: string) =>
  group(
    bar([[1.6, TOP + 0.1, 0.5], [1.8, TOP + 0.24, 0.6], [2.3, TOP + 0.24, 0.9], [2.3, TOP, 0.9]], 0.06, aluminium, 0.14),
    put(
      group(
        box(0.94, 0.86, 0.24, plastic('#d9dbd8'), [0, 0, 0], [0, 0, 0], 0.04),
        box(0.76, 0.46, 0.02, black, [0, 0.14, 0.122], [0, 0, 0], 0.008),
        label(speed, 0.66, 0.14, [0, 0.26, 0.134], [0, 0, 0], { on: '#15406b', ink: '#e8f2fb' }),
        label(['HEATER 1  380°', 'HEATER 2  365°', 'COUNT 12 640'], 0.66, 0.24, [0, 0.05, 0.134], [0, 0, 0], { on: '#e3ecf2', ink: '#1d3550', weight: 400 }),
        button(0.05, plastic('#1e8a4c'), [-0.34, -0.26, 0.12]),
        button(0.05, plastic('#e8a512'), [-0.16, -0.26, 0.12]),
        knob(0.06, [0.04, -0.26, 0.12]),
        cylinder(0.1, 0.02, plastic('#e8c512'), [0.3, -0.26, 0.13], [90, 0, 0]),
        put(lathe([[0, 0.09], [0.04, 0.09], [0.04, 0.02], [0.08, 0.0], [0.08, 0.05], [0.06, 0.08], [0, 0.1]], plastic('#c2212b')), [0.3, -0.26, 0.13], [90, 0, 0]),
        put(cylinder(0.05, 0.1, brass), [0, 0.46, 0]),
      ),
      [2.3, TOP - 0.4, 0.9],
      [0, 8, 0],
    ),
  );
