import { isContactLine } from './contact-lines.ts';
import { trimFillers } from './filler-words.ts';
import { readListLine } from './read-list-line.ts';

/** What WhatsApp puts before each message that is copied with others: '[10:32, 23/11/2026] Ramesh Steel: '. */
const MESSAGE_SENDER = /^\[[^\]]{5,40}\] [^:]{1,40}: /;
/** 'Dear Ramesh ji,', 'Thanks & Regards', 'Please quote for the following:'; not 'hi vis jacket'. */
const COURTESY =
  /^((dear|hello|namaste|thanks?|regards|good (morning|afternoon|evening)|hi(?= *(,|sir|all|$)))\b\D*|\D+:)$/i;

/** The items of lines that were written by hand, without courtesies, the buyer's phone number and serial numbers. */
export function splitPlainLines(written: readonly string[]): string[] {
  const lines = omitSignature(written.map((line) => line.replace(MESSAGE_SENDER, '').trim()))
    .flatMap(splitAtSlashes)
    .flatMap(splitAtCommas)
    .map((line) => line.trim())
    .filter((line) => trimFillers(line) !== '' && !COURTESY.test(line) && !isContactLine(line));
  return omitSerialNumbers(lines);
}

const CLOSING = /^(thanks|thank you|(with |best |warm |kind )*regards)\b\D*$/i;
const MAX_SIGNATURE_LINES = 4;

/** Without names and addresses below 'Thanks & regards': what is wanted has a figure nearly always. */
function omitSignature(lines: readonly string[]): string[] {
  const closing = lines.findIndex((line) => CLOSING.test(line));
  const isSignature = (line: string, index: number) =>
    closing !== -1 && index > closing && index <= closing + MAX_SIGNATURE_LINES && !/\d/.test(line);
  return lines.filter((line, index) => !isSignature(line, index));
}

const SERIAL_NUMBER = /^(\d{1,3})\s+(?=\D)/;

/** '1 drill 4 nos', '2 saw 3 nos': the numbers of lines that count from 1 and name a quantity as well. */
function omitSerialNumbers(lines: readonly string[]): string[] {
  const numbered = lines.filter((line) => SERIAL_NUMBER.test(line));
  const isSerial =
    numbered.length > 1 &&
    numbered.every(
      (line, index) =>
        line.startsWith(`${index + 1} `) && readListLine(line.replace(SERIAL_NUMBER, '')).quantity !== null,
    );
  return isSerial ? lines.map((line) => line.replace(SERIAL_NUMBER, '')) : [...lines];
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
