/** Products of the demo catalogue that differ in a few options only. */
type DemoFamily = {
  name: string;
  options: string[];
  /** The values of each model, in the order of the options. */
  variants: Record<string, string[]>;
};

export const demoFamilies: DemoFamily[] = [
  {
    name: 'Vajra VD corded drills',
    options: ['Chuck'],
    variants: { 'VD-10': ['10 mm'], 'VD-13RE': ['13 mm'] },
  },
  {
    name: 'Vajra VG angle grinders',
    options: ['Disc'],
    variants: { 'VG-100S': ['100 mm'], 'VG-125P': ['125 mm'] },
  },
  {
    name: 'Nirmaan NAG large angle grinders',
    options: ['Disc'],
    variants: { 'NAG-180': ['180 mm'], 'NAG-230X': ['230 mm'] },
  },
  {
    name: 'Vajra VRH rotary hammers',
    options: ['Drilling in concrete'],
    variants: { 'VRH-20': ['20 mm'], 'VRH-26M': ['26 mm'] },
  },
  {
    name: 'Lohit Fe 550D TMT bars, 12 m',
    options: ['Diameter'],
    variants: {
      'LT550D-8': ['8 mm'],
      'LT550D-10': ['10 mm'],
      'LT550D-12': ['12 mm'],
      'LT550D-16': ['16 mm'],
      'LT550D-20': ['20 mm'],
      'LT550D-25': ['25 mm'],
      'LT550D-32': ['32 mm'],
    },
  },
  {
    name: 'Setuva 50 kg cement',
    options: ['Type'],
    variants: { 'OPC-53': ['OPC 53 grade'], 'PPC-01': ['Pozzolana'], 'PSC-01': ['Slag'] },
  },
  {
    name: 'Gatika GM three-phase motors',
    options: ['Power', 'Poles'],
    variants: {
      'GM-80-4': ['1 HP', '4'],
      'GM-90-4': ['2 HP', '4'],
      'GM-100-4': ['3 HP', '4'],
      'GM-112-2': ['5 HP', '2'],
      'GM-112-4': ['5 HP', '4'],
      'GM-132-6': ['5 HP', '6'],
      'GM-132-4': ['7.5 HP', '4'],
      'GM-225-4': ['50 HP', '4'],
    },
  },
  {
    name: 'Vayuman VP air compressors',
    options: ['Motor', 'Tank'],
    variants: {
      'VP-2-100': ['2 HP', '100 l'],
      'VP-5-250': ['5 HP', '250 l'],
      'VP-10-500': ['10 HP', '500 l'],
    },
  },
  {
    name: 'Agnivar inverter arc welders',
    options: ['Output current'],
    variants: { 'AW-200I': ['200 A'], 'AW-250M': ['250 A'], 'AW-400T': ['400 A'] },
  },
  {
    name: 'Bhaarika hand pallet trucks',
    options: ['Capacity', 'Wheels'],
    variants: { 'BP-25': ['2500 kg', 'Polyurethane'], 'BP-30N': ['3000 kg', 'Nylon'] },
  },
  {
    name: 'Bhaarika BC chain pulley blocks',
    options: ['Capacity'],
    variants: { 'BC-1T': ['1 t'], 'BC-3T': ['3 t'] },
  },
  {
    name: 'Tamrika FR house wire, 90 m',
    options: ['Size', 'Colour'],
    variants: {
      'FR-15R': ['1.5 sq mm', 'Red'],
      'FR-15B': ['1.5 sq mm', 'Blue'],
      'FR-25R': ['2.5 sq mm', 'Red'],
      'FR-40B': ['4 sq mm', 'Blue'],
    },
  },
];
