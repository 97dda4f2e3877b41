import { type SQL, sql } from 'drizzle-orm';
import { normalisePhone } from '#domain/phone.ts';
import { orders } from '#server/platform/database/schema.ts';

/** Searches of the inbox. Migration 125 has an index for each of these expressions, which must stay as they are. */

const PUNCTUATION = String.raw`[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+`;

const listWords = (text: SQL) =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(${text}), ${sql.raw(`'${PUNCTUATION}'`)}), ''))`;

const requestWords = listWords(sql`
  customer || ' EST/' || financial_year || '/' || lpad(running_number::text, greatest(6, length(running_number::text)), '0')
  || ' ' || running_number::text
  || ' ' || coalesce(billing ->> 'city', '') || ' ' || coalesce(shipping ->> 'city', '')
  || ' ' || coalesce(jsonb_path_query_array(wishes, '$[*].text')::text, '')
  || ' ' || coalesce(jsonb_path_query_array(wishes, '$[*].product.*')::text, '')
  || ' ' || coalesce(request_terms ->> 'reference', '')`);

/** A phone number is found by its beginning, also without the country's code, and by its last four or five digits. */
const contactWords = listWords(sql`
  contact_name || ' ' || email || ' ' || gstin || ' ' || substr(gstin, 3, 10)
  || ' ' || regexp_replace(phone, '\\D', '', 'g') || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 10)
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 5) || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 4)
  || ' ' || coalesce(consignee ->> 'name', '')`);

const productWords = listWords(sql`
  coalesce(product ->> 'title', '') || ' ' || coalesce(product ->> 'brand', '')
  || ' ' || coalesce(product ->> 'model', '')`);

const placeWords = listWords(sql`
  coalesce(billing ->> 'city', '') || ' ' || coalesce(billing ->> 'state', '')
  || ' ' || coalesce(shipping ->> 'city', '') || ' ' || coalesce(shipping ->> 'state', '')`);

/**
 * A condition for each typed word: whether a word of the request begins with it, in its number, firm, city, wishes,
 * reference or a product. A phone number can be typed in any spelling. PostgreSQL finds each by indexes if it is the
 * only condition of its select; as one of several it would read the words of many requests one by one.
 * @param withContacts whether persons, e-mail addresses, GSTINs and phone numbers are searched as well.
 */
export function matchWords(typed: string, { withContacts }: { withContacts: boolean }): SQL[] {
  return splitWords(typed).map((word) => {
    const query = beginsWith(word);
    const places = [
      sql`${requestWords} @@ ${query}`,
      ...(withContacts ? [sql`${contactWords} @@ ${query}`] : []),
      sql`id = any(array(select quote_request_id from ${orders} where ${productWords} @@ ${query}))`,
    ];
    return sql`(${sql.join(places, sql` or `)})`;
  });
}

/** A condition for each typed word: whether it begins a word of a city or state of the request. */
export function matchPlace(typed: string): SQL[] {
  return splitWords(typed).map((word) => sql`${placeWords} @@ ${beginsWith(word)}`);
}

function beginsWith(word: string): SQL {
  return sql`${`'${word}':*`}::tsquery`;
}

/** The words have no quotes and backslashes left, so that they can be quoted in a query. */
function splitWords(typed: string): string[] {
  // Fewer digits are in most phone numbers.
  const isNumber = /^\+?\d{5,}$/.test(typed.replace(/[\s()-]/g, ''));
  if (isNumber) return [normalisePhone(typed) ?? typed.replace(/\D/g, '')];
  return typed
    .toLowerCase()
    .split(/[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+/)
    .filter((word) => word !== '');
}
