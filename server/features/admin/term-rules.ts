import * as z from 'zod/mini';
import { singleLine } from '#contract/fields.ts';
import { type ProductStandard, RENT_PERIODS } from '#domain/product-terms.ts';
import { readUnit } from '#domain/read-unit.ts';
import { DEFAULT_UNIT, UNIT_CODES } from '#domain/unit.ts';
import { lines, namedLine } from './cell-rules.ts';
import { optionalText, webAddress } from './field-rules.ts';

/** The rules of how a product is sold, read from the cells of a file (docs/product.md, "The operator"). */

const SKU_MESSAGE = 'SKU can have letters, digits and . _ / -, at most 40 characters.';
const sku = z.string().check(z.trim(), z.regex(/^[A-Za-z\d][A-Za-z\d._/-]{0,39}$/, SKU_MESSAGE));

const UNIT_MESSAGE = `Unit must be one that GST knows, by its code or word: ${UNIT_CODES.join(', ')}.`;
const unit = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === '' ? DEFAULT_UNIT : readUnit(text))),
  ),
  z.enum(UNIT_CODES, UNIT_MESSAGE),
);

const MAX_QUANTITY = 1_00_000;
function quantity(label: string) {
  const message = `${label} must be a whole number from 1 to 1,00,000.`;
  return z.pipe(
    z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,6}$/, message)), z.transform(Number)),
    z.number().check(z.minimum(1, message), z.maximum(MAX_QUANTITY, message)),
  );
}

const MAX_DISPATCH_DAYS = 365;
const DISPATCH_MESSAGE = `Dispatch days must be a number of working days up to ${MAX_DISPATCH_DAYS}, or two such as “2 to 4”.`;
const dispatchDays = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,3}( ?(-|–|to) ?\d{1,3})?$/, DISPATCH_MESSAGE)),
    z.transform((text) => {
      const [from = 0, to = from] = text.split(/\D+/).map(Number);
      return { from, to };
    }),
  ),
  z
    .object({ from: z.number(), to: z.number() })
    .check(z.refine(({ from, to }) => from <= to && to <= MAX_DISPATCH_DAYS, DISPATCH_MESSAGE)),
);

/** A licence of the Bureau of Indian Standards: of its mark (CM/L) or of its compulsory registration (R). */
const STANDARD = /^(.+?)(?: \(((?:CM\/L|R)-\d{7,10})\))?$/u;
const standard = z.pipe(
  singleLine('A standard', 120),
  z.transform((text): ProductStandard => {
    const [, name = text, licence] = STANDARD.exec(text) ?? [];
    return licence === undefined ? { standard: name } : { standard: name, licence };
  }),
);

const GRAMS: Record<string, number> = { g: 1, kg: 1000, t: 1_000_000 };
const MAX_GRAMS = 100_000_000;
const WEIGHT_MESSAGE = 'Weight must be a number of g, kg or t up to 100 t, such as 18.96 kg.';
const WEIGHT = /^(\d[\d,]*(?:\.\d{1,3})?) ?(g|kg|t)$/;
const weight = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.regex(WEIGHT, WEIGHT_MESSAGE)),
    z.transform((text) => {
      const [, number = '', written = ''] = WEIGHT.exec(text) ?? [];
      return Math.round(Number(number.replaceAll(',', '')) * (GRAMS[written] ?? 0));
    }),
  ),
  z.number().check(z.positive(WEIGHT_MESSAGE), z.maximum(MAX_GRAMS, WEIGHT_MESSAGE)),
);

const document = namedLine(
  singleLine('The name of a document', 80),
  webAddress('A document'),
  'Each document is a line “Name: address”.',
);

const isPriceOnRequest = z.pipe(
  z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(/^(yes|no)?$/, 'Price on request must be yes, no or empty.')),
  z.transform((text) => text === 'yes'),
);

const RENT_MESSAGE = 'For rent must be the shortest rental period: day, week or month; or empty.';
const rentPeriod = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.enum(RENT_PERIODS, RENT_MESSAGE));

export const familyRules = {
  name: singleLine('Family', 120),
  option: singleLine('The name of an option', 40),
};
const variant = namedLine(
  familyRules.option,
  singleLine('The value of an option', 60),
  'Each line of the variant is “Option: value”.',
);

export const termRules = {
  sku: optionalText(sku),
  unit,
  unit_name: optionalText(singleLine('Unit name', 30)),
  unit_content: optionalText(singleLine('Unit content', 60)),
  minimum_quantity: optionalText(quantity('Minimum quantity')),
  quantity_multiple: optionalText(quantity('Quantity multiple')),
  dispatch_days: optionalText(dispatchDays),
  availability: optionalText(singleLine('Availability', 120)),
  warranty: optionalText(singleLine('Warranty', 120)),
  country_of_origin: optionalText(singleLine('Country of origin', 60)),
  standards: lines(standard, 10, 'A product can have at most 10 standards.'),
  weight: optionalText(weight),
  documents: lines(document, 20, 'A product can have at most 20 documents.'),
  price_on_request: isPriceOnRequest,
  for_rent: optionalText(rentPeriod),
  family: optionalText(familyRules.name),
  variant: lines(variant, 5, 'A family can have at most 5 options.'),
};
