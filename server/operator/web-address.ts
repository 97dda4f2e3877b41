import * as z from 'zod/mini';

const MAX_LENGTH = 2000;

/** Where a picture, brochure or link of the operator's leads: a path of the shop, or an https address. */
export function webAddress(label: string) {
  return address(
    label,
    (text) => isPath(text) || isHttps(text),
    'begins with https://, or a path of the shop that begins with /',
  );
}

/** Where another site has a page about the shop. */
export function httpsAddress(label: string) {
  return address(label, isHttps, 'begins with https://');
}

function address(label: string, isRight: (text: string) => boolean, form: string) {
  return z.string().check(
    z.trim(),
    z.maxLength(MAX_LENGTH, `${label} can have at most ${MAX_LENGTH} characters.`),
    z.refine(
      (text) => !/[\s\p{Cc}"<>\\]/u.test(text) && isRight(text),
      `${label} must be an address that ${form}.`,
    ),
  );
}

const isPath = (text: string) => /^\/(?!\/)/.test(text);
const isHttps = (text: string) => text.startsWith('https://') && URL.canParse(text);
