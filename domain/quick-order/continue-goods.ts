import { isColour } from '../colours.ts';
import { omitValues, readValueWords } from '../specifications/read-value-words.ts';
import type { ListEntry } from './list-entry.ts';
import { removeNamedSizes } from './named-sizes.ts';
import { readListLine } from './read-list-line.ts';

/** '-do-', 'ditto' and '"' stand for the goods of the line above. */
const DITTO = /^(?:-\s?do\s?-|ditto\b|["”″](?=\s))\s*/i;

/**
 * A list whose lines all name what they ask for. Where one has nothing but figures, sizes or a colour ('12 mm - 3 ton',
 * the merged cells of a sheet), it is another of the goods above; where one has nothing but a quantity, that is the
 * quantity of the line above.
 */
export function continueGoods(entries: readonly ListEntry[]): ListEntry[] {
  const continued: ListEntry[] = [];
  /** The goods of the last item or heading, as they are written. */
  let above = '';
  for (const entry of entries) {
    const [previous] = continued.slice(-1);
    const lacksQuantity = previous?.text === above && readListLine(above).quantity === null;
    const details = above === '' ? entry.text : entry.text.replace(DITTO, '');
    const isDitto = details !== entry.text;
    const { text, quantity } = readListLine(details);
    const isItem = entry.kind === 'item';
    if (isItem && !isDitto && lacksQuantity && text === '' && quantity !== null) {
      continued.splice(-1, 1, { text: `${trimColon(above)} ${details}`, kind: 'item' });
      above = '';
    } else if (isItem && above !== '' && (isDitto || (text !== '' && omitDetails(text) === ''))) {
      const goods = continueWith(toGoods(above), text);
      // A line without figures and quantity was a heading.
      if (!isDitto && lacksQuantity && goods === toGoods(above)) continued.pop();
      above = `${goods} ${details.trimStart()}`;
      continued.push({ text: above, kind: 'item' });
    } else {
      continued.push(entry);
      if (entry.kind !== 'other') above = entry.text;
    }
  }
  return continued;
}

/** What a line asks for, without its quantity. */
function toGoods(line: string): string {
  return readListLine(trimColon(line)).text;
}

function trimColon(text: string): string {
  return text.replace(/[\s:]$/, '');
}

/** Goods without the details that a further line has of its own: '16 mm' stands for '12 mm', 'blue' for 'red'. */
function continueWith(goods: string, details: string): string {
  const plain = removeNamedSizes(details) === details ? goods : removeNamedSizes(goods);
  const withoutFigures = readValueWords(details).length > 0 ? omitFigures(plain) : plain;
  return (omitColours(details) === details ? withoutFigures : omitColours(withoutFigures)).trim();
}

function omitDetails(text: string): string {
  return omitColours(omitFigures(removeNamedSizes(text)));
}

function omitFigures(text: string): string {
  return omitValues(text, readValueWords(text));
}

function omitColours(text: string): string {
  return text
    .split(' ')
    .filter((word) => word !== '' && !isColour(word.toLowerCase()))
    .join(' ');
}
