import * as z from 'zod/mini';
import { MAX_LINE_REMARK_LENGTH, MAX_SAVED_LINES, MAX_SAVED_LIST_NAME_LENGTH } from '#domain/saved-list.ts';
import { isUnitCode } from '#domain/unit.ts';
import { isWishQuantity, MAX_WISH_QUANTITY } from '#domain/wish.ts';
import { defineCall } from './call.ts';
import { id, singleLine } from './fields.ts';

const QUANTITY_MESSAGE = `A quantity must be more than 0 and at most ${MAX_WISH_QUANTITY}, with at most three decimals.`;
const quantity = z.number(QUANTITY_MESSAGE).check(z.refine(isWishQuantity, QUANTITY_MESSAGE));
const remark = singleLine('Remark', MAX_LINE_REMARK_LENGTH);
const name = singleLine('Name', MAX_SAVED_LIST_NAME_LENGTH);

const unit = z.string().check(z.refine(isUnitCode, 'Please choose a unit from the list.'));

const line = z.object({
  product_id: id,
  quantity,
  /** A GST unit quantity code; absent for the unit by which the product is sold. */
  unit: z.optional(unit),
  remark: z.optional(remark),
});

function atMostMaxLines<Item extends z.ZodMiniType>(item: Item) {
  return z
    .array(item, 'A list of lines is expected.')
    .check(z.maxLength(MAX_SAVED_LINES, `A list can have at most ${MAX_SAVED_LINES} products.`));
}

const savedList = z.object({
  _id: z.string(),
  name: z.string(),
  changed_at: z.string(),
  /** In the buyer’s order. Products may have left the catalogue since. */
  lines: z.array(
    z.object({
      product_id: z.string(),
      quantity: z.number(),
      unit: z.optional(z.string()),
      remark: z.optional(z.string()),
    }),
  ),
});
export type WireSavedList = z.infer<typeof savedList>;

export const listSavedLists = defineCall({
  summary: 'The buyer’s own lists, the one changed last first.',
  method: 'GET',
  path: '/api/list/getLists',
  auth: 'buyer',
  reply: z.object({
    result: z.array(
      z.object({ _id: z.string(), name: z.string(), changed_at: z.string(), line_count: z.number() }),
    ),
  }),
});

const listParams = z.object({ id });

export const getSavedList = defineCall({
  summary: 'One of the buyer’s own lists.',
  method: 'GET',
  path: '/api/list/getList/{id}',
  auth: 'buyer',
  params: listParams,
  reply: z.object({ result: savedList }),
});

export const saveToList = defineCall({
  summary:
    'Adds lines to the buyer’s own list of this name, which is created if there is none. A product that is already in it keeps the larger quantity.',
  method: 'POST',
  path: '/api/list/saveToList',
  auth: 'buyer',
  body: z.object({
    name,
    lines: atMostMaxLines(line).check(z.minLength(1, 'There is nothing to save.')),
  }),
  reply: z.object({ msg: z.string(), result: savedList }),
});

export const changeSavedList = defineCall({
  summary:
    'Changes one of the buyer’s own lists line by line. A product that is added again keeps the larger quantity; changes to a line that has since been removed are ignored.',
  method: 'POST',
  path: '/api/list/changeList/{id}',
  auth: 'buyer',
  params: listParams,
  body: z
    .object({
      name: z.optional(name),
      added: z.optional(atMostMaxLines(line)),
      changed: z.optional(
        atMostMaxLines(
          z.object({
            product_id: id,
            quantity: z.optional(quantity),
            /** An empty one removes it. */
            remark: z.optional(z.union([z.literal(''), remark])),
          }),
        ),
      ),
      removed: z.optional(atMostMaxLines(id)),
      /** Each is placed before the other product, or at the end if that is null. */
      moved: z.optional(atMostMaxLines(z.object({ product_id: id, before: z.nullable(id) }))),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0, 'There is nothing to change.')),
  reply: z.object({ result: savedList }),
});

export const deleteSavedList = defineCall({
  summary: 'Deletes one of the buyer’s own lists.',
  method: 'POST',
  path: '/api/list/deleteList/{id}',
  auth: 'buyer',
  params: listParams,
  reply: z.object({ msg: z.string() }),
});
