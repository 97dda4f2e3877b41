import { isChatter, isGreeting } from './chatter.ts';
import { isContactLine } from './contact-lines.ts';
import type { ListEntry } from './list-entry.ts';
import { isWrittenByProgram, type Message, readMessage } from './message-marks.ts';
import { readListLine } from './read-list-line.ts';
import { splitItems } from './split-items.ts';
import { isCapitals, isTotal } from './table-columns.ts';

/**
 * The items of lines that were written by hand, without serial numbers, and the lines that are none.
 * @param isInCapitals whether all of the text is, so that capitals do not make a line a heading.
 */
export function splitPlainLines(written: readonly string[], isInCapitals: boolean): ListEntry[] {
  const messages = written.map(readMessage).filter(({ text }) => text !== '');
  const signature = findSignature(messages);
  const entries = messages.flatMap(({ text }, index): ListEntry[] => {
    const kind = signature.includes(index) ? 'other' : readKind(text, isInCapitals);
    return kind === 'item' ? splitItems(text).map((item) => ({ text: item, kind })) : [{ text, kind }];
  });
  return omitSerialNumbers(entries);
}

/** 'Angle grinder:', and '*Safety items*', as WhatsApp marks bold text. */
const HEADING = /^(?:\D{1,60}:|\*[^*\d]{1,60}\*)$/;
const COLUMN_NAMES = new Set(
  's sr sl no item items name description particulars qty quantity unit units uom rate amount make spec remark remarks'.split(
    ' ',
  ),
);

/** The names of columns whose table was copied with spaces: 'S.No  Item  Qty  Unit'. */
function isHeader(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 1 && words.every((word) => COLUMN_NAMES.has(word)) && /qty|quantity/i.test(text);
}

function readKind(text: string, isInCapitals: boolean): ListEntry['kind'] {
  if (isChatter(text) || isGreeting(text) || isContactLine(text) || isWrittenByProgram(text)) return 'other';
  if (isTotal(text) || isHeader(text)) return 'other';
  const isSection = !isInCapitals && isCapitals(text) && !/\d/.test(text);
  return isSection || HEADING.test(text) ? 'heading' : 'item';
}

const CLOSING = /^(thanks|thank you|(with |best |warm |kind )*regards)\b\D*$/i;
const MAX_SIGNATURE_LINES = 4;

/** Names and addresses below 'Thanks & regards', up to the next message: what is wanted has a figure nearly always. */
function findSignature(messages: readonly Message[]): number[] {
  const closing = messages.findIndex(({ text }) => CLOSING.test(text));
  if (closing === -1) return [];
  const below = messages.slice(closing + 1, closing + 1 + MAX_SIGNATURE_LINES);
  const nextMessage = below.findIndex(({ isStart }) => isStart);
  const own = nextMessage === -1 ? below : below.slice(0, nextMessage);
  return own.flatMap(({ text }, index) => (/\d/.test(text) ? [] : closing + 1 + index));
}

const SERIAL_NUMBER = /^0?(\d{1,3})(?:\s+|\s?-\s+|-(?=\p{L}{3}))(?=\D)/u;

/** '1 drill 4 nos', '2 saw 3 nos': the numbers of lines that count from 1 and name a quantity as well. */
function omitSerialNumbers(entries: readonly ListEntry[]): ListEntry[] {
  const numbered = entries.filter(({ kind, text }) => kind === 'item' && SERIAL_NUMBER.test(text));
  const isSerial =
    numbered.length > 1 &&
    numbered.every(
      ({ text }, index) =>
        Number(SERIAL_NUMBER.exec(text)?.[1]) === index + 1 &&
        readListLine(text.replace(SERIAL_NUMBER, '')).quantity !== null,
    );
  if (!isSerial) return [...entries];
  return entries.map((entry) =>
    entry.kind === 'item' ? { ...entry, text: entry.text.replace(SERIAL_NUMBER, '') } : entry,
  );
}
