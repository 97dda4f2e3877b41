import { slugFromTitle } from '#domain/slug.ts';

/** Documents of the demo catalogue beside brochures. Their figures are made up, but fit the specifications. */

export type DocumentTable = {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};
export type FurtherDocument = {
  kind: 'Data sheet' | 'Test certificate (sample)';
  tables: readonly DocumentTable[];
};

/** Columns that need no headings. */
const FIGURES = ['', ''];
const TESTS = ['Test', 'Specified', 'Observed'];

const dataSheet = (...tables: DocumentTable[]): FurtherDocument => ({ kind: 'Data sheet', tables });
const certificate = (...tables: DocumentTable[]): FurtherDocument => ({
  kind: 'Test certificate (sample)',
  tables,
});

/** What a certificate is about. */
const tested = (...rows: [string, string][]): DocumentTable => ({
  heading: 'Sample details',
  columns: FIGURES,
  rows: [...rows, ['Date of test', 'sample'], ['Tested by', 'sample']],
});

/** By model. `scripts/make-brochures.ts` draws them. */
export const furtherDocuments: Readonly<Record<string, FurtherDocument>> = {
  'GM-112-4': dataSheet(
    {
      heading: 'At full and at part load, 415 V, 50 Hz',
      columns: ['Load', 'Power', 'Efficiency', 'Power factor', 'Current'],
      rows: [
        ['Full', '3.7 kW', '88.4%', '0.83', '7.0 A'],
        ['Three quarters', '2.8 kW', '88.6%', '0.77', '5.7 A'],
        ['Half', '1.9 kW', '87.2%', '0.66', '4.5 A'],
      ],
    },
    {
      heading: 'Torque and starting',
      columns: FIGURES,
      rows: [
        ['Rated torque', '24.5 Nm'],
        ['Starting torque, direct on line', '2.4 × rated'],
        ['Starting current, direct on line', '7 × rated'],
        ['Pull-out torque', '3 × rated'],
        ['Maximum starts per hour', '12'],
      ],
    },
    {
      heading: 'Construction',
      columns: FIGURES,
      rows: [
        ['Duty', 'S1, continuous'],
        ['Cooling', 'Fan on the shaft (IC 411)'],
        ['Insulation, temperature rise', 'Class F, rise as class B'],
        ['Ambient temperature, altitude', 'up to 50 °C, up to 1000 m'],
        ['Bearing, drive end and fan end', '6306 ZZ, 6206 ZZ'],
        ['Shaft, diameter × length', '28 × 60 mm'],
        ['Shaft height', '112 mm'],
        ['Foot holes', '190 × 140 mm, bolts M10'],
        ['Cable entries', '2 × M25'],
        ['Speed on a frequency drive', '20 to 50 Hz'],
      ],
    },
  ),
  'JS4-1010': dataSheet(
    {
      heading: 'Head and flow',
      columns: ['Head', 'Flow in l/h', 'Flow in l/min'],
      rows: [
        ['66 m', '0', '0'],
        ['64 m', '600', '10'],
        ['61 m', '1200', '20'],
        ['56 m', '1800', '30'],
        ['47 m', '2400', '40'],
        ['35 m', '3000', '50'],
        ['20 m', '3600', '60'],
      ],
    },
    {
      heading: 'Motor and control panel',
      columns: FIGURES,
      rows: [
        ['Voltage', '180 to 240 V'],
        ['Full-load current', '6.2 A'],
        ['Speed', '2850 rpm'],
        ['Run capacitor, in the panel', '36 µF, 440 V'],
        ['Overload trip, set to', '7 A'],
        ['Cable', '3-core flat, 1.5 mm², 2 m'],
        ['Maximum cable length (1.5 sq mm)', '60 m'],
      ],
    },
    {
      heading: 'Installation',
      columns: FIGURES,
      rows: [
        ['Length of pump and motor', '940 mm'],
        ['Largest diameter', '96 mm'],
        ['Minimum submergence', '1 m above the intake'],
        ['Distance from the bottom, at least', '3 m'],
        ['Maximum sand content', '25 g/m³'],
        ['Temperature of the water, at most', '33 °C'],
      ],
    },
  ),
  'VP-5-250': dataSheet(
    {
      heading: 'Delivery by pressure',
      columns: ['Pressure', 'Free air', 'Free air in l/min', 'Shaft power', 'Filling the empty tank'],
      rows: [
        ['7 bar', '17.0 cfm', '481', '3.1 kW', '3 min 40 s'],
        ['10 bar', '16.2 cfm', '459', '3.5 kW', '5 min 25 s'],
        ['12 bar', '15.5 cfm', '439', '3.7 kW', '6 min 45 s'],
      ],
    },
    {
      heading: 'Construction',
      columns: FIGURES,
      rows: [
        ['Cylinders', '1 × 105 mm, 1 × 55 mm, cast iron'],
        ['Stroke', '90 mm'],
        ['Cooling', 'Air; intercooler with fins'],
        ['Drive', '2 V-belts, section B'],
        ['Cut-in / cut-out pressure', '9.5 / 12 bar'],
        ['Safety valve', '13 bar'],
        ['Air outlet', '½ inch BSP'],
        ['Length × width × height', '1500 × 600 × 1150 mm'],
        ['Noise at 1 m', '82 dB(A)'],
      ],
    },
    {
      heading: 'Maintenance',
      columns: ['Work', 'How often'],
      rows: [
        ['Drain the tank', 'every day'],
        ['Clean the air filter', 'every 100 hours'],
        ['Check the tension of the belts', 'every 100 hours'],
        ['Change the oil: 1.2 l, VG 100', 'every 500 hours, first after 50'],
        ['Test the safety valve', 'every month'],
      ],
    },
  ),
  'AC-2HP': dataSheet(
    {
      heading: 'Output by grain, medium fine',
      columns: ['Grain', 'Output', 'Moisture, at most'],
      rows: [
        ['Wheat', '35–40 kg/h', '12%'],
        ['Maize', '32–36 kg/h', '12%'],
        ['Gram', '30–34 kg/h', '10%'],
        ['Turmeric and chilli', '14–18 kg/h', '10%'],
      ],
    },
    {
      heading: 'Connection',
      columns: FIGURES,
      rows: [
        ['Voltage', '230 V, 50 Hz, single phase'],
        ['Full-load current', '9.7 A'],
        ['Miniature circuit breaker', '16 A, curve C'],
        ['Supply cable', '3 × 2.5 mm², copper'],
        ['Earthing', 'required'],
      ],
    },
    {
      heading: 'Installation and care',
      columns: FIGURES,
      rows: [
        ['Length × width × height', '720 × 520 × 1150 mm'],
        ['Foundation', 'level floor, 4 bolts M12'],
        ['Stone dressing', 'every 60 hours of work'],
        ['Greasing of the bearings', 'every 100 hours'],
        ['Temperature of the flour', 'up to 55 °C'],
      ],
    },
  ),
  'LT550D-12': certificate(
    tested(['Product', 'Bars 12 mm, 12 m, Fe 550D'], ['Heat number', 'sample'], ['Standard', 'IS 1786']),
    {
      heading: 'Chemical composition, percent by mass',
      columns: ['Element', 'Maximum', 'Observed'],
      rows: [
        ['Carbon', '0.25', '0.21'],
        ['Sulphur', '0.040', '0.022'],
        ['Phosphorus', '0.040', '0.026'],
        ['Sulphur and phosphorus', '0.075', '0.048'],
      ],
    },
    {
      heading: 'Mechanical tests',
      columns: TESTS,
      rows: [
        ['Yield strength', 'min. 550 N/mm²', '578 N/mm²'],
        ['Tensile strength', 'min. 600 N/mm²', '654 N/mm²'],
        ['Elongation', 'min. 14.5%', '17.2%'],
        ['Mass per metre', '0.888 kg ± 5%', '0.881 kg'],
        ['Bend', 'no crack', 'no crack'],
        ['Rebend', 'no crack', 'no crack'],
      ],
    },
  ),
  'TP-300': certificate(
    tested(
      ['Product', 'Platform scale, 300 kg × 50 g, class III'],
      ['Serial number', 'sample'],
      ['Weights used', 'class M1'],
    ),
    {
      heading: 'Load at the centre of the platform',
      columns: ['Load', 'Permissible error', 'Display', 'Error'],
      rows: [
        ['10 kg', '± 25 g', '10.00 kg', '0 g'],
        ['25 kg', '± 25 g', '25.00 kg', '0 g'],
        ['100 kg', '± 50 g', '100.00 kg', '0 g'],
        ['200 kg', '± 75 g', '200.05 kg', '+ 50 g'],
        ['300 kg', '± 75 g', '300.05 kg', '+ 50 g'],
      ],
    },
    {
      heading: 'Corner (eccentric) load, 100 kg',
      columns: ['Corner', 'Permissible error', 'Display', 'Error'],
      rows: [
        ['Front left', '± 50 g', '100.00 kg', '0 g'],
        ['Front right', '± 50 g', '100.05 kg', '+ 50 g'],
        ['Back left', '± 50 g', '100.00 kg', '0 g'],
        ['Back right', '± 50 g', '99.95 kg', '− 50 g'],
      ],
    },
    {
      heading: 'Further tests',
      columns: TESTS,
      rows: [
        ['Repeatability, 150 kg × 3', 'spread max. 75 g', '0 g'],
        ['Zero after one hour of full load', 'max. 25 g', '0 g'],
      ],
    },
  ),
  'RFE-6A': certificate(
    tested(['Product', 'Fire extinguisher, ABC powder, 6 kg'], ['Batch', 'sample'], ['Standard', 'IS 15683']),
    {
      heading: 'Body and gauge',
      columns: TESTS,
      rows: [
        ['Body under 35 bar for one minute', 'no leak', 'no leak'],
        ['Mass of the powder', '6.00 kg ± 2%', '5.98 kg'],
        ['Mass when filled', 'about 9.4 kg', '9.38 kg'],
        ['Pressure at 27 °C', '15 bar, gauge in the green', '15.0 bar, green'],
        ['Loss of pressure in 30 days', 'none on the gauge', 'none'],
      ],
    },
    {
      heading: 'Discharge',
      columns: TESTS,
      rows: [
        ['Time of discharge', 'min. 13 s', '13.4 s'],
        ['Range', 'min. 4 m', '4.3 m'],
        ['Residual powder', 'max. 15%', '4.2%'],
      ],
    },
  ),
  'BEC-2T': certificate(
    tested(
      ['Product', 'Electric chain hoist with trolley, 2000 kg, lift 6 m'],
      ['Serial number', 'sample'],
      ['Supply', '415 V, 50 Hz, three phase'],
    ),
    {
      heading: 'Under load',
      columns: TESTS,
      rows: [
        ['2500 kg (125%) lifted and lowered three times', 'no damage', 'no damage'],
        ['Lifting speed with 2000 kg', '3.4 m/min ± 5%', '3.38 m/min'],
        ['Travel speed with 2000 kg', '11 m/min ± 5%', '10.9 m/min'],
        ['Drop of the hook after stopping', 'max. 20 mm', '11 mm'],
        ['2000 kg held for ten minutes', 'no movement', 'no movement'],
      ],
    },
    {
      heading: 'Safety',
      columns: TESTS,
      rows: [
        ['Upper and lower limit switch', 'stop the hook', 'stop the hook'],
        ['Emergency stop on the pendant', 'stops all movement', 'stops all movement'],
        ['Voltage of the pendant', '36 V', '36 V'],
        ['Motor insulation resistance at 500 V', 'min. 1 MΩ', '62 MΩ'],
        ['Earth continuity', 'max. 0.1 Ω', '0.04 Ω'],
      ],
    },
  ),
};

/** The name of the document's file under demo/brochures. */
export function furtherDocumentFile(model: string, { kind }: FurtherDocument): string {
  return `${slugFromTitle(model)}-${kind === 'Data sheet' ? 'data-sheet' : 'test-certificate'}.pdf`;
}
