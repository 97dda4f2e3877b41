import { findListUnit, isCountWord, isMeasure, type ListUnit } from './list-units.ts';
import { removeNamedSizes } from './named-sizes.ts';
import { readNumber } from './number-words.ts';
import { readListLine } from './read-list-line.ts';

/** The items of a line that was written by hand; most have one. */
export function splitItems(line: string): string[] {
  return splitAtSlashes(line)
    .flatMap(splitAtCommas)
    .flatMap(splitAfterQuantities)
    .flatMap(splitAtAnd)
    .flatMap(splitAfterCounts);
}

/** '10 drill 13mm / 5 bori cement': several items if each has a number and a word, as none of '2 HP / 3 HP' has. */
function splitAtSlashes(line: string): string[] {
  const parts = line.split(/ \/ /);
  const isItem = (part: string) => /(^|\s)\d[\d.,]*(\s|$)/.test(part) && /\p{L}[^\s]{2}/u.test(part);
  return parts.every(isItem) ? parts : [line];
}

/**
 * '10 drill 13mm, 5 bori cement, 2 ton sariya 16mm': several items if there are at least three and each begins with a
 * number and a word. Two may be one item and its detail: '10 cordless drill 18 V, 2 batteries'.
 */
function splitAtCommas(line: string): string[] {
  const parts = line.split(/, */);
  return parts.length > 2 && parts.every((part) => /^\s*\d[\d.]*\s+\p{L}{2}.*\p{L}/u.test(part))
    ? parts
    : [line];
}

/**
 * 'grinder 2 nos, heat gun 3 nos': several items if each ends with its quantity, all counted or all in one measure. The
 * 2.5 t of 'pallet truck 2.5 ton, nylon wheels 2 nos' is a size.
 */
function splitAfterQuantities(line: string): string[] {
  const parts = line.split(',').map((part) => part.trim());
  const units = parts.map(findLastUnit);
  const [first] = units;
  const isOfOneKind = units.every(
    (unit) => unit && (isMeasure(unit) ? unit === first : !isMeasure(first ?? '')),
  );
  return parts.length > 1 && isOfOneKind && parts.every(hasName) ? parts : [line];
}

/** '10 bori cement aur 2 gadi balu', 'gloves 20 pc + welding helmet 3': items if each says how many and of what. */
function splitAtAnd(line: string): string[] {
  const parts = line.split(/ ?[&+] | (?:and|aur|ani) /).map((part) => part.trim());
  const isItem = (part: string) => readListLine(part).quantity !== null && hasName(part);
  return parts.length > 1 && parts.every(isItem) ? parts : [line];
}

/** The unit of a quantity at the end: 'nos' of 'grinder 2 nos', 'nag' of 'grinder do nag'. */
function findLastUnit(part: string): ListUnit | undefined {
  const [, number = '', word = ''] =
    /(\d{1,6}|\s[^\s]{1,10})\s?(\p{L}[\p{L}\p{M}]{0,9})\.?$/u.exec(part.toLowerCase()) ?? [];
  return readNumber(number.trim()) === undefined ? undefined : findListUnit(word);
}

function hasName(part: string): boolean {
  return /\p{L}{3}/u.test(removeNamedSizes(readListLine(part).text));
}

const COUNT = /(?<=\s|[-:])\d{1,5}\s?(?<word>\p{L}[\p{L}\p{M}]{0,9})(?!\p{L})\.?/giu;

/** 'helmet yellow 25 nos white 10 nos': an item behind each quantity, if the last one ends the line. */
function splitAfterCounts(line: string): string[] {
  const counts = [...line.matchAll(COUNT)].filter(({ groups }) => isCountWord(groups?.word ?? ''));
  const ends = counts.map(({ 0: { length }, index }) => index + length);
  if (counts.length < 2 || ends.at(-1) !== line.trimEnd().length) return [line];
  const parts = ends.map((end, index) => line.slice(ends[index - 1] ?? 0, end).trim());
  return parts.every(hasName) ? parts : [line];
}
