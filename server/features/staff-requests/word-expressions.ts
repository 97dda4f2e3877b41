import { type SQL, sql } from 'drizzle-orm';
import { normalisePhone } from '#domain/phone.ts';
import { orders, quoteRequests } from '#server/platform/database/schema.ts';

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
 * Whether a quote request has a word that begins with each of the typed ones, in its number, firm, city, wishes,
 * reference or a product. A phone number can be typed in any spelling.
 * @param withContacts whether persons, e-mail addresses, GSTINs and phone numbers are searched as well.
 */
export function matchesWords(typed: string, { withContacts }: { withContacts: boolean }): SQL {
  const conditions = splitWords(typed).map((word) => {
    const query = beginsWith(word);
    const places = [
      sql`select id from ${quoteRequests} where ${requestWords} @@ ${query}`,
      ...(withContacts ? [sql`select id from ${quoteRequests} where ${contactWords} @@ ${query}`] : []),
      sql`select quote_request_id from ${orders} where ${productWords} @@ ${query}`,
    ];
    return sql`${quoteRequests.id} in (${sql.join(places, sql` union all `)})`;
  });
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether each of the typed words begins a word of a city or state of the request. */
export function isAtPlace(typed: string): SQL {
  const conditions = splitWords(typed).map((word) => sql`${placeWords} @@ ${beginsWith(word)}`);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
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
