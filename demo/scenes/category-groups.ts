import { scenes as grinders } from './angle-grinders.ts';
import { scenes as welders } from './arc-welders.ts';
import { scenes as brushCutters } from './brush-cutters.ts';
import { scenes as cables } from './cables.ts';
import { scenes as cement } from './cement.ts';
import { scenes as pumps } from './centrifugal-pumps.ts';
import { scenes as chaffCutters } from './chaff-cutters.ts';
import { scenes as saws } from './circular-saws.ts';
import { scenes as wire } from './copper-wire.ts';
import { scenes as drills } from './drills.ts';
import { scenes as motors } from './electric-motors.ts';
import { scenes as extinguishers } from './fire-extinguishers.ts';
import { scenes as scrubbers } from './floor-scrubbers.ts';
import { scenes as mills } from './flour-mills.ts';
import { createGroupScene } from './group-scene.ts';
import { scenes as vacuums } from './industrial-vacuums.ts';
import { scenes as levels } from './laser-levels.ts';
import { scenes as lights } from './led-lighting.ts';
import { scenes as migWelders } from './mig-welders.ts';
import { scenes as meters } from './multimeters.ts';
import { scenes as oil } from './oil-expellers.ts';
import { scenes as palletTrucks } from './pallet-trucks.ts';
import { scenes as pistons } from './piston-compressors.ts';
import { scenes as trolleys } from './platform-trolleys.ts';
import { scenes as tillers } from './power-tillers.ts';
import { scenes as washers } from './pressure-washers.ts';
import { scenes as helmets } from './safety-helmets.ts';
import { scenes as shoes } from './safety-shoes.ts';
import type { Scenes } from './scene.ts';
import { scenes as screws } from './screw-compressors.ts';
import { scenes as sewing } from './sewing-machines.ts';
import { scenes as sprayers } from './sprayers.ts';
import { scenes as racks } from './storage-racks.ts';
import { scenes as sumps } from './submersible-pumps.ts';
import { scenes as switches } from './switchgear.ts';
import { scenes as bars } from './tmt-bars.ts';
import { scenes as scales } from './weighing-scales.ts';
import { scenes as weldingHelmets } from './welding-helmets.ts';

/** Group pictures of whole categories, for tiles, banners and advertisements. */
export const scenes: Scenes = {
  'power-tools': createGroupScene([
    { of: saws, model: 'NCS-235', high: 2.5, turn: 24, front: -1.6 },
    { of: drills, model: 'VD-13RE', high: 2.3, turn: -20, front: 0.4, over: 1.9 },
    { of: grinders, model: 'HAG-18B', high: 0.95, turn: 156, front: 2.4, over: 4.9 },
  ]),
  'small-business-machinary': createGroupScene([
    { of: mills, model: 'HF-16', high: 3.6, turn: -20, front: -0.8 },
    { of: sewing, model: 'SL-8700', high: 3.3, turn: 16, front: 0.2, over: 0.5 },
    { of: oil, model: 'MO-400', high: 1.3, turn: 10, front: 1.8, over: 1.8 },
  ]),
  'safety-equipment': createGroupScene([
    { of: extinguishers, model: 'RFE-6A', high: 2.9, front: -0.6 },
    { of: helmets, model: 'RH-101', high: 1.2, turn: -30, front: 0.6, over: 0.3 },
    { of: shoes, model: 'RS-620D', high: 1.3, turn: -34, front: 1.2, over: 0.5 },
  ]),
  'raw-materials': createGroupScene([
    { of: cement, model: 'OPC-53', high: 2.5, turn: -8, front: -1 },
    { of: bars, model: 'LT550D-16', high: 1.0, turn: 62, front: 0.2, over: 1.7 },
    { of: wire, model: 'BC-16', high: 0.85, turn: 20, front: 2.8, over: 4.6 },
  ]),
  'pumps-and-motors': createGroupScene([
    { of: sumps, model: 'KSW-200', high: 3.4, turn: -10, front: -1.2 },
    { of: motors, model: 'GM-112-4', high: 2.4, turn: -36, front: -0.6, over: 0.9 },
    { of: pumps, model: 'JM-100', high: 1.9, turn: -36, front: 2.2, over: 3.6 },
  ]),
  'air-compressors': createGroupScene([
    { of: screws, model: 'VS-10T', high: 3.4, turn: 18, front: -1 },
    { of: pistons, model: 'VP-2-100', high: 2.6, turn: 20, front: 0.4, over: 0.8 },
  ]),
  welding: createGroupScene([
    { of: welders, model: 'AW-200I', high: 1.9, turn: 14, front: -0.9 },
    { of: weldingHelmets, model: 'KWH-12T', high: 1.8, turn: 22, front: 1.2, over: 2.0 },
    { of: migWelders, model: 'AM-250S', high: 3.5, turn: -40, front: 0.2, over: 1.5 },
  ]),
  'material-handling': createGroupScene([
    { of: racks, model: 'SR-MD4', high: 4.0, turn: 14, front: -1.6 },
    { of: palletTrucks, model: 'BP-25', high: 2.2, turn: 26, front: 0.4, over: 1.4 },
    { of: trolleys, model: 'ST-300F', high: 1.9, turn: -24, front: 1.4, over: 1.2 },
  ]),
  'measuring-and-weighing': createGroupScene([
    { of: scales, model: 'TP-300', high: 3.4, turn: 18, front: -0.8 },
    { of: meters, model: 'VM-1000T', high: 1.9, turn: 10, front: 0.9, over: 1 },
    { of: levels, model: 'ML-12G', high: 1.7, turn: -22, front: -0.4, over: 1.7 },
  ]),
  'agriculture-machinery': createGroupScene([
    { of: chaffCutters, model: 'KC-3G', high: 3.9, turn: 14, front: -1.6 },
    { of: tillers, model: 'KT-9D', high: 2.5, turn: -28, front: 0.2, over: 1.6 },
    { of: sprayers, model: 'HS-20D', high: 1.8, turn: 14, front: 2.2, over: 5.4 },
  ]),
  electrical: createGroupScene([
    { of: lights, model: 'JF-50', high: 2.6, turn: 18, front: -1 },
    { of: cables, model: 'FR-15R', high: 1.7, turn: -10, front: 0.9, over: 1.4 },
    { of: switches, model: 'DOL-10', high: 1.8, turn: -20, front: -0.8, over: 0.9 },
  ]),
  'cleaning-equipment': createGroupScene([
    { of: vacuums, model: 'NV-30', high: 2.6, turn: 14, front: 0.8 },
    { of: scrubbers, model: 'NF-50B', high: 2.9, turn: -28, front: -1.4, over: 1.4 },
    { of: washers, model: 'NW-130', high: 2.2, turn: -20, front: 1.2, over: 1.6 },
  ]),
  'banner-power-tools': createGroupScene([
    { of: saws, model: 'NCS-235', high: 2.1, turn: 20, front: -0.5 },
    { of: drills, model: 'VD-13RE', high: 2.3, turn: -18, over: 0.8 },
    { of: grinders, model: 'HAG-18B', high: 0.85, turn: -24, front: 1.7, over: 2.3 },
  ]),
  'banner-small-business-machinary': createGroupScene([
    { of: mills, model: 'HF-16', high: 3.3, turn: -18, front: -0.4 },
    { of: sewing, model: 'SL-8700', high: 3.0, turn: 14, over: 0.1 },
    { of: oil, model: 'KO-6B', high: 2.7, turn: 18, front: 0.8, over: 0.2 },
  ]),
  'banner-raw-materials': createGroupScene([
    { of: cement, model: 'OPC-53', high: 2.1, turn: -8, front: -0.4 },
    { of: bars, model: 'LT550D-16', high: 1.15, turn: 52, front: -0.2, over: 0.6 },
    { of: wire, model: 'BC-16', high: 0.85, turn: 20, front: 2.2, over: 2.6 },
  ]),
  'banner-air-compressors': createGroupScene([
    { of: pistons, model: 'VP-5-250', high: 3.0, turn: 16 },
    { of: pistons, model: 'PD-25', high: 1.8, turn: -22, front: 0.9, over: 0.2 },
    { of: screws, model: 'VS-10T', high: 3.2, turn: -14, front: -0.6, over: 0.2 },
  ]),
  'banner-agriculture-machinery': createGroupScene([
    { of: sprayers, model: 'HS-16B', high: 1.9, turn: 14, front: 1.2 },
    { of: tillers, model: 'KT-9D', high: 2.6, turn: -34, front: -0.4, over: 0.9 },
    { of: brushCutters, model: 'KBM-21', high: 2.1, turn: -40, front: 1.2, over: 0.8 },
  ]),
  'ad-all-categories': createGroupScene([
    { of: motors, model: 'GM-112-4', high: 1.5, turn: -36, front: 0.4 },
    { of: pistons, model: 'PD-25', high: 1.9, turn: 18 },
    { of: extinguishers, model: 'RFE-6A', high: 1.9 },
    { of: helmets, model: 'RH-101', high: 0.8, turn: -30, front: 0.6 },
    { of: palletTrucks, model: 'BP-25', high: 1.9, turn: 24, over: 0.3 },
    { of: sewing, model: 'SD-2020', high: 1.5, turn: 12 },
  ]),
  'ad-measured-prices': createGroupScene([{ of: scales, model: 'TT-30', high: 2.4, turn: -20 }]),
  'ad-rated-by-buyers': createGroupScene([{ of: drills, model: 'HID-12V', high: 2.0, turn: -52 }, { of: helmets, model: 'RH-205R', high: 1.0, turn: -30, front: 0.9, over: 1.25 }]),
};
