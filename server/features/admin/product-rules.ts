import * as z from 'zod/mini';
import { singleLine } from '#contract/fields.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { HUNDRED_PERCENT_BPS, percentFromBps } from '#domain/money.ts';
import { PRODUCT_STATES } from '#domain/product-state.ts';
import { lines, namedLine, splitLines } from './cell-rules.ts';
import { optionalText, specificationName, specificationNames, webAddress } from './field-rules.ts';
import { termRules } from './term-rules.ts';

/** The rules of a product, read from the cells of a file (docs/product.md, "The operator"). */

/** As price lists write it: '1250', 'Rs. 1,250.50', '₹ 1,250/-', '18%'. */
const AMOUNT = /^(?:(?:₹|rs\.?|inr) ?)?((?:\d+|\d{1,3}(?:,\d{2,3})+)(?:\.\d{1,2})?)(?: ?%|\/-)?$/i;

/** Reads a number with up to two decimals as hundredths: rupees as paise, per cent as basis points. */
function hundredths(message: string) {
  return z.pipe(
    z.string().check(z.trim(), z.regex(AMOUNT, message)),
    z.transform((text) => {
      const [, number = ''] = AMOUNT.exec(text) ?? [];
      return Math.round(Number(number.replaceAll(',', '')) * 100);
    }),
  );
}

const MAX_PRICE_PAISE = 100_00_00_00_000;
const PRICE_MESSAGE = 'Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.';
const price = z.pipe(
  hundredths(PRICE_MESSAGE),
  z.number().check(z.positive(PRICE_MESSAGE), z.lt(MAX_PRICE_PAISE, PRICE_MESSAGE)),
);

const DISCOUNT_MESSAGE = 'Discount must be a percentage from 0 to 100.';
const discount = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim() || '0'),
  ),
  z.pipe(hundredths(DISCOUNT_MESSAGE), z.number().check(z.lte(HUNDRED_PERCENT_BPS, DISCOUNT_MESSAGE))),
);

const GST_MESSAGE = `GST must be one of the rates in force: ${GST_RATES_BPS.map(percentFromBps).join(', ')} per cent.`;
/** What a cell holds that a spreadsheet shows as 18 %: 0.18. None of them is a rate itself. */
const GST_SHARES = new Map(GST_RATES_BPS.map((bps) => [bps / HUNDRED_PERCENT_BPS, percentFromBps(bps)]));
const gst = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => String(GST_SHARES.get(Number(text.trim() || Number.NaN)) ?? text)),
  ),
  z.pipe(
    hundredths(GST_MESSAGE),
    z.number().check(z.refine((bps) => GST_RATES_BPS.includes(bps), GST_MESSAGE)),
  ),
);

const HSN_MESSAGE = 'HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)';
const hsn = z.string().check(z.trim(), z.regex(/^\d{4,8}$/, HSN_MESSAGE));

const MAX_DESCRIPTION = 20_000;
const description = z.string().check(
  z.trim(),
  z.maxLength(MAX_DESCRIPTION, `Description can have at most ${MAX_DESCRIPTION} characters.`),
  z.refine((text) => !/(?![\n\t])\p{Cc}/u.test(text), 'Description contains characters that cannot be used.'),
);

const specification = namedLine(
  specificationName,
  singleLine('The value of a specification', 300),
  'Each specification is a line “Name: value”.',
);

const state = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim().toLowerCase() || 'shown'),
  ),
  z.enum(PRODUCT_STATES, 'State must be shown, hidden or draft.'),
);

export const productRules = z.object({
  title: singleLine('Title', 200),
  brand: singleLine('Brand', 80),
  model: singleLine('Model', 80),
  category: singleLine('Category', 80),
  sub_category: singleLine('Sub-category', 80),
  hsn,
  price,
  discount,
  gst,
  description,
  specifications: lines(specification, 50, 'A product can have at most 50 specifications.'),
  images: lines(webAddress('A picture'), 20, 'A product can have at most 20 pictures.'),
  image_alt: optionalText(singleLine('Picture description', 200)),
  brochure_url: optionalText(webAddress('Brochure address')),
  deciding_specifications: z.pipe(z.pipe(z.string(), z.transform(splitLines)), specificationNames),
  ...termRules,
  state,
});
