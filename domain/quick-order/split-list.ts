import { isContactLine } from './contact-lines.ts';
import { readCells } from './read-cells.ts';
import { hasHeader, tableToLines } from './table-to-lines.ts';

/** What WhatsApp puts before each message that is copied with others: '[10:32, 23/11/2026] Ramesh Steel: '. */
const MESSAGE_SENDER = /^\[[^\]]{5,40}\] [^:]{1,40}: /;
/** 'Dear Ramesh ji,', 'Thanks & Regards', 'Please quote for the following:'; not 'hi vis jacket'. */
const COURTESY =
  /^((dear|hello|namaste|thanks?|regards|good (morning|afternoon|evening)|hi(?= *(,|sir|all|$)))\b\D*|\D+:)$/i;
const SEPARATORS = ['\t', ';', '|', ','];

/** The lines of a pasted list. With columns whose header names them, each has only what is wanted and how much. */
export function splitList(text: string): string[] {
  const separator = text.includes('\t') ? '\t' : SEPARATORS.find((each) => hasHeader(readCells(text, each)));
  if (separator !== undefined) return tableToLines(readCells(text, separator));
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(MESSAGE_SENDER, ''))
    .flatMap(splitAtSlashes)
    .flatMap(splitAtCommas)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !COURTESY.test(line) && !isContactLine(line));
}

/** '10 drill 13mm / 5 bori cement': several items if each has a number and a word, as none of '2 HP / 3 HP' has. */
function splitAtSlashes(line: string): string[] {
  const parts = line.split(/ \/ /);
  const isItem = (part: string) => /(^|\s)\d[\d.,]*(\s|$)/.test(part) && /\p{L}[^\s]{2}/u.test(part);
  return parts.every(isItem) ? parts : [line];
}

/**
 * '10 drill 13mm, 5 bori cement, 2 ton sariya': several items if there are at least three and each begins with a number
 * and a word. Two may be one item and its detail: '10 cordless drill 18 V, 2 batteries'.
 */
function splitAtCommas(line: string): string[] {
  const parts = line.split(/, */);
  return parts.length > 2 && parts.every((part) => /^\s*\d[\d.]*\s+\p{L}{2}.*\p{L}/u.test(part))
    ? parts
    : [line];
}

/** The same for a CSV file, whose cells may have separators and line breaks in quotation marks. */
export function splitCsv(text: string): string[] {
  const mostCells = SEPARATORS.map((separator) => readCells(text, separator)).toSorted(
    (one, other) => countCells(other) - countCells(one),
  )[0];
  return tableToLines(mostCells ?? []);
}

function countCells(rows: readonly string[][]): number {
  return rows.reduce((sum, { length }) => sum + length, 0);
}
