import { agricultureMachinery } from './agriculture-machinery.ts';
import { airCompressors } from './air-compressors.ts';
import { cleaningEquipment } from './cleaning-equipment.ts';
import type { DemoCategory } from './demo-category.ts';
import { electrical } from './electrical.ts';
import { materialHandling } from './material-handling.ts';
import { measuringAndWeighing } from './measuring-and-weighing.ts';
import { powerTools } from './power-tools.ts';
import { pumpsAndMotors } from './pumps-and-motors.ts';
import { rawMaterials } from './raw-materials.ts';
import { safetyEquipment } from './safety-equipment.ts';
import { smallBusinessMachinary } from './small-business-machinary.ts';
import { welding } from './welding.ts';

/** The demo catalogue, with the categories in the order in which they are shown. */
export const catalogue: DemoCategory[] = [
  powerTools,
  smallBusinessMachinary,
  safetyEquipment,
  rawMaterials,
  pumpsAndMotors,
  airCompressors,
  welding,
  materialHandling,
  measuringAndWeighing,
  agricultureMachinery,
  electrical,
  cleaningEquipment,
];
