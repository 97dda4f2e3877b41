import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { MAX_QUOTATION_LINES } from '#domain/quotation/check-terms.ts';
import { DECLINE_REASONS } from '#domain/quotation/decline-reasons.ts';
import { MAX_FILE_BYTES } from '#domain/request-file.ts';
import { isWishQuantity, MAX_REMARK_LENGTH, MAX_TARGET_PRICE_PAISE } from '#domain/wish.ts';
import { defineCall, STORED_FILE } from './call.ts';
import { email, freeText, id, looseId, personOrCompanyName } from './fields.ts';
import { messageFields, messageWords } from './quotation-messages.ts';
import { quotation } from './quotation-reply.ts';
import { removeFile, requestFile, uploadFile } from './request-files.ts';

/**
 * Quotations are read and answered by anyone who has a link to one, which needs no account, and by the buyer who is
 * logged in. A link's token is a secret: it authorises what the link is for and nothing else.
 */

const linkParams = z.object({ token: id });

/** Which quotation: by the token of a link or, for the buyer who is logged in, by the id of the estimate. */
const reference = { token: z.optional(looseId()), invoice: z.optional(looseId()) };
export type QuotationReference = { token?: string | undefined; invoice?: string | undefined };

const words = z.optional(messageWords);

/** Who answers. Required with a link. */
const name = z.optional(personOrCompanyName('Your name', 100));

/** Stored with an acceptance. */
const answerHeaders = z.object({ 'user-agent': z.optional(z.string()) });

const revision = z.number('The revision is required.');
const lineNumber = z.number('The number of a line is required.');

const rate = z
  .number('A price must be a number.')
  .check(
    z.refine(
      (rupees) => rupees > 0 && rupees * 100 <= MAX_TARGET_PRICE_PAISE && hasTwoDecimals(rupees),
      'A price is an amount in rupees with at most two decimals.',
    ),
  );

function hasTwoDecimals(rupees: number): boolean {
  return Number.isInteger(Math.round(rupees * 1e6) / 1e4);
}

const quantity = z
  .number('A quantity must be a number.')
  .check(z.refine(isWishQuantity, 'A quantity is more than 0 and has at most three decimals.'));

const answered = z.object({ msg: z.string(), result: quotation });

export const getLinkedQuotation = defineCall({
  summary: 'The quotation that a link leads to. Reading it changes nothing.',
  method: 'GET',
  path: '/api/quotation/{token}',
  auth: 'none',
  params: linkParams,
  reply: z.object({ result: quotation }),
});

export const fetchLinkedQuotation = defineCall({
  summary: 'The latest revision of the quotation that a link leads to, as a PDF file.',
  method: 'GET',
  path: '/api/quotation/{token}/pdf',
  auth: 'none',
  params: linkParams,
  reply: 'application/pdf',
});

export const getQuotation = defineCall({
  summary: 'The quotation of one of the buyer’s quote requests.',
  method: 'GET',
  path: '/api/order/getQuotation/{invoice}',
  auth: 'buyer',
  params: z.object({ invoice: id }),
  reply: z.object({ result: quotation }),
});

export const fetchProForma = defineCall({
  summary: 'The pro-forma of what was accepted of one of the buyer’s quotations, as a PDF file.',
  method: 'GET',
  path: '/api/order/fetchProForma/{invoice}',
  auth: 'buyer',
  params: z.object({ invoice: id }),
  reply: 'application/pdf',
});

export const fetchLinkedProForma = defineCall({
  summary: 'The pro-forma of what was accepted of the quotation that a link leads to, as a PDF file.',
  method: 'GET',
  path: '/api/quotation/{token}/pro-forma',
  auth: 'none',
  params: linkParams,
  reply: 'application/pdf',
});

const optionalLine = (label: string, maxLength: number) => z.optional(freeText(label, maxLength));

export const acceptQuotation = defineCall({
  summary: 'Accepts all or chosen lines of the newest revision. A repeated acceptance changes nothing.',
  method: 'POST',
  path: '/api/quotation/accept',
  auth: 'optional',
  headers: answerHeaders,
  body: z.object({
    ...reference,
    revision,
    lines: z
      .array(lineNumber, 'A list of lines is expected.')
      .check(z.minLength(1, 'Please choose at least one item.'), z.maxLength(MAX_QUOTATION_LINES)),
    name: personOrCompanyName('Your name', 100),
    designation: optionalLine('Designation', 100),
    po_number: optionalLine('Purchase order number', 60),
    po_date: z.optional(
      z.string().check(z.refine(isIsoDay, 'Please choose the date of the purchase order.')),
    ),
    /** A file that was uploaded before. */
    po_file: z.optional(looseId()),
  }),
  reply: answered,
});
export type AcceptanceEntry = z.output<typeof acceptQuotation.body>;

export const counterQuotation = defineCall({
  summary:
    'Asks for other prices or quantities, or for lines to be left out, than the newest revision offers.',
  method: 'POST',
  path: '/api/quotation/counter',
  auth: 'optional',
  headers: answerHeaders,
  body: z
    .object({
      ...reference,
      revision,
      lines: z
        .array(
          z.object({
            number: lineNumber,
            rate: z.optional(rate),
            quantity: z.optional(quantity),
            is_dropped: z.optional(z.boolean()),
            remark: optionalLine('Remark', MAX_REMARK_LENGTH),
          }),
          'A list of lines is expected.',
        )
        .check(z.maxLength(MAX_QUOTATION_LINES)),
      words,
      name,
    })
    .check(
      z.refine(({ lines, words }) => lines.length > 0 || words !== undefined, {
        path: ['words'],
        error: 'Please describe what you would like to change.',
      }),
    ),
  reply: answered,
});
export type CounterEntry = z.output<typeof counterQuotation.body>;

export const declineQuotation = defineCall({
  summary: 'Declines the newest revision.',
  method: 'POST',
  path: '/api/quotation/decline',
  auth: 'optional',
  headers: answerHeaders,
  body: z.object({
    ...reference,
    revision,
    reason: z.enum(DECLINE_REASONS, 'Please choose a reason.'),
    words,
    name,
  }),
  reply: answered,
});
export type DeclineEntry = z.output<typeof declineQuotation.body>;

const wordsAlone = z.object({ ...reference, words, name });

export const withdrawRequest = defineCall({
  summary: 'Withdraws a quote request that has not been answered yet.',
  method: 'POST',
  path: '/api/quotation/withdraw',
  auth: 'optional',
  headers: answerHeaders,
  body: wordsAlone,
  reply: answered,
});

export const renewQuotation = defineCall({
  summary: 'Asks the seller to renew an offer that has lapsed.',
  method: 'POST',
  path: '/api/quotation/renew',
  auth: 'optional',
  headers: answerHeaders,
  body: wordsAlone,
  reply: answered,
});

export const askAboutQuotation = defineCall({
  summary: 'Writes to the seller about a quotation or one of its lines.',
  method: 'POST',
  path: '/api/quotation/ask',
  auth: 'optional',
  headers: answerHeaders,
  body: z.object({
    ...reference,
    ...messageFields,
    name,
  }),
  reply: answered,
});
export type QuestionEntry = z.output<typeof askAboutQuotation.body>;

export const uploadLinkedFile = defineCall({
  summary:
    'Stores a PDF, JPEG, PNG or XLSX file, such as a purchase order, for an answer by link. The body is the file itself.',
  method: 'POST',
  path: '/api/quotation/{token}/file',
  auth: 'none',
  params: linkParams,
  headers: uploadFile.headers,
  upload: { maxBytes: MAX_FILE_BYTES },
  reply: z.object({ file: requestFile }),
});

export const removeLinkedFile = defineCall({
  summary: 'Deletes a file that was stored for an answer by link and is not sent yet. Idempotent.',
  method: 'POST',
  path: '/api/quotation/{token}/remove-file',
  auth: 'none',
  params: linkParams,
  body: removeFile.body,
  reply: z.object({}),
});

export const fetchLinkedFile = defineCall({
  summary: 'A file of the quotation that a link leads to, as it was uploaded.',
  method: 'GET',
  path: '/api/quotation/{token}/file/{file}',
  auth: 'none',
  params: z.object({ token: id, file: id }),
  reply: STORED_FILE,
});

const quotationLink = z.object({
  _id: z.string(),
  email: z.string(),
  may_answer: z.boolean(),
  createdAt: z.string(),
  expires_at: z.string(),
});

export const listQuotationLinks = defineCall({
  summary: 'The links to one of the buyer’s quotations that still work, oldest first, without their tokens.',
  method: 'GET',
  path: '/api/quotation-link/list/{invoice}',
  auth: 'buyer',
  params: z.object({ invoice: id }),
  reply: z.object({ links: z.array(quotationLink) }),
});
export type WireQuotationLink = z.output<typeof quotationLink>;

export const createQuotationLink = defineCall({
  summary:
    'Creates a link to one of the buyer’s quotations for a colleague, who may only see it or answer it too.',
  method: 'POST',
  path: '/api/quotation-link/create',
  auth: 'buyer',
  body: z.object({
    invoice: looseId('The estimate is required.'),
    email,
    may_answer: z.boolean('Please say whether the link may answer.'),
  }),
  reply: z.object({
    msg: z.string(),
    /** Only in this response: the shop stores its hash. */
    token: z.string(),
  }),
});

export const revokeQuotationLink = defineCall({
  summary: 'Ends a link to one of the buyer’s quotations.',
  method: 'POST',
  path: '/api/quotation-link/revoke',
  auth: 'buyer',
  body: z.object({ invoice: looseId('The estimate is required.'), link: looseId('The link is required.') }),
  reply: z.object({ msg: z.string() }),
});
