import { findUnit, MAX_SPELLING_LENGTH } from './measures.ts';

/** A quantity in a text. Figures are in the base unit of the measure; a single figure is both its bounds. */
export type Quantity = {
  /** What is measured; of counted things the word itself ('stitches/min'). */
  measure: string;
  /** The unit as it is shown. */
  unit: string;
  min: number;
  max: number;
  /** Where it stands in the text. */
  start: number;
  end: number;
};

/**
 * A number or a range with its sign, and what may stand before a unit. It must not continue a word or a number
 * ('E6013', 'VG-125').
 */
const FIGURES =
  /(?<![\p{L}\d.,/]|[\p{L}\d]-)(?<sign>[-−±]?)(?<low>\d[\d,]*(?:\.\d+)?(?:\/\d[\d,]*)?)(?:\s?(?:–|-|\s\/\s|to\s)\s?(?<high>[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d[\d,]*)?))?\s?-?/giu;

/** A number or a range with one word that is no unit, or with none: '12', '100 nails', '6–11 UK'. */
const COUNT =
  /^(?<low>\d[\d,]*(?:\.\d+)?(?:\/\d[\d,]*)?)(?:\s?[–-]\s?(?<high>\d[\d,]*(?:\.\d+)?(?:\/\d[\d,]*)?))?(?:\s(?<word>\p{L}+))?$/u;

/** Pouches/min, plates/h: whatever is counted in a time. */
const RATE = /^\p{L}{1,30}\/(?:min|h)(?!\p{L})/iu;

/** Longer texts are no figures; the limit bounds the time for reading. */
const MAX_LENGTH = 300;

/** All quantities with a unit in a text, in their order. Sizes such as '600 × 600 mm' are none. */
export function readQuantities(text: string): Quantity[] {
  let readEnd = 0;
  return [...text.slice(0, MAX_LENGTH).matchAll(FIGURES)].flatMap((match) => {
    const { sign = '', low = '', high } = match.groups ?? {};
    const start = match.index;
    const spelling = readUnitSpelling(text, start + match[0].length);
    // Some units have a number in them: 't per 24 h'.
    if (spelling === undefined || start < readEnd) return [];
    const end = start + match[0].length + spelling.length;
    readEnd = end;
    const unit = findUnit(spelling);
    if ((!unit || unit.measure === 'length') && isPartOfSize(text, start, end)) return [];
    const figures = [
      readNumber(low) * (/[-−]/.test(sign) ? -1 : 1),
      ...(high === undefined ? [] : [readNumber(high.replace('−', '-'))]),
    ].map((figure) => roundFigure(figure * (unit?.factor ?? 1)));
    if (!figures.every(Number.isFinite)) return [];
    return {
      measure: unit?.measure ?? spelling.toLowerCase(),
      unit: unit?.name ?? spelling,
      min: Math.min(...figures),
      max: Math.max(...figures),
      start,
      end,
    };
  });
}

/** The unit of measure, or the rate, that stands at a place of a text: the longest one. */
function readUnitSpelling(text: string, at: number): string | undefined {
  for (let length = MAX_SPELLING_LENGTH; length > 0; length -= 1) {
    const spelling = text.slice(at, at + length);
    if (
      spelling.length === length &&
      findUnit(spelling) &&
      !CONTINUES.test(text.slice(at + length, at + length + 2))
    )
      return spelling;
  }
  return RATE.exec(text.slice(at, at + MAX_RATE_LENGTH))?.[0];
}

/** What makes a word longer than the unit that it begins with: 'mmx', 'm²', 'g/10 min'. */
const CONTINUES = /^(?:[\p{L}\d²³]|\/[\p{L}\d])/u;
const MAX_RATE_LENGTH = 40;

/** The only figure of a text that has no unit of measure. */
export function readCount(text: string): Quantity | undefined {
  const match = COUNT.exec(text.trim());
  const { low, high = low, word = '' } = match?.groups ?? {};
  if (low === undefined || high === undefined) return undefined;
  const figures = [readNumber(low), readNumber(high)];
  const [min, max] = [Math.min(...figures), Math.max(...figures)];
  return { measure: word.toLowerCase(), unit: word, min, max, start: 0, end: text.length };
}

/** Whether a figure is one of several multiplied ones. */
function isPartOfSize(text: string, start: number, end: number): boolean {
  return /[×x*]\s?$/i.test(text.slice(0, start)) || /^\s?[×*]|^\sx\s/i.test(text.slice(end));
}

/** '18,000', '2.5', '1/4'. */
function readNumber(text: string): number {
  const [numerator = 0, denominator = 1] = text.replaceAll(',', '').split('/').map(Number);
  return numerator / denominator;
}

/** Without the noise of binary fractions. */
function roundFigure(figure: number): number {
  return Number(figure.toPrecision(9));
}
