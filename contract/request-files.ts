import * as z from 'zod/mini';
import { MAX_FILE_BYTES, MAX_FILES_PER_REQUEST, REQUEST_FILE_TYPES } from '#domain/request-file.ts';
import { defineCall, STORED_FILE } from './call.ts';
import { id, looseId } from './fields.ts';

/** A drawing, photo or list that a buyer sends with a quote request. */
export const requestFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(REQUEST_FILE_TYPES),
  bytes: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type WireRequestFile = z.infer<typeof requestFile>;

/** The ids of uploaded files that are to be part of a quote request. */
export const requestFileIds = z.array(looseId(), 'A list of files is expected.').check(
  z.maxLength(MAX_FILES_PER_REQUEST, `A request can have at most ${MAX_FILES_PER_REQUEST} files.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'A file is listed twice.'),
);

/** Longer than any file system allows, percent-encoded. */
const MAX_ENCODED_NAME = 4000;

export const encodedName = z.pipe(
  z.string().check(z.maxLength(MAX_ENCODED_NAME, 'The name of the file is too long.')),
  z.transform((encoded, context) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      context.issues.push({
        code: 'custom',
        message: 'x-file-name must be percent-encoded.',
        input: encoded,
      });
      return z.NEVER;
    }
  }),
);

export const uploadFile = defineCall({
  summary:
    'Stores a PDF, JPEG, PNG or XLSX file for a quote request. The body is the file itself. A file that is not part of a request is deleted after 24 hours.',
  method: 'POST',
  path: '/api/file/upload',
  auth: 'buyer',
  headers: z.object({
    /** The name of the file, percent-encoded as by `encodeURIComponent`. In a header, so that no log has it. */
    'x-file-name': z.optional(encodedName),
  }),
  upload: { maxBytes: MAX_FILE_BYTES },
  reply: z.object({ file: requestFile }),
});

export const listUnusedFiles = defineCall({
  summary: 'The buyer’s files that are not part of a quote request yet, oldest first.',
  method: 'GET',
  path: '/api/file/getUnused',
  auth: 'buyer',
  reply: z.object({ files: z.array(requestFile) }),
});

export const removeFile = defineCall({
  summary: 'Deletes a file of the buyer that is not part of a quote request. Idempotent.',
  method: 'POST',
  path: '/api/file/remove',
  auth: 'buyer',
  body: z.object({ file: looseId('The file id is required.') }),
  reply: z.object({}),
});

export const fetchFile = defineCall({
  summary: 'One of the buyer’s files, as it was uploaded.',
  method: 'GET',
  path: '/api/file/fetch/{file}',
  auth: 'buyer',
  params: z.object({ file: id }),
  reply: STORED_FILE,
});
