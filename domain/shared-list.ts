import {
  MAX_LINE_REMARK_LENGTH,
  MAX_SAVED_LINES,
  MAX_SAVED_LIST_NAME_LENGTH,
  type SavedLine,
} from './saved-list.ts';
import { readSizeCounts, writeSizeCounts } from './size-counts.ts';
import { isUnitCode } from './unit.ts';
import { isWishQuantity } from './wish.ts';

/** A list as a link contains it: without remarks other than sizes, and with the name that the sender gave it, or ''. */
export type SharedList = { name: string; lines: SavedLine[] };

/** Neither in ids nor in quantities, and left as it is by browsers and messengers. */
const SEPARATOR = '~';
/** Before the name, which no id begins with. */
const NAME_MARK = '.';
const ID_PATTERN = /^[\w-]{1,64}$/;
/** Quantity, unit and how many of each size. */
const LINE_PATTERN = /^([\d.]+)([A-Z]*)((?:s\d{1,2}x\d{1,7})*)$/;
/** What messengers take for the end of a link, and the separator. */
const UNSAFE = /[!'()*.~]/g;

/** As the fragment of a link: `.Site%20office~id~2~id~40BAG~id~22s8x10s9x12`, the last for shoes in two sizes. */
export function encodeSharedList({ name, lines }: { name: string; lines: readonly SavedLine[] }): string {
  const parts = lines.flatMap(({ productId, quantity, unit = '', remark }) => [
    productId,
    `${quantity}${unit}${encodeSizes(remark)}`,
  ]);
  return [NAME_MARK + encodeName(name), ...parts].join(SEPARATOR);
}

/** The list of a fragment. Whatever is no line is left out, since a messenger may have cut the link. */
export function decodeSharedList(fragment: string): SharedList {
  const [first = '', ...others] = fragment.split(SEPARATOR);
  const hasName = first.startsWith(NAME_MARK);
  return {
    name: hasName ? decodeName(first.slice(NAME_MARK.length)) : '',
    lines: decodeLines(hasName ? others : [first, ...others]),
  };
}

function decodeLines(parts: readonly string[]): SavedLine[] {
  const lines = new Map<string, SavedLine>();
  for (let index = 0; index + 1 < parts.length && lines.size < MAX_SAVED_LINES; index += 2) {
    const productId = parts[index] ?? '';
    const [, number, unit = '', sizes = ''] = LINE_PATTERN.exec(parts[index + 1] ?? '') ?? [];
    const quantity = Number(number);
    if (!ID_PATTERN.test(productId) || !isWishQuantity(quantity)) continue;
    const remark = decodeSizes(sizes);
    lines.set(productId, {
      productId,
      quantity,
      ...(isUnitCode(unit) && { unit }),
      ...(remark && { remark }),
    });
  }
  return [...lines.values()];
}

function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    UNSAFE,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

function encodeSizes(remark: string | undefined): string {
  return Object.entries(readSizeCounts(remark).counts)
    .map(([size, count]) => `s${size}x${count}`)
    .join('');
}

function decodeSizes(sizes: string): string {
  const counts = [...sizes.matchAll(/s(\d+)x(\d+)/g)].map(([, size, count]) => [size, Number(count)]);
  return writeSizeCounts(Object.fromEntries(counts)).slice(0, MAX_LINE_REMARK_LENGTH);
}

/** Anybody can write a link: no control characters, none that change the direction of text, no long name. */
function decodeName(encoded: string): string {
  try {
    const name = decodeURIComponent(encoded).replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
    return name.trim().slice(0, MAX_SAVED_LIST_NAME_LENGTH);
  } catch {
    return '';
  }
}
