import type { ProductDocument, ProductStandard, ProductTerms, RentPeriod } from '#domain/product-terms.ts';
import type { UnitCode } from '#domain/unit.ts';
import { BROCHURES_PATH, brochureUrl } from '../brochures.ts';
import { furtherDocumentFile, furtherDocuments } from '../further-documents.ts';
import type { DemoProduct } from './demo-category.ts';
import { demoFamilies } from './families.ts';

/** How the products of the demo catalogue are sold. */

type Unit = { unit: UnitCode; unitName?: string };
/** How those of a sub-category are sold. */
type SubCategoryTerms = {
  unit: Unit;
  /** Working days until dispatch. */
  dispatch: [from: number, to: number];
  warranty?: string;
  /** Standards that its products meet beside those in their specifications. */
  standards?: string[];
};

const piece: Unit = { unit: 'NOS' };
const machine: Unit = { unit: 'NOS', unitName: 'machine' };
const set: Unit = { unit: 'SET' };
const pair: Unit = { unit: 'PRS' };
const bag: Unit = { unit: 'BAG' };
const sheet: Unit = { unit: 'NOS', unitName: 'sheet' };
const bar: Unit = { unit: 'NOS', unitName: 'bar' };
const coil: Unit = { unit: 'NOS', unitName: 'coil' };
const roll: Unit = { unit: 'ROL' };

const YEAR = '12 months from the date of invoice';
const TWO_YEARS = '24 months from the date of invoice';
const ON_SITE = '12 months, with an on-site visit within 3 working days';

const bySubCategory: Record<string, SubCategoryTerms> = {
  Drills: { unit: piece, dispatch: [1, 2], warranty: YEAR },
  'Angle Grinders': { unit: piece, dispatch: [1, 2], warranty: YEAR },
  'Circular Saws': { unit: piece, dispatch: [1, 3], warranty: YEAR },
  'Rotary Hammers': { unit: piece, dispatch: [1, 3], warranty: YEAR },
  'Heat Guns': { unit: piece, dispatch: [1, 3], warranty: '6 months from the date of invoice' },
  'Sewing Machines': { unit: machine, dispatch: [2, 4], warranty: YEAR },
  'Flour Mills': { unit: machine, dispatch: [4, 7], warranty: ON_SITE },
  'Packaging Machines': { unit: machine, dispatch: [7, 12], warranty: ON_SITE },
  'Paper Cup Machines': { unit: machine, dispatch: [20, 30], warranty: ON_SITE },
  'Oil Expellers': { unit: machine, dispatch: [10, 15], warranty: ON_SITE },
  'Safety Helmets': { unit: piece, dispatch: [1, 2], warranty: '6 months against manufacturing defects' },
  'Safety Shoes': { unit: pair, dispatch: [1, 3], warranty: '3 months against manufacturing defects' },
  'Work Gloves': { unit: pair, dispatch: [1, 2] },
  'Fire Extinguishers': { unit: piece, dispatch: [2, 4], warranty: YEAR },
  'Safety Harnesses': { unit: piece, dispatch: [2, 4], warranty: '6 months against manufacturing defects' },
  'TMT Bars': { unit: bar, dispatch: [2, 4] },
  Cement: { unit: bag, dispatch: [1, 2] },
  'Steel Sheets': { unit: sheet, dispatch: [2, 5] },
  'Plastic Granules': { unit: bag, dispatch: [3, 6] },
  'Copper Wire': { unit: coil, dispatch: [3, 5] },
  'Submersible Pumps': { unit: piece, dispatch: [2, 4], warranty: YEAR },
  'Centrifugal Pumps': { unit: piece, dispatch: [2, 4], warranty: YEAR },
  'Electric Motors': { unit: piece, dispatch: [2, 4], warranty: YEAR },
  'Gear Motors': { unit: piece, dispatch: [5, 8], warranty: YEAR },
  'Piston Compressors': { unit: machine, dispatch: [3, 6], warranty: ON_SITE },
  'Screw Compressors': { unit: machine, dispatch: [15, 25], warranty: ON_SITE },
  'Air Tools': { unit: piece, dispatch: [2, 4], warranty: '6 months from the date of invoice' },
  'Air Hoses': { unit: piece, dispatch: [1, 3] },
  'Arc Welders': { unit: piece, dispatch: [2, 3], warranty: YEAR },
  'MIG Welders': { unit: piece, dispatch: [3, 6], warranty: YEAR },
  'Welding Electrodes': { unit: { unit: 'PAC', unitName: 'packet' }, dispatch: [1, 3] },
  'Welding Helmets': { unit: piece, dispatch: [1, 3], warranty: '6 months from the date of invoice' },
  'Pallet Trucks': { unit: piece, dispatch: [3, 5], warranty: YEAR },
  'Chain Hoists': { unit: piece, dispatch: [3, 6], warranty: YEAR },
  'Platform Trolleys': { unit: piece, dispatch: [3, 5], warranty: '6 months from the date of invoice' },
  'Storage Racks': { unit: set, dispatch: [7, 12], warranty: '5 years against manufacturing defects' },
  'Weighing Scales': { unit: piece, dispatch: [3, 5], warranty: YEAR, standards: ['IS 9281'] },
  'Vernier Calipers': { unit: piece, dispatch: [1, 3], warranty: YEAR, standards: ['IS 3651'] },
  'Laser Levels': { unit: piece, dispatch: [2, 4], warranty: YEAR },
  Multimeters: { unit: piece, dispatch: [1, 3], warranty: TWO_YEARS },
  'Power Tillers': { unit: machine, dispatch: [5, 8], warranty: YEAR },
  'Brush Cutters': { unit: piece, dispatch: [3, 5], warranty: '6 months from the date of invoice' },
  Sprayers: { unit: piece, dispatch: [2, 4], warranty: '6 months from the date of invoice' },
  'Chaff Cutters': { unit: machine, dispatch: [4, 7], warranty: YEAR },
  Cables: { unit: coil, dispatch: [1, 3] },
  Switchgear: { unit: piece, dispatch: [1, 2], warranty: TWO_YEARS },
  'LED Lighting': { unit: piece, dispatch: [1, 3], warranty: TWO_YEARS, standards: ['IS 10322'] },
  'Pressure Washers': { unit: machine, dispatch: [3, 6], warranty: YEAR },
  'Industrial Vacuums': { unit: piece, dispatch: [3, 6], warranty: YEAR },
  'Floor Scrubbers': { unit: machine, dispatch: [8, 12], warranty: ON_SITE },
};

type ModelTerms = Partial<SubCategoryTerms> & {
  content?: string;
  minimum?: number;
  multiple?: number;
  origin?: string;
  isPriceOnRequest?: true;
  rentPeriod?: RentPeriod;
};

const cordless: ModelTerms = { warranty: '12 months, batteries 6 months', origin: 'China' };
const imported: ModelTerms = { origin: 'China' };
const motor: ModelTerms = { standards: ['IS 12615'] };
const borewell: ModelTerms = { standards: ['IS 8034'], warranty: YEAR };
const monoblock: ModelTerms = { standards: ['IS 9079'] };
const polyethylene: ModelTerms = { minimum: 4, standards: ['IS 7328'] };

/** What differs from the other products of the sub-category. */
const byModel: Record<string, ModelTerms> = {
  'HCD-18L': cordless,
  'HID-12V': cordless,
  'HAG-18B': { ...cordless, warranty: YEAR },
  'HCS-165L': cordless,
  'HRH-18L': cordless,
  'NMD-23': { dispatch: [4, 6] },
  'NDH-16': { dispatch: [2, 4], rentPeriod: 'day' },
  'SL-8700': { unit: set },
  'SD-2020': { unit: set },
  'FF-100': { dispatch: [15, 20] },
  'SG-18': { unit: piece, minimum: 5 },
  'RH-101': { minimum: 10 },
  'RH-205R': { minimum: 5 },
  'KH-70C': { origin: 'Italy', dispatch: [3, 6] },
  'HGB-14': { standards: ['IS 12254'] },
  'RG-10K': { minimum: 12, multiple: 12 },
  'RG-13N': { minimum: 12, multiple: 12 },
  'RG-C5': { origin: 'Sri Lanka', minimum: 6 },
  'KG-14L': { standards: ['IS 6994'] },
  'KFT-25': { standards: ['IS 16018'], dispatch: [4, 7] },
  'NTR-6': { unit: { unit: 'BDL' }, content: '50 pieces' },
  'LT550D-8': { minimum: 10 },
  'LT550D-10': { minimum: 10 },
  'LT550D-12': { minimum: 5 },
  'LT550D-16': { minimum: 5 },
  'LT550D-32': { dispatch: [5, 8] },
  'OPC-53': { minimum: 20, multiple: 10 },
  'PPC-01': { minimum: 20, multiple: 10 },
  'PSC-01': { minimum: 20, multiple: 10 },
  'NBJ-40': { minimum: 10 },
  'CR-1048': { standards: ['IS 513'], minimum: 5 },
  'HR-3048': { standards: ['IS 2062'], minimum: 2 },
  'SS304-12': { standards: ['IS 6911'] },
  'PPR-10': { standards: ['IS 15965'], minimum: 10 },
  'HD-50M': polyethylene,
  'LL-20F': polyethylene,
  'PP-110H': { minimum: 4, standards: ['IS 10951'] },
  'AB-450': { minimum: 4, origin: 'South Korea' },
  'EW-22S': { unit: { unit: 'NOS', unitName: 'reel' } },
  'TC-05': { unit: { unit: 'NOS', unitName: 'spool' } },
  'JS4-1010': borewell,
  'JS6-0508': borewell,
  'JO-100': { standards: ['IS 14220'] },
  'JM-100': monoblock,
  'JM-500T': monoblock,
  'KCP-316': { dispatch: [10, 15] },
  'GM-80-4': motor,
  'GM-90-4': motor,
  'GM-100-4': motor,
  'GM-112-2': { ...motor, dispatch: [3, 5] },
  'GM-112-4': motor,
  'GM-132-4': { ...motor, dispatch: [3, 5] },
  'GM-132-6': { ...motor, dispatch: [6, 10] },
  'GE-112-4': { ...motor, dispatch: [8, 12] },
  'GM-225-4': { ...motor, dispatch: [12, 18] },
  'GS-90C': { standards: ['IS 996'] },
  'GF-100X': { standards: ['IS/IEC 60079-1'], dispatch: [15, 20] },
  'VS-50V': { isPriceOnRequest: true, dispatch: [20, 30] },
  'VO-1-24': imported,
  'PI-12': { origin: 'Taiwan' },
  'PG-4': { origin: 'Taiwan' },
  'PN-F30': { origin: 'Taiwan' },
  'PH-PU8': { unit: roll, content: '100 m' },
  'PH-R10': { unit: roll, content: '30 m' },
  'E6013-315': { standards: ['IS 814'], minimum: 5 },
  'E7018-400': { unit: { unit: 'CTN' }, standards: ['IS 814'], minimum: 2 },
  'E308L-315': { standards: ['IS 5206'] },
  'ER70S-12': { unit: { unit: 'NOS', unitName: 'spool' }, standards: ['IS 6419'] },
  'ENI-CI-25': { content: '10 pieces' },
  'RWS-1': { standards: ['IS 1179'], minimum: 5 },
  'BPE-15': { origin: 'China', dispatch: [6, 10] },
  'BPR-3': { isPriceOnRequest: true, dispatch: [15, 20] },
  'MR-400': { rentPeriod: 'week', origin: 'Germany' },
  'ML-12G': imported,
  'ML-2R': imported,
  'MD-60': imported,
  'KT-15W': { standards: ['IS 13539'] },
  'HB-40V': cordless,
  'HS-16M': { standards: ['IS 3906'] },
  'HC-H2': { standards: ['IS 7898'] },
  'KC-2HP': { standards: ['IS 11459'] },
  'FX-325': { content: '100 m' },
  'SF-340': { content: '100 m' },
  'XA-3516': { unit: { unit: 'NOS', unitName: 'drum' }, content: '100 m', dispatch: [4, 7] },
  'MCB-C32': { minimum: 6, multiple: 6 },
  'DB-12D': { standards: ['IS/IEC 61439-3'] },
  'JT-20': { minimum: 10, multiple: 10 },
  'NV-HD5': { dispatch: [10, 15] },
  'NH-150': { dispatch: [10, 15] },
  'NS-900M': { unit: piece, dispatch: [4, 6] },
  'NF-50B': { rentPeriod: 'month' },
  'NF-110R': { isPriceOnRequest: true, dispatch: [20, 30] },
};

const COUNTRY = 'India';

/** Goods that need a licence of the Bureau of Indian Standards. */
const LICENSED = new Set(['TMT Bars', 'Cement', 'Safety Helmets', 'Safety Shoes', 'Cables', 'Switchgear']);

/** The columns of a product that say how it is sold. */
export function toTermRow(product: DemoProduct, subCategory: string) {
  const common = bySubCategory[subCategory];
  if (!common) throw new Error(`The demo catalogue does not say how ${subCategory} are sold.`);
  const own = byModel[product.model] ?? {};
  const { unit, dispatch, warranty } = { ...common, ...own };
  const content = own.content ?? findContent(product);
  const weightGrams = findWeight(product);
  const standards = listStandards(product, subCategory, [
    ...(common.standards ?? []),
    ...(own.standards ?? []),
  ]);
  const documents = listDocuments(product.model);
  const terms: ProductTerms = {
    ...(unit.unitName && { unitName: unit.unitName }),
    ...(content && { unitContent: content }),
    ...(own.minimum && { minimumQuantity: own.minimum }),
    ...(own.multiple && { quantityMultiple: own.multiple }),
    availability: describeAvailability(dispatch),
    ...(warranty && { warranty }),
    countryOfOrigin: own.origin ?? COUNTRY,
    ...(standards.length > 0 && { standards }),
    ...(weightGrams && { weightGrams }),
    ...(documents.length > 0 && { documents }),
  };
  return {
    unit: unit.unit,
    dispatchFromDays: dispatch[0],
    dispatchToDays: dispatch[1],
    rentPeriod: own.rentPeriod ?? null,
    isPriceOnRequest: own.isPriceOnRequest ?? false,
    terms,
  };
}

function describeAvailability([, to]: [number, number]): string {
  if (to <= 5) return 'In stock in Kolkata';
  return to <= 12 ? 'In stock at the manufacturer’s works' : 'Made to order';
}

const CONTENTS = new Set(['Weight per bar', 'Bag weight', 'Reel weight', 'Coil weight', 'Spool weight']);
const PACKAGES = new Set(['Packet weight', 'Carton weight']);
const WEIGHTS = new Set([
  ...[...CONTENTS, ...PACKAGES],
  ...['Weight', 'Weight per pair', 'Weight per bundle', 'Weight filled', 'Weight without battery'],
]);

/** What its specifications say that one unit contains. */
function findContent({ specifications }: DemoProduct): string | undefined {
  const content = specifications.find(([name]) => CONTENTS.has(name) || PACKAGES.has(name));
  const isWire = specifications.some(([, value]) => value === 'FR PVC');
  return content?.[1] ?? (isWire ? specifications.find(([name]) => name === 'Length')?.[1] : undefined);
}

function findWeight({ specifications }: DemoProduct): number | undefined {
  const [, text = ''] = specifications.find(([name]) => WEIGHTS.has(name)) ?? [];
  const [, number, written] = /^([\d.]+) (kg|g)$/.exec(text) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * (written === 'kg' ? 1000 : 1));
}

function listStandards(
  { model, specifications }: DemoProduct,
  subCategory: string,
  further: string[],
): ProductStandard[] {
  const named = specifications
    .filter(([name]) => name === 'Standard')
    .flatMap(([, value]) => value.split(', '));
  return [...named, ...further].map((standard) =>
    LICENSED.has(subCategory) && standard.startsWith('IS')
      ? { standard, licence: inventLicence(model) }
      : { standard },
  );
}

/** A number that begins with zeros, so that it is nobody's licence. */
function inventLicence(model: string): string {
  const number = [...model].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7);
  return `CM/L-00000${String(number).padStart(5, '0')}`;
}

/**
 * Its own data sheet or test certificate, and the brochure of another product of its family, which describes it too.
 */
function listDocuments(model: string): ProductDocument[] {
  const own = furtherDocuments[model];
  const models = Object.keys(demoFamilies.find(({ variants }) => model in variants)?.variants ?? {});
  const brochures = models.flatMap((other) => {
    const url = brochureUrl(other);
    return url === null || other === model ? [] : [{ name: `Series brochure (shows ${other})`, url }];
  });
  if (!own) return brochures;
  return [{ name: own.kind, url: `${BROCHURES_PATH}/${furtherDocumentFile(model, own)}` }, ...brochures];
}
