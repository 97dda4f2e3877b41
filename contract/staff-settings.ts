import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { defineCall } from './call.ts';
import { contactLinks } from './content.ts';
import { looseId, version } from './fields.ts';
import { SETTING_KEYS, SETTING_RULES } from './shop-settings.ts';

/** The settings of the shop, for operators. */

const MAX_TEXT_LENGTH = 1000;
/** More than anybody has of a kind. */
const MAX_PLACE = 10_000;

const key = z.enum(SETTING_KEYS, 'There is no such setting.');
const text = z.string('This must be text.').check(z.maxLength(MAX_TEXT_LENGTH, 'This text is too long.'));
const day = z
  .string('The day is required.')
  .check(z.refine(isIsoDay, 'The day must be a day such as 2026-10-20.'));
const holiday = z.object({ day: z.string(), name: z.string() });

function setting<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    value,
    version: z.number(),
    /** Whether an operator has set it; otherwise the environment or the shop itself does. */
    is_set: z.boolean(),
  });
}
const { answers, shop, seller, bank, quotations, tally } = SETTING_RULES;

export const getShopSettings = defineCall({
  summary: 'The settings of the shop, with the versions by which they are changed.',
  method: 'GET',
  path: '/api/staff/settings',
  auth: 'staff',
  may: 'settings:read',
  reply: z.object({
    settings: z.object({
      answers: setting(answers),
      shop: setting(shop),
      seller: setting(seller),
      bank: setting(bank),
      quotations: setting(quotations),
      tally: setting(tally),
    }),
    contact: z.object({ value: contactLinks, version: z.number() }),
    /** The number of the next quote request. */
    next_estimate_number: z.string(),
  }),
});

export const changeShopSetting = defineCall({
  summary: 'Changes some values of a setting. It takes effect at once.',
  method: 'POST',
  path: '/api/staff/setting/change',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({
    key,
    version,
    /** By their names in the reply of `getShopSettings`. */
    values: z.record(z.string(), z.union([text, z.number('This must be a number.')])),
  }),
  reply: z.object({}),
});

export const resetShopSetting = defineCall({
  summary: 'Forgets what operators have set, so that the environment or the shop itself sets it again.',
  method: 'POST',
  path: '/api/staff/setting/reset',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({ key, version }),
  reply: z.object({}),
});

export const changeContactLinks = defineCall({
  summary: 'Changes some of the ways to reach the shop. An empty text removes one.',
  method: 'POST',
  path: '/api/staff/contact-links/change',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({
    version,
    links: z.partial(z.object({ ...contactLinks.shape })),
  }),
  reply: z.object({}),
});

export const listHolidays = defineCall({
  summary: 'The days of a year on which nobody answers, and until when a request of this moment is answered.',
  method: 'GET',
  path: '/api/staff/holidays',
  auth: 'staff',
  may: 'quotes:read',
  query: z.object({
    /** This one, unless it says another. */
    year: z.optional(
      z.pipe(
        z.string().check(z.regex(/^20\d\d$/, 'The year must be from 2000 to 2099.')),
        z.transform(Number),
      ),
    ),
  }),
  reply: z.object({ year: z.number(), holidays: z.array(holiday), answer_by: z.string() }),
});

export const addHoliday = defineCall({
  summary: 'Adds a day on which nobody answers. Earlier promises do not change.',
  method: 'POST',
  path: '/api/staff/holiday/add',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({ day, name: text }),
  reply: z.object({}),
});

export const removeHoliday = defineCall({
  summary: 'Removes a holiday.',
  method: 'POST',
  path: '/api/staff/holiday/remove',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({ day }),
  reply: z.object({}),
});

export const moveSnippet = defineCall({
  summary: 'Moves a text for quotations among those of its kind.',
  method: 'POST',
  path: '/api/staff/snippet/move',
  auth: 'staff',
  may: 'texts:write',
  body: z.object({
    name: looseId('The name is required.'),
    /** From 1. */
    place: z.int('The place is a whole number.').check(z.minimum(1), z.maximum(MAX_PLACE)),
    /** The names of its kind as they were seen, in their order. */
    seen: z.array(looseId(), 'The order that was seen is required.'),
  }),
  reply: z.object({}),
});
