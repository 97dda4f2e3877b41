import * as z from 'zod/mini';
import { MAX_LIST_LINE_LENGTH, MAX_LIST_LINES } from '#domain/quick-order/list-limits.ts';
import { defineCall } from './call.ts';
import { suggestedProduct } from './catalogue.ts';

const matchedLine = z.object({
  /** What the line asks for, without its quantity. */
  text: z.string(),
  /** Null where the line names none; may be a fraction and more than a cart takes. */
  quantity: z.nullable(z.number()),
  /** `NOS`, `BAG`, `KGS` …; null where the line names none. */
  unit: z.nullable(z.string()),
  /** Whether it names one product, the first, may mean several, or asks for what the catalogue does not have. */
  result: z.enum(['found', 'choose', 'none']),
  /** At most five, best match first, with the unit in which each is sold. */
  products: z.array(
    z.extend(suggestedProduct, {
      pro_unit: z.string(),
      pro_unit_name: z.string(),
      pro_unit_plural: z.string(),
      /** What one unit contains: '50 kg'. */
      pro_unit_content: z.optional(z.string()),
      /** In units, as information: carts take 1 to 5 of every product. */
      pro_minimum_quantity: z.optional(z.number()),
      pro_quantity_multiple: z.optional(z.number()),
      /** Where there are several or it is to choose: what it names and the product does not have: ‘2 ton’. */
      pro_missing_values: z.array(z.string()),
    }),
  ),
  /** Of a line to choose, the only product that fits it in figures, colour and kind of goods; null where none is. */
  fitting_id: z.nullable(z.string()),
});
export type WireMatchedLine = z.infer<typeof matchedLine>;

export const matchList = defineCall({
  summary:
    'Finds the products that the lines of a list ask for, as buyers write them: ‘10 nag bench drill 13mm’.',
  method: 'POST',
  path: '/api/product/matchList',
  auth: 'none',
  isStreamed: true,
  body: z.object({
    lines: z
      .array(
        z
          .string()
          .check(
            z.maxLength(MAX_LIST_LINE_LENGTH, `A line can have at most ${MAX_LIST_LINE_LENGTH} characters.`),
          ),
      )
      .check(
        z.minLength(1, 'Please enter at least one line.'),
        z.maxLength(MAX_LIST_LINES, `A list can have at most ${MAX_LIST_LINES} lines.`),
      ),
  }),
  reply: z.object({ lines: z.array(matchedLine) }),
});
