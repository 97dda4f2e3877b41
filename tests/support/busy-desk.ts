import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

/** What a busy shop has after a year, as plain rows: for what lists cost, not for what they say. */

/** How many quote requests there are for each buyer. */
const REQUESTS_PER_BUYER = 4;
const LINES = 3;
/** So many products occur in orders. */
const ORDERED_PRODUCTS = 200;

const names = sql`array['Rao', 'Sharma', 'Gill', 'Iyer', 'Khan', 'Patel', 'Das', 'Singh', 'Nair', 'Mehta', 'Bose']`;
const cities = sql`array['Ludhiana', 'Pune', 'Kolkata', 'Rajkot', 'Coimbatore', 'Surat', 'Kanpur']`;
const operators = sql`array['Meera', 'Arjun', 'Kavita', 'Sanjay']`;

const pick = (list: SQL, number: SQL) => sql`(${list})[1 + (${number}) % array_length(${list}, 1)]`;
const minutesAgo = (minutes: SQL) => sql`now() - make_interval(mins => (${minutes})::integer)`;

/**
 * Writes quote requests of one year, the latest with the lowest numbers, with everything that belongs to them. Three in
 * a hundred wait for an answer, five are offered; most others were accepted or declined long ago.
 * @param requests at least 100.
 */
export async function writeBusyYear(database: Database, requests: number): Promise<void> {
  const minutes = sql.raw(String(Math.floor((365 * 24 * 60) / requests)));
  const count = sql.raw(String(requests));
  const askedAt = (number: SQL) => minutesAgo(sql`${number} * ${minutes}`);
  const state = sql`case
    when n <= ${count} * 0.01 then 'new' when n <= ${count} * 0.02 then 'open' when n <= ${count} * 0.03 then 'countered'
    when n <= ${count} * 0.08 then 'offered'
    when n % 20 < 9 then 'accepted' when n % 20 < 18 then 'declined' else 'closed' end`;
  const address = sql`jsonb_build_object(
    'address', n || ' GT Road', 'city', ${pick(cities, sql`n`)}, 'district', ${pick(cities, sql`n`)}, 'state', 'Punjab', 'pin', '141001')`;
  const phone = sql`(9000000000 + n / ${REQUESTS_PER_BUYER}::integer)::text`;
  const gstin = sql`'03AAAAA' || lpad((n / ${REQUESTS_PER_BUYER}::integer % 10000)::text, 4, '0') || 'A1Z5'`;
  const statements = [
    sql`insert into accounts (id, email, name, password_hash, phone, created_at, blocked_at, blocked_reason)
      select 'buyer' || n, 'buyer' || n || '@firm.example', ${pick(names, sql`n`)} || ' ' || n, '', (8000000000 + n)::text,
        ${minutesAgo(sql`n * ${minutes} * ${REQUESTS_PER_BUYER}`)},
        case when n % 100 = 99 then now() end, case when n % 100 = 99 then 'Never pays' end
      from generate_series(0, ${count} / ${REQUESTS_PER_BUYER}::integer) as n`,
    sql`insert into quote_requests (
        id, account_id, financial_year, running_number, customer, contact_name, email, phone, gstin, billing, shipping,
        created_at, state, version, opened_at, answered_at, answer_due_at)
      select 'request' || n, 'buyer' || n / ${REQUESTS_PER_BUYER}::integer, '2025-26', ${count} + 1 - n,
        ${pick(names, sql`n / ${REQUESTS_PER_BUYER}::integer`)} || ' Engineering Works ' || n / ${REQUESTS_PER_BUYER}::integer,
        ${pick(names, sql`n`)}, 'buyer' || n / ${REQUESTS_PER_BUYER}::integer || '@firm.example', ${phone}, ${gstin},
        ${address}, ${address}, ${askedAt(sql`n`)}, state, 1,
        case when state <> 'new' then ${askedAt(sql`n`)} end,
        case when state not in ('new', 'open') then ${askedAt(sql`n`)} end,
        ${askedAt(sql`n`)} + interval '1 day'
      from generate_series(1, ${count}) as n cross join lateral (select ${state} as state)`,
    sql`insert into orders (
        id, quote_request_id, account_id, line_number, product_id, product, quantity, unit_price_incl_gst_paise, status,
        created_at)
      select 'order' || n || '-' || line, 'request' || n, account_id, line, product ->> 'id', product, 1 + n % 5, 118000,
        case state
          when 'accepted' then case when n <= ${count} * 0.1 then 'Confirmed' when n <= ${count} * 0.14 then 'Shipped' else 'Delivered' end
          when 'declined' then 'Rejected' else 'Requested' end,
        ${askedAt(sql`n`)}
      from generate_series(1, ${count}) as n
      join quote_requests on quote_requests.id = 'request' || n
      cross join generate_series(1, ${LINES}::integer) as line
      join (${orderedProducts}) as chosen on chosen.number = (n * 7 + line) % chosen.total`,
    sql`insert into order_status_changes (order_id, status, changed_at, changed_by)
      select id, status, created_at + interval '1 day', 'Meera' from orders where id like 'order%'`,
    sql`insert into quote_revisions (
        id, quote_request_id, number, made_by, document, document_sha256, total_paise, created_at, kind, state, lapses_at)
      select 'revision' || n || '-' || number, 'request' || n, number, case number when 0 then 'buyer' else 'operator' end,
        '{}', sha256('{}'), 100000 * (1 + n % 500), created_at,
        case number when 0 then 'estimate' else 'quotation' end,
        case when number = 1 then case quote_requests.state
          when 'accepted' then 'accepted' when 'declined' then 'declined' else 'sent' end end,
        case when number = 1 then now() + make_interval(days => n % 30 - 10) end
      from generate_series(1, ${count}) as n
      join quote_requests on quote_requests.id = 'request' || n
      cross join generate_series(0, 1) as number
      where number = 0 or quote_requests.state in ('countered', 'offered', 'accepted', 'declined')`,
    sql`insert into quotation_acceptances (
        id, revision_id, quote_request_id, line_numbers, total_paise, how, name, document_sha256, accepted_at)
      select 'acceptance' || n, 'revision' || n || '-1', 'request' || n, '{1,2,3}', 90000 * (1 + n % 500), 'account', 'Asha',
        sha256('{}'), created_at + interval '1 day'
      from generate_series(1, ${count}) as n
      join quote_requests on quote_requests.id = 'request' || n and state = 'accepted'`,
    sql`insert into quotation_counters (id, quote_request_id, revision_number, lines, created_at)
      select 'counter' || id, id, 1, '[]', created_at + interval '1 hour' from quote_requests where state = 'countered'`,
    sql`insert into shipments (id, quote_request_id, number, transporter, lr_number, sent_at, delivered_at, made_by)
      select 'shipment' || id, id, 1, 'Transporter ' || length(id) || running_number % 90, 'LR' || running_number,
        created_at + interval '2 days',
        case when running_number < ${count} * 0.86 then created_at + interval '5 days' end, 'Meera'
      from quote_requests where state = 'accepted' and running_number < ${count} * 0.9`,
    sql`insert into shipment_lines (shipment_id, order_id, quantity)
      select shipments.id, orders.id, quantity from shipments join orders using (quote_request_id)`,
    sql`insert into mail_log (id, job_id, kind, payload, quote_request_id, to_address, subject, state, created_at, updated_at)
      select 'mail' || n || '-' || part, 'job' || n, 'quote-request-mails', '{}', 'request' || n,
        'buyer' || n / ${REQUESTS_PER_BUYER}::integer || '@firm.example', 'Estimate ' || part,
        case when n % 500 = 0 then 'refused' else 'sent' end, ${askedAt(sql`n`)}, ${askedAt(sql`n`)}
      from generate_series(1, ${count}) as n cross join generate_series(1, 3) as part`,
    sql`insert into contact_messages (id, first_name, last_name, phone, email, message, created_at, done_at)
      select 'message' || n, ${pick(names, sql`n`)}, 'Kumar', ${phone}, 'person' || n || '@firm.example',
        'Do you have gear pumps of 40 litres a minute, and what do ten of them cost delivered to Ludhiana?',
        ${askedAt(sql`n`)}, case when n > ${count} * 0.01 then ${askedAt(sql`n`)} end
      from generate_series(1, ${count}) as n`,
    // One import changes all products; operators do the rest one by one.
    sql`insert into changes (changed_at, changed_by, changed_via, kind, subject, label, before, after)
      select now() - interval '1 hour', 'Kavita', 'desk', 'products', id, title,
        jsonb_build_object('discount_bps', discount_bps), jsonb_build_object('discount_bps', discount_bps + 100)
      from products`,
    sql`insert into changes (changed_at, changed_by, changed_via, kind, subject, label, before, after)
      select ${askedAt(sql`n`)}, ${pick(operators, sql`n`)}, 'desk', 'quote_requests', 'request' || n, null,
        '{"state": "new"}', '{"state": "open"}'
      from generate_series(1, ${count}) as n`,
    sql`insert into personal_data_reads (read_at, read_by, read_via, command, record_ids)
      select ${askedAt(sql`n`)}, ${pick(operators, sql`n`)}, 'desk', 'listBuyers', array['buyer' || n]
      from generate_series(${count}, 1, -1) as n`,
    sql`insert into security_events (account_id, event, happened_at)
      select 'buyer' || n / ${REQUESTS_PER_BUYER}::integer, 'logged-in', ${askedAt(sql`n`)}
      from generate_series(${count}, 1, -1) as n`,
    sql`insert into staff_security_events (event, address, happened_at)
      select 'code-login-failed', '192.0.2.1', ${askedAt(sql`n`)} from generate_series(${count}, 1, -1) as n`,
    sql`insert into blocklist (id, kind, value_hash, reason, blocked_at)
      select 'block' || n, 'email', sha256(('blocked' || n)::bytea), 'Junk', ${askedAt(sql`n`)}
      from generate_series(1, ${count} / 100) as n`,
  ];
  await database.transaction(async (transaction) => {
    for (const statement of statements) await transaction.execute(statement);
  });
  // As autovacuum does: counts are exact, and the visible pages need not be looked at.
  await database.execute(sql`vacuum analyze`);
}

/** Products as orders keep them, numbered from 0. */
const orderedProducts = sql`
  select row_number() over (order by listing_number) - 1 as number, count(*) over () as total, jsonb_build_object(
    'id', products.id, 'title', title, 'description', description, 'images', to_jsonb(images), 'imageAlt', image_alt,
    'listPricePaise', list_price_paise, 'discountBps', discount_bps, 'gstBps', gst_bps, 'ratings', '[]'::jsonb,
    'brochureUrl', null, 'brand', brand, 'model', model, 'hsn', hsn, 'specifications', specifications,
    'categoryId', products.category_id, 'categoryName', categories.name,
    'subCategoryId', sub_category_id, 'subCategoryName', sub_categories.name, 'unit', unit, 'terms', terms) as product
  from (select * from products order by listing_number limit ${ORDERED_PRODUCTS}) as products
  join categories on categories.id = products.category_id
  join sub_categories on sub_categories.id = products.sub_category_id`;
