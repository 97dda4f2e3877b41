import type { UnitCode } from '../unit.ts';

/** Units that a quantity in a list may have, by their GST unit quantity code. */
export type ListUnit = keyof typeof WORDS;

const WORDS = {
  NOS: 'nos no num number pc pcs piece pieces pis unit units ea each length lengths nag nug adad नग पीस अदद',
  PRS: 'pair pairs prs pr jodi jodee jodis जोड़ी जोड़ा जोड़े',
  BAG: 'bag bags bori boriyan katta katte बोरी कट्टा बैग',
  SET: 'set sets सेट',
  ROL: 'roll rolls rol coil coils reel reels spool spools रोल',
  BOX: 'box boxes peti पेटी',
  PAC: 'packet packets pkt pkts pack packs pac paket पैकेट',
  BDL: 'bundle bundles bdl bandal बंडल',
  CTN: 'carton cartons ctn',
  CAN: 'can cans dabba dabbe',
  DRM: 'drum drums',
  DOZ: 'dozen doz darjan दर्जन',
  KGS: 'kg kgs kilo kilos kilogram kilograms किलो',
  QTL: 'quintal quintals qtl qntl क्विंटल कुंतल',
  TON: 'ton tons tonne tonnes mt t टन',
  MTR: 'm mtr mtrs meter meters metre metres मीटर',
  LTR: 'ltr ltrs litre litres liter liters लीटर',
} as const satisfies Partial<Record<UnitCode, string>>;

/** What is weighed or measured: such a number in a line may as well be a size ('hoist 2 ton', 'extinguisher 6 kg'). */
const MEASURES: ReadonlySet<string> = new Set(['KGS', 'QTL', 'TON', 'MTR', 'LTR']);

const unitsByWord = new Map(
  (Object.keys(WORDS) as ListUnit[]).flatMap((unit) =>
    WORDS[unit].split(' ').map((word) => [word, unit] as const),
  ),
);

export function findListUnit(word: string): ListUnit | undefined {
  return unitsByWord.get(word.replace(/\.$/, ''));
}

/** Whether a word is a unit by which things are counted: 'nos', 'bags'; not 'kg'. */
export function isCountWord(word: string): boolean {
  const unit = findListUnit(word.toLowerCase());
  return unit !== undefined && !isMeasure(unit);
}

/** @param unit code of a unit of GST */
export function isMeasure(unit: string): boolean {
  return MEASURES.has(unit);
}
