/** Units of measure: what they measure, and how to convert them to the base unit of their measure. */

export type Measure = keyof typeof UNITS;

/** The name that a figure is shown with, how many of the base unit it is, and other spellings, in lower case. */
type UnitEntry = [name: string, factor: number, ...spellings: string[]];

/** By measure; the first unit of each is the base unit. */
const UNITS = {
  power: [
    ['W', 1, 'watt', 'watts'],
    ['kW', 1000, 'kilowatt', 'kilowatts'],
    ['HP', 745.7, 'bhp', 'horsepower'],
    ['Wp', 1],
  ],
  apparentPower: [
    ['VA', 1],
    ['kVA', 1000],
  ],
  voltage: [
    ['V', 1, 'volt', 'volts'],
    ['mV', 0.001],
    ['kV', 1000],
  ],
  current: [
    ['A', 1, 'amp', 'amps', 'ampere', 'amperes'],
    ['mA', 0.001],
    ['kA', 1000],
  ],
  charge: [
    ['Ah', 1],
    ['mAh', 0.001],
  ],
  energy: [
    ['J', 1],
    ['kJ', 1000],
    ['Wh', 3600],
    ['kWh', 3_600_000],
  ],
  frequency: [
    ['Hz', 1],
    ['kHz', 1000],
    ['MHz', 1_000_000],
  ],
  length: [
    ['mm', 1],
    ['cm', 10],
    ['m', 1000, 'mtr', 'mtrs', 'meter', 'meters', 'metre', 'metres'],
    ['km', 1_000_000],
    ['inch', 25.4, 'inches', '"', '″'],
    ['ft', 304.8, 'feet', 'foot'],
    ['micron', 0.001, 'microns', 'µm', 'μm'],
  ],
  area: [
    ['sq mm', 1, 'sqmm', 'mm²', 'mm2'],
    ['m²', 1_000_000, 'm2', 'sq m', 'sqm'],
    ['sq ft', 92_903.04, 'sqft'],
  ],
  volume: [
    ['l', 1, 'ltr', 'ltrs', 'lt', 'litre', 'litres', 'liter', 'liters'],
    ['ml', 0.001],
    ['cc', 0.001],
    ['m³', 1000, 'm3', 'cu m'],
  ],
  mass: [
    ['kg', 1, 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
    ['g', 0.001, 'gm', 'gms', 'gram', 'grams'],
    ['mg', 0.000_001],
    ['t', 1000, 'ton', 'tons', 'tonne', 'tonnes', 'mt'],
    ['quintal', 100, 'quintals', 'qtl'],
  ],
  force: [
    ['N', 1],
    ['daN', 10],
    ['kN', 1000],
  ],
  torque: [['Nm', 1, 'n-m', 'newton metre']],
  pressure: [
    ['bar', 1, 'bars'],
    ['mbar', 0.001],
    ['psi', 0.068_947_6],
    ['Pa', 0.000_01],
    ['kPa', 0.01],
    ['MPa', 10],
    ['N/mm²', 10, 'n/mm2'],
    ['kg/cm²', 0.980_665, 'kg/cm2', 'kgf/cm2'],
  ],
  temperature: [['°C', 1, 'deg c', 'deg. c', 'degree c', 'degree celsius', '° c', 'celsius']],
  colourTemperature: [['K', 1]],
  rotation: [['rpm', 1, 'r/min']],
  speed: [
    ['m/min', 1],
    ['m/s', 60],
    ['mm/s', 0.06],
    ['km/h', 1000 / 60, 'kmph'],
  ],
  volumeFlow: [
    ['l/min', 1, 'lpm'],
    ['ml/min', 0.001],
    ['l/h', 1 / 60, 'lph'],
    ['l/s', 60, 'lps'],
    ['m³/h', 1000 / 60, 'm3/h', 'm3/hr'],
    ['m³/min', 1000, 'm3/min'],
    ['cfm', 28.3168],
  ],
  massFlow: [
    ['kg/h', 1, 'kg/hr', 'kg per hour'],
    ['g/min', 0.06],
    ['t/h', 1000, 't/hr', 'tph'],
    ['t per 24 h', 1000 / 24],
  ],
  areaRate: [['m²/h', 1, 'm2/h', 'sq m/h']],
  massPerArea: [['g/m²', 1, 'gsm', 'g/m2']],
  density: [['g/cm³', 1, 'g/cm3', 'g/cc']],
  light: [['lm', 1, 'lumen', 'lumens']],
  illuminance: [['lux', 1]],
  noise: [['dB(A)', 1, 'db', 'dba']],
  time: [
    ['s', 1, 'sec', 'secs', 'second', 'seconds'],
    ['min', 60, 'mins', 'minute', 'minutes'],
    ['h', 3600, 'hr', 'hrs', 'hour', 'hours'],
    ['days', 86_400, 'day'],
    ['months', 2_629_800, 'month'],
    ['years', 31_557_600, 'year'],
  ],
  share: [['%', 1, 'percent', 'per cent']],
  angle: [['°', 1, 'deg', 'degree', 'degrees']],
  hardness: [['HRC', 1]],
  resistance: [['ohm', 1, 'ohms', 'Ω']],
} satisfies Record<string, UnitEntry[]>;

export type Unit = { name: string; measure: Measure; factor: number };

const unitsBySpelling = new Map<string, Unit>(
  Object.entries(UNITS).flatMap(([measure, entries]) =>
    (entries as UnitEntry[]).flatMap(([name, factor, ...spellings]) =>
      [name, ...spellings].map((spelling) => [
        spelling.toLowerCase(),
        { name, measure: measure as Measure, factor },
      ]),
    ),
  ),
);

export const UNIT_SPELLINGS: readonly string[] = [...unitsBySpelling.keys()];
export const MAX_SPELLING_LENGTH = Math.max(...UNIT_SPELLINGS.map(({ length }) => length));

/** The unit that a text names, in any of its spellings. */
export function findUnit(spelling: string): Unit | undefined {
  return unitsBySpelling.get(spelling.toLowerCase());
}

/** What one of a unit is in the base unit of its measure; 1 for words that are no unit of measure ('stitches/min'). */
export function getFactor(unit: string): number {
  return findUnit(unit)?.factor ?? 1;
}

const SHOWN_DIGITS = 4;
const figures = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: SHOWN_DIGITS });

/** Figures that differ by less, as a share of them, are the same one calculated in two ways. */
const ROUNDING_ERROR = 1e-6;

/**
 * A figure of the base unit as a text in a unit: 3728.5 W as '5 HP'. What was stated in this unit is shown as it was,
 * '0.711 mm'; what comes out of a conversion with more digits is rounded, 400 W to '0.54 HP'.
 */
export function formatInUnit(figure: number, unit: string): string {
  const shown = chooseShownUnit(figure, unit);
  const converted = figure / getFactor(shown);
  const short = Number(converted.toPrecision(SHOWN_DIGITS));
  const isStated = Math.abs(converted - short) <= Math.abs(converted) * ROUNDING_ERROR;
  return withUnit(isStated ? figures.format(short) : formatRounded(converted), shown);
}

/** Two figures of the base unit as a range in a unit, rounded to be read at a glance: '700–900 W', '0.16–0.75 HP'. */
export function formatRange(from: number, to: number, unit: string): string {
  const shown = chooseShownUnit(from, unit);
  const [low, high] = [from, to].map((figure) => formatRounded(figure / getFactor(shown)));
  return withUnit(low === high ? String(high) : `${low}–${high}`, shown);
}

const THOUSANDTH = 0.001;
const MANY_THOUSANDTHS = 2000;

/**
 * 52 kg rather than 52,000 g: the base unit where there would be very many thousandths of it. What is shorter than a
 * metre is said in millimetres: 355.6 mm, not 0.3556 m.
 */
function chooseShownUnit(figure: number, unit: string): string {
  const found = findUnit(unit);
  if (found?.name === 'm' && figure < found.factor) return 'mm';
  const areMany = found?.factor === THOUSANDTH && figure >= MANY_THOUSANDTHS * THOUSANDTH;
  return areMany ? (UNITS[found.measure][0]?.[0] ?? unit) : unit;
}

function formatRounded(figure: number): string {
  return figures.format(Math.abs(figure) < 0.1 ? figure : Number(figure.toFixed(2)));
}

function withUnit(figure: string, unit: string): string {
  return /^(?:|%|°)$/.test(unit) ? `${figure}${unit}` : `${figure} ${unit}`;
}
