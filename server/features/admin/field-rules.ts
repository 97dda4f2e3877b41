import * as z from 'zod/mini';
import { singleLine } from '#contract/fields.ts';

/** Rules for fields that only the operator writes. */

const MAX_ADDRESS_LENGTH = 2000;

/** The address of a picture, brochure or link: a path of the shop, or an https address. */
export function webAddress(label: string) {
  return address(
    label,
    (text) => isPath(text) || isHttps(text),
    'begins with https://, or a path of the shop that begins with /',
  );
}

/** The address of a page about the shop on another site. */
export function httpsAddress(label: string) {
  return address(label, isHttps, 'begins with https://');
}

export const specificationName = singleLine('The name of a specification', 80);

const MAX_SPECIFICATION_NAMES = 20;

/** The names of a sub-category's deciding specifications, the most important one first. */
export const specificationNames = z.array(specificationName).check(
  z.maxLength(
    MAX_SPECIFICATION_NAMES,
    `At most ${MAX_SPECIFICATION_NAMES} deciding specifications can be named.`,
  ),
  z.refine(
    (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
    'A deciding specification is named twice.',
  ),
);

/** Applies the rule unless the text is blank, which becomes ''. */
export function optionalText<Output>(rule: z.ZodMiniType<Output, string>) {
  return z.pipe(
    z.string(),
    z.transform((text, context): Output | '' => {
      if (text.trim() === '') return '';
      const outcome = rule.safeParse(text);
      if (outcome.success) return outcome.data;
      context.issues.push({ code: 'custom', message: outcome.error.issues[0]?.message, input: text });
      return z.NEVER;
    }),
  );
}

function address(label: string, isValid: (text: string) => boolean, form: string) {
  return z.string().check(
    z.trim(),
    z.maxLength(MAX_ADDRESS_LENGTH, `${label} can have at most ${MAX_ADDRESS_LENGTH} characters.`),
    z.refine(
      (text) => !/[\s\p{Cc}"<>\\]/u.test(text) && isValid(text),
      `${label} must be an address that ${form}.`,
    ),
  );
}

const isPath = (text: string) => /^\/(?!\/)/.test(text);
const isHttps = (text: string) => text.startsWith('https://') && URL.canParse(text);
