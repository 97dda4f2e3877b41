import { bolt, vents } from './fittings.ts';
import { label } from './labels.ts';
import { aluminium, black, castIron, chrome, darkSteel, galvanised, gloss, matt, metal, paint, plastic, steel } from './materials.ts';
import { block, grown, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, extrude, group, lathe, outline, pair, put, repeat, rod, tube } from './solids.ts';

/** Single-cylinder diesel engines on their feet, forward is +x. One unit is a decimetre. */

/** Air-cooled, the flywheel with the recoil starter at the far side, the shaft at the near side. */
export function uprightDiesel(color: string) {
  const coat = gloss(color);
  const alloy = metal('#a9adaf', 0.5);
  return group(
    box(2.8, 2.0, 2.2, alloy, [0, 1.0, 0], [0, 0, 0], 0.25),
    box(3.2, 0.24, 2.4, alloy, [0, 0.12, 0], [0, 0, 0], 0.06),
    repeat(8, (index) => box(1.9, 0.09, 1.9, aluminium, [0.1, 2.15 + index * 0.2, 0.05], [0, 0, 0], 0.03)),
    box(1.5, 0.6, 1.3, paint('#2b2e31'), [0.1, 3.9, 0.1], [0, 0, 0], 0.18),
    // Cowl and recoil starter.
    put(group(lathe([[0, 0], [1.75, 0], [1.8, 0.3], [1.7, 1.0], [0, 1.0]], paint('#2b2e31')), lathe([[0, 1.0], [1.25, 1.0], [1.2, 1.3], [0.6, 1.42], [0, 1.42]], coat), around(14, (degrees) => put(box(0.5, 0.04, 0.12, black, [0.85, 1.38, 0]), [0, 0, 0], [0, degrees, 0]))), [0, 1.9, -1.0], [-90, 0, 0]),
    // Fuel tank.
    sculpt(grown(0.1, block([0, 4.8, -0.55], [2.05, 0.75, 1.25], 0.42)), [-2.4, 3.8, -2.1], [2.4, 5.8, 1], 0.07, coat),
    lathe([[0.34, 0], [0.4, 0.06], [0.4, 0.3], [0.3, 0.38], [0, 0.4]], black, [0.7, 5.52, -0.5]),
    bar([[-2.0, 4.5, 0.74], [2.0, 4.5, 0.74]], 0.05, galvanised),
    label('KRISHIVA', 2.2, 0.5, [0, 4.88, 0.706], [0, 0, 0], { ink: '#ffffff' }),
    // Silencer behind its heat guard, and the air cleaner.
    put(group(rod(0.62, 1.9, metal('#7f8386', 0.55)), repeat(5, (row) => repeat(9, (column) => put(box(0.14, 0.03, 0.07, black, [-0.8 + column * 0.2, 0.625, 0]), [0, 0, 0], [20 + row * 22, 0, 0])))), [1.7, 3.5, 0.75], [0, 90, 0]),
    bar([[1.7, 3.5, 1.6], [2.3, 3.6, 1.9], [2.9, 3.4, 1.9]], 0.16, darkSteel, 0.3),
    put(group(cylinder(0.62, 1.1, black), cylinder(0.68, 0.2, black, [0, 0.2, 0]), cylinder(0.3, 0.16, black, [0, 0.62, 0]), bolt(0.12, [0, 0.7, 0])), [-1.45, 3.5, 0.75]),
    rod(0.26, 0.8, black, [-0.9, 3.3, 0.5]),
    // Injection pump, pipe, filter, dipstick and starter motor.
    cylinder(0.24, 0.8, steel, [0.7, 2.3, 1.05], [0, 0, 10]),
    tube([[0.7, 2.7, 1.1], [0.85, 3.4, 1.35], [0.5, 3.8, 1.2], [0.3, 3.9, 0.8]], 0.045, steel),
    tube([[-0.6, 4.2, 0.7], [-0.5, 3.6, 1.3], [0.2, 2.6, 1.25], [0.6, 2.1, 1.15]], 0.06, matt('#26292c')),
    cylinder(0.12, 0.5, plastic('#e9b824'), [-0.95, 1.2, 1.2], [70, 0, 0]),
    cylinder(0.4, 0.3, steel, [0.8, 0.8, 1.15], [90, 0, 0]),
    put(rod(0.42, 1.3, black), [-1.5, 1.4, -0.7], [0, 90, 0]),
    rod(0.2, 0.1, steel, [-1.5, 1.9, 0.2]),
    label(['DIESEL 418 cc', '9 HP'], 0.9, 0.36, [-0.45, 1.5, 1.106], [0, 0, 0], { on: '#d5d8da', ink: '#1d2023' }),
  );
}

/** Water-cooled, its cylinder lying forward under the radiator; the flywheel runs at the near side. */
export function lyingDiesel(color: string) {
  const coat = gloss(color);
  const grille = outline([[-1.0, -0.9], [1.0, -0.9], [1.0, 0.9], [-1.0, 0.9]], 0.2);
  return group(
    sculpt(grown(0.3, block([-0.7, 1.2, 0], [1.3, 1.2, 1.1], 0.35), block([1.3, 1.1, 0], [1.2, 0.75, 0.9], 0.25)), [-2.3, -0.2, -1.5], [2.9, 2.8, 1.5], 0.08, paint('#33383a')),
    box(0.5, 1.2, 1.5, castIron, [2.6, 1.1, 0], [0, 0, 0], 0.1),
    around(4, (degrees) => put(put(bolt(0.12), [0.28, 0, 0], [0, 0, -90]), [2.6, 1.1 + 0.45 * Math.sin(((degrees + 45) * Math.PI) / 180), 0.55 * Math.cos(((degrees + 45) * Math.PI) / 180)])),
    // Radiator with its hood and cap, and the fuel tank behind it.
    sculpt(block([1.6, 3.0, 0], [1.2, 1.1, 1.3], 0.25), [0.2, 1.7, -1.5], [3, 4.3, 1.5], 0.07, coat),
    put(group(extrude(grille, 0.1, black), repeat(9, (index) => box(1.7, 0.06, 0.08, metal('#8d9296', 0.4), [0, (index - 4) * 0.18, 0.06]))), [2.8, 3.0, 0], [0, 90, 0]),
    pair((side) => vents(1.2, 1.0, 6, [1.6, 3.0, side * 1.305])),
    cylinder(0.3, 0.2, chrome, [1.2, 4.15, 0]),
    sculpt(block([-1.0, 3.25, 0], [1.25, 0.7, 1.15], 0.35), [-2.5, 2.3, -1.4], [0.4, 4.2, 1.4], 0.07, coat),
    cylinder(0.3, 0.24, black, [-1.4, 4.0, -0.4]),
    label('KRISHIVA', 2.0, 0.46, [-1.0, 3.25, 1.156], [0, 0, 0], { ink: '#ffffff' }),
    // Flywheel, silencer, air cleaner and injection pipe.
    put(group(lathe([[0, 0], [1.25, 0], [1.35, 0.08], [1.35, 0.42], [1.25, 0.5], [1.05, 0.5], [0.95, 0.3], [0.4, 0.3], [0.36, 0.6], [0, 0.6]], paint('#33383a')), around(5, (degrees) => put(cylinder(0.16, 0.02, black, [0.68, 0.31, 0]), [0, 0, 0], [0, degrees, 0]))), [-0.6, 1.3, 1.15], [90, 0, 0]),
    bar([[2.5, 1.6, -0.8], [2.9, 2.4, -1.5], [2.4, 3.0, -1.6]], 0.2, darkSteel, 0.4),
    lathe([[0.2, 0], [0.45, 0.2], [0.45, 1.8], [0.18, 2.0], [0.18, 2.8], [0.14, 2.8]], metal('#6f6a66', 0.6), [2.4, 2.9, -1.6]),
    put(group(lathe([[0, 0], [0.55, 0], [0.6, 0.3], [0.6, 1.0], [0.35, 1.1], [0.3, 1.3], [0.5, 1.35], [0.5, 1.6], [0, 1.7]], black)), [0.3, 2.2, -1.7]),
    tube([[-0.4, 2.5, 1.0], [0.5, 2.3, 1.3], [1.6, 1.9, 1.1], [2.4, 1.5, 0.6]], 0.05, steel),
    label(['15 HP DIESEL', 'WATER COOLED'], 1.1, 0.44, [1.5, 1.15, 0.906], [0, 0, 0], { on: '#d5d8da', ink: '#1d2023' }),
  );
}
