import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { api } from './api.ts';
import type { Call } from './call.ts';
import { personOrCompanyName } from './fields.ts';

/** Names that only those read who gave them. */
const NAMES_OF_THINGS = [
  ...['saveToList', 'changeSavedList', 'setSnippet', 'removeSnippet', 'saveRequestView'],
  ...['setUpPasskeyByLink', 'addPasskey', 'moveSnippet', 'addHoliday', 'addKnownBrand', 'removeKnownBrand'],
  ...['addCategory', 'changeCategory', 'changeFamily'],
  // The name is only looked up.
  'logInWithCode',
];
const NAME_FIELDS = /^name$|^[fl]name$|_customer$|_name$/;

function isObject(schema: unknown): schema is z.ZodMiniObject {
  return typeof schema === 'object' && schema !== null && 'shape' in schema;
}

const names = Object.entries(api as Record<string, Call>).flatMap(([call, { body }]) =>
  isObject(body)
    ? Object.entries(body.shape)
        .filter(([field]) => NAME_FIELDS.test(field) && !NAMES_OF_THINGS.includes(call))
        .map(([field, schema]) => ({ call, field, schema: schema as z.ZodMiniType }))
    : [],
);

describe('the name of a person or company', () => {
  it.each(['\u202a', '\u202e', '\u2066', '\u2069', '\u200e', '\u200f', '\u061c'])(
    'cannot contain %j in any call, and the message says so',
    (character) => {
      expect(names.map(({ call, field }) => `${call} ${field}`)).toEqual([
        ...['sendContactMessage fname', 'sendContactMessage lname', 'register name', 'updateProfile name'],
        ...['saveAddress address_customer', 'saveAddress address_name', 'saveAddress consignee_name'],
        ...['updateAddress address_customer', 'updateAddress address_name', 'updateAddress consignee_name'],
        ...['submitQuoteRequest order_customer', 'submitQuoteRequest order_name'],
        'submitQuoteRequest consignee_name',
        ...['submitWishes order_customer', 'submitWishes order_name', 'submitWishes consignee_name'],
        ...['acceptQuotation name', 'counterQuotation name', 'declineQuotation name'],
        ...['withdrawRequest name', 'renewQuotation name', 'askAboutQuotation name'],
        ...[
          'addApiKey name',
          'changeBuyer name',
          'acceptOfferOnWord name',
          'correctOfferParty order_customer',
        ],
        ...['correctOfferParty order_name', 'correctOfferParty consignee_name'],
        ...['setBranch name', 'removeBranch name', 'addStaff name'],
      ]);
      for (const { call, schema } of names) {
        const outcome = schema.safeParse(`Asha${character}Rao`);
        expect(outcome.error?.issues[0]?.message, call).toMatch(/contains invisible characters that change/);
      }
    },
  );

  it.each(['Asha Rao', 'आशा राव', 'क्‍ष Works', 'عائشة', 'Rao & Söhne (Pvt.) Ltd'])('can be %s', (name) => {
    expect(personOrCompanyName('Name', 100).safeParse(name).data).toBe(name);
  });
});
