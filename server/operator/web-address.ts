import * as z from 'zod/mini';

const MAX_LENGTH = 2000;

/** Where a picture, brochure or link of the operator's leads: a path of the shop, or an https address. */
export function webAddress(label: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_LENGTH, `${label} can have at most ${MAX_LENGTH} characters.`),
      z.refine(
        isWebAddress,
        `${label} must be an address that begins with https://, or a path of the shop that begins with /.`,
      ),
    );
}

function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}"<>\\]/u.test(text)) return false;
  return /^\/(?!\/)/.test(text) || (text.startsWith('https://') && URL.canParse(text));
}
