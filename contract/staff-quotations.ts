import * as z from 'zod/mini';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';
import { defineCall } from './call.ts';
import { email, id, looseId, version } from './fields.ts';
import { gstinCheck } from './gstin-checks.ts';
import {
  addedLine,
  chargesChange,
  lineChange,
  lineNumber,
  snippet,
  termsChange,
} from './quotation-drafts.ts';
import { messageFields, quotationMessage } from './quotation-messages.ts';
import { acceptance, offer, quotation } from './quotation-reply.ts';
import { requestFile } from './request-files.ts';
import { acceptanceOnWord, CLOSE_REASONS, reasonForBuyer } from './staff-answers.ts';

/** Quotations for operators, who answer quote requests of all buyers. Each call names the permission that it needs. */

export const MAX_LINK_DAYS = 365;

const request = looseId('The quote request is required.');
const optionalVersion = z.optional(version);

/** Of every step: it is refused if `version`, that of the request as it was read, is not the current one. */
const step = {
  request,
  version: optionalVersion,
  /** Only finds out what would happen. */
  dry_run: z.optional(z.boolean()),
  /** The buyer gets no mail. */
  no_mail: z.optional(z.boolean()),
};
/** Of every change of a draft: `version` is that of the draft. */
export const draftStep = { request, version: optionalVersion };

const standing = {
  state: z.enum(QUOTATION_STATES),
  /** Whose step is expected. */
  turn: z.enum(['ours', 'buyer', 'nobody']),
};

/** Where the lines of a draft come from. */
const draftSources = z.array(
  z.object({
    line: z.number(),
    /** The id of its product in the catalogue; null for something in words. */
    product: z.nullable(z.string()),
    /** Whether it is of the buyer's cart, so that it cannot be removed. */
    is_ordered: z.boolean(),
    /** The lowest rate that needs no owner's approval; null without one. */
    floor: z.nullable(z.number()),
    /** The lowest rate that an owner has approved; null without one. */
    approved_rate: z.nullable(z.number()),
  }),
);

/** What would be sent next. */
const draft = z.object({
  version: z.number(),
  changed_by: z.string(),
  changedAt: z.string(),
  /** Who is editing it, and since when; null for nobody. */
  editor: z.nullable(z.string()),
  editor_since: z.nullable(z.string()),
  /** Who has asked an owner to approve rates below the floor, and who has last approved any. */
  approval: z.nullable(z.object({ asked_by: z.nullable(z.string()), approved_by: z.nullable(z.string()) })),
  offer,
  sources: draftSources,
});
export type WireDraft = z.output<typeof draft>;

/** What a draft would begin with. */
const draftStart = z.object({ offer, sources: draftSources });

/** What the buyer asks for beyond the cart, in words. */
const asked = z.object({
  lines: z.array(z.object({ line: z.number(), words: z.string() })),
  /** Of the request as a whole. */
  terms: z.array(z.string()),
  files: z.array(requestFile),
});

/** An estimate or quotation that was sent. */
const revision = z.object({
  number: z.number(),
  kind: z.enum(['estimate', 'quotation']),
  state: z.nullable(z.string()),
  total: z.number(),
  createdAt: z.string(),
});

/** The sums of the estimate, in rupees. */
const estimate = z.object({
  items: z.number(),
  taxes: z.array(z.object({ name: z.string(), amount: z.number() })),
  total: z.number(),
});

/** A mail about the request, and its outcome. */
const mail = z.object({
  to: z.string(),
  subject: z.string(),
  state: z.string(),
  last_reply: z.string(),
  updatedAt: z.string(),
});

const event = z.object({
  number: z.number(),
  kind: z.string(),
  revision: z.nullable(z.number()),
  made_by: z.enum(['buyer', 'operator', 'system']),
  /** The operator’s name, `buyer` or `system`. */
  actor: z.string(),
  /** Of somebody who answered by a link; '' otherwise. */
  name: z.string(),
  createdAt: z.string(),
});

const staffQuotation = z.object({
  ...quotation.shape,
  id: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  gstin: z.string(),
  /** The last look at gst.gov.in; null before the first, and for operators who may not read buyers. */
  gstin_check: z.nullable(gstinCheck),
  turn: standing.turn,
  acceptance: z.nullable(
    z.object({
      ...acceptance.shape,
      how: z.enum(['account', 'link', 'word']),
      /** How the buyer said it, and who wrote that down; null where the buyer accepted in the shop. */
      said_by: z.nullable(z.string()),
      recorded_by: z.nullable(z.string()),
    }),
  ),
  /** Whether something is confirmed already: what is sent now is an amendment. */
  is_sold: z.boolean(),
  /** With the notes that only operators see. */
  messages: z.array(z.object({ ...quotationMessage.shape, is_internal: z.boolean() })),
  draft: z.nullable(draft),
  /** With the request as it is read; null where there is a draft, or nothing can be sent. */
  draft_start: z.nullable(draftStart),
  /** From where it can be supplied, beside the head office. */
  branches: z.array(z.object({ name: z.string(), gstin: z.string() })),
  asked,
  /** What the buyer has had before the first offer: the last estimate; null where none was frozen yet. */
  estimate: z.nullable(estimate),
  /** The oldest first. */
  revisions: z.array(revision),
  /** The newest first. */
  mails: z.array(mail),
  events: z.array(event),
});
export type WireStaffQuotation = z.output<typeof staffQuotation>;

/** With `dry_run`, the mails that would be sent, and the request as it would be. */
const stepped = z.object({
  result: staffQuotation,
  mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
});
export const drafted = z.object({ draft });

export const getQuoteRequest = defineCall({
  summary: 'A quote request with its quotation, draft, messages and history. Reading it changes nothing.',
  method: 'GET',
  path: '/api/staff/request/{request}',
  auth: 'staff',
  may: 'quotes:read',
  params: z.object({ request: id }),
  reply: z.object({ result: staffQuotation }),
});

export const fetchDraft = defineCall({
  summary: 'The draft of the next quotation as the PDF that would be sent.',
  method: 'GET',
  path: '/api/staff/draft-pdf/{request}',
  auth: 'staff',
  // The paper has the buyer's addresses.
  may: 'buyers:read',
  params: z.object({ request: id }),
  reply: 'application/pdf',
});

export const fetchSentOffer = defineCall({
  summary: 'What the buyer was last sent, an estimate or a quotation, as the PDF that they have.',
  method: 'GET',
  path: '/api/staff/offer-pdf/{request}',
  auth: 'staff',
  // The paper has the buyer's addresses.
  may: 'buyers:read',
  params: z.object({ request: id }),
  reply: 'application/pdf',
});

export const openQuoteRequest = defineCall({
  summary: 'Records that an operator has read a new quote request.',
  method: 'POST',
  path: '/api/staff/request/open',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request }),
  reply: z.object({}),
});

export const startOfferDraft = defineCall({
  summary: 'Begins the draft of the next quotation, unless there is one, and returns it.',
  method: 'POST',
  path: '/api/staff/draft/start',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request }),
  reply: drafted,
});

export const changeOfferLine = defineCall({
  summary: 'Changes a line of the draft. Fields that are absent stay as they are.',
  method: 'POST',
  path: '/api/staff/draft/line',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ ...draftStep, line: lineNumber, change: lineChange }),
  reply: drafted,
});

export const addOfferLine = defineCall({
  summary: 'Adds a line to the draft: a product of the catalogue, or something in words.',
  method: 'POST',
  path: '/api/staff/draft/add-line',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ ...draftStep, line: addedLine }),
  reply: drafted,
});

export const removeOfferLine = defineCall({
  summary: 'Removes a line of the draft that an operator has added.',
  method: 'POST',
  path: '/api/staff/draft/remove-line',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ ...draftStep, line: lineNumber }),
  reply: drafted,
});

export const setOfferCharges = defineCall({
  summary: 'Sets freight, packing and insurance of the draft.',
  method: 'POST',
  path: '/api/staff/draft/charges',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ ...draftStep, change: chargesChange }),
  reply: drafted,
});

export const setOfferTerms = defineCall({
  summary: 'Sets validity, delivery, payment, warranty and notes of the draft.',
  method: 'POST',
  path: '/api/staff/draft/terms',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ ...draftStep, change: termsChange }),
  reply: drafted,
});

export const takeCounter = defineCall({
  summary:
    'Puts the prices and quantities of the buyer’s last counter-offer into the draft; lines that the buyer leaves out become optional.',
  method: 'POST',
  path: '/api/staff/draft/take-counter',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object(draftStep),
  reply: drafted,
});

export const discardOfferDraft = defineCall({
  summary: 'Discards the draft as the caller has seen it.',
  method: 'POST',
  path: '/api/staff/draft/discard',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request, version }),
  reply: z.object({}),
});

export const sendOffer = defineCall({
  summary: 'Sends the draft as the next revision of the quotation; of what was accepted, as an amendment.',
  method: 'POST',
  path: '/api/staff/offer/send',
  auth: 'staff',
  may: 'quotes:send',
  body: z.object({
    ...step,
    /** Of the draft. */
    version: optionalVersion,
    /** Needed where a GST rate is not the catalogue’s of today. */
    has_checked_gst: z.optional(z.boolean()),
  }),
  reply: stepped,
});

export const recallOffer = defineCall({
  summary: 'Takes back the offer that waits for the buyer’s answer.',
  method: 'POST',
  path: '/api/staff/offer/recall',
  auth: 'staff',
  may: 'quotes:send',
  body: z.object(step),
  reply: stepped,
});

export const acceptOfferOnWord = defineCall({
  summary: 'Records that the buyer has accepted the offer.',
  method: 'POST',
  path: '/api/staff/offer/accept',
  auth: 'staff',
  may: 'quotes:send',
  body: z.object({ ...step, ...acceptanceOnWord.shape }),
  reply: stepped,
});

export const declineQuoteRequest = defineCall({
  summary: 'Declines a quote request as a whole.',
  method: 'POST',
  path: '/api/staff/request/decline',
  auth: 'staff',
  may: 'quotes:send',
  body: z.object({ ...step, ...reasonForBuyer.shape }),
  reply: stepped,
});

export const closeQuoteRequest = defineCall({
  summary: 'Closes a quote request that needs no answer. Nobody gets a mail.',
  method: 'POST',
  path: '/api/staff/request/close',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ ...step, reason: z.enum(CLOSE_REASONS) }),
  reply: stepped,
});

export const undoOfferAcceptance = defineCall({
  summary: 'Undoes a mistaken acceptance within 24 hours, while nothing has been sent.',
  method: 'POST',
  path: '/api/staff/offer/undo',
  auth: 'staff',
  may: 'quotes:undo',
  body: z.object({ ...step, ...reasonForBuyer.shape }),
  reply: stepped,
});

export const linkOffer = defineCall({
  summary: 'Creates a new link to the quotation, with a text for WhatsApp.',
  method: 'POST',
  path: '/api/staff/offer/link',
  auth: 'staff',
  may: 'quotes:send',
  body: z.object({
    request,
    /** Whom it is for, if not the buyer. */
    email: z.optional(email),
    may_answer: z.optional(z.boolean()),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_LINK_DAYS))),
  }),
  reply: z.object({ url: z.string(), text: z.string(), whatsapp_url: z.string() }),
});

export const writeAboutOffer = defineCall({
  summary:
    'Writes to the buyer about a quote request or one of its lines, or a note that only operators see.',
  method: 'POST',
  path: '/api/staff/request/message',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({
    request,
    ...messageFields,
    is_internal: z.optional(z.boolean()),
  }),
  reply: z.object({ message: quotationMessage }),
});

const storedSnippet = z.extend(snippet, { version: z.number() });
export type WireSnippet = z.output<typeof storedSnippet>;

export const listSnippets = defineCall({
  summary: 'The texts that operators put into quotations.',
  method: 'GET',
  path: '/api/staff/snippets',
  auth: 'staff',
  may: 'texts:read',
  reply: z.object({ snippets: z.array(storedSnippet) }),
});

export const setSnippet = defineCall({
  summary: 'Stores a text for quotations under a name, and replaces an existing one.',
  method: 'POST',
  path: '/api/staff/snippet/set',
  auth: 'staff',
  may: 'texts:write',
  body: z.extend(snippet, { version }),
  reply: z.object({}),
});

export const removeSnippet = defineCall({
  summary: 'Removes a text for quotations.',
  method: 'POST',
  path: '/api/staff/snippet/remove',
  auth: 'staff',
  may: 'texts:write',
  body: z.object({ name: looseId('The name is required.'), version }),
  reply: z.object({}),
});
