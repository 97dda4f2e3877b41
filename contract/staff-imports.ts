import * as z from 'zod/mini';
import { defineCall, STORED_FILE } from './call.ts';
import { looseId } from './fields.ts';
import { productChange } from './staff-products.ts';

/** Products that operators import from a file: upload, choose the columns, see what changes, store. */

const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
const MAX_COLUMNS = 100;

/** Whether columns of a product file say which product each row is about. */
export const namesProducts = (columns: readonly string[]): boolean =>
  [['id'], ['sku'], ['brand', 'model']].some((key) => key.every((column) => columns.includes(column)));

export const uploadImport = defineCall({
  summary:
    'Takes a CSV file of products. It is kept for an hour, and nothing is stored in the catalogue yet.',
  method: 'POST',
  path: '/api/staff/import/upload',
  auth: 'staff',
  may: 'catalogue:write',
  upload: { maxBytes: MAX_IMPORT_BYTES },
  reply: z.object({
    import: z.string(),
    /** The columns of the file with the first of their cells, and the column of a product that each looks like. */
    columns: z.array(z.object({ name: z.string(), sample: z.string(), guess: z.string() })),
    rows: z.number(),
  }),
});

export const fetchImportSample = defineCall({
  summary: 'A file with two rows and every column that an import takes.',
  method: 'GET',
  path: '/api/staff/import/sample',
  auth: 'staff',
  may: 'catalogue:write',
  reply: STORED_FILE,
});

const chosen = {
  import: looseId('The file is required.'),
  /** The column of a product for each column of the file; '' for those to leave out. */
  columns: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MAX_COLUMNS)),
};

export const runImport = defineCall({
  summary:
    'Imports the file: all rows or none, or all that are not wrong. As a dry run it only finds out what would change.',
  method: 'POST',
  path: '/api/staff/import/run',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    ...chosen,
    makes_categories: z.optional(z.boolean()),
    allows_price_jumps: z.optional(z.boolean()),
    leaves_out_wrong_rows: z.optional(z.boolean()),
    dry_run: z.optional(z.boolean()),
    /** Of the dry run, which must come first: nothing is stored if the outcome is another one by now. */
    seal: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    added: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    jumps: z.number(),
    /** The first 200, jumps of the price first. */
    changes: z.array(productChange),
    new_categories: z.array(z.string()),
    new_families: z.array(z.string()),
    deciding_specifications: z.array(z.object({ sub_category: z.string(), names: z.array(z.string()) })),
    /** How many wrong rows are left out. */
    left_out: z.number(),
    /** How many there are; with a single one nothing is stored. */
    problem_count: z.number(),
    /** The first 100. */
    problems: z.array(z.object({ row: z.number(), column: z.optional(z.string()), message: z.string() })),
    /** '' while there are problems. */
    seal: z.string(),
    /** By which it can be undone; null when nothing was stored. */
    change: z.nullable(z.number()),
  }),
});

export const fetchImportRejects = defineCall({
  summary: 'The wrong rows of the file with what is wrong, as a file that can be corrected and imported.',
  method: 'POST',
  path: '/api/staff/import/rejects',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ ...chosen, makes_categories: z.optional(z.boolean()) }),
  reply: STORED_FILE,
});
