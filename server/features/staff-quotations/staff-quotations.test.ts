import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { readFlow } from '../../../tests/support/read-pdf.ts';
import { makeJpeg, makePng } from '../../../tests/support/sample-files.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let desk: ApiClient;
let request: string;
let number: string;
let invoice: string;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  await addOperator(shop, 'owner', 'Asha Rao');
  desk = shop.api((await startStaffSession(shop.database, 'Meera', 'Asha Rao')).token);
});
afterAll(() => shop.close());

beforeEach(async () => {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 2 }]),
  });
  number = result[0]?.estimate_number ?? '';
  invoice = result[0]?.order_invoice_id ?? '';
  const { requests } = await desk.listQuoteRequests({ query: { q: number } });
  request = requests[0]?.id ?? '';
});

const change = (rate: number, version?: number) =>
  desk.changeOfferLine({
    body: { request, line: 1, change: { rate }, ...(version !== undefined && { version }) },
  });

describe('a draft', () => {
  it('is shown as it would begin before anybody has begun it', async () => {
    const { result } = await desk.getQuoteRequest({ params: { request } });
    expect(result).toMatchObject({
      draft: null,
      draft_start: { offer: { revision: 1, lines: [{ number: 1, quantity: 2 }] } },
    });
    expect(result.draft_start?.sources).toMatchObject([
      { line: 1, product: expect.any(String), is_ordered: true },
    ]);
  });

  it('stands beside the sums of the estimate', async () => {
    const { estimate, revisions } = (await desk.getQuoteRequest({ params: { request } })).result;
    const taxes = estimate?.taxes.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(taxes).toBeGreaterThan(0);
    expect(estimate?.taxes.map(({ name }) => name).join(' and ')).toMatch(/^(IGST|CGST and SGST)$/);
    expect((estimate?.items ?? 0) + taxes).toBeCloseTo(estimate?.total ?? 0, 2);
    expect(revisions).toMatchObject([{ number: 0, total: estimate?.total }]);
  });

  it('takes many cells as one act, or none of them', async () => {
    const changes = [
      { line: 1, change: { rate: 900 } },
      { line: 1, change: { quantity: 3 } },
    ];
    const { draft } = await desk.changeOfferLines({ body: { request, changes } });
    expect(draft).toMatchObject({ version: 2, offer: { lines: [{ rate: 900, quantity: 3 }] } });
    const wrong = [...changes, { line: 9, change: { rate: 5 } }];
    await expect(
      desk.changeOfferLines({ body: { request, version: 2, changes: wrong } }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await desk.getOfferStanding({ params: { request } })).draft).toMatchObject({ version: 2 });
  });

  it('is written by one person, until another takes it over', async () => {
    await addOperator(shop, 'sales', 'Ramesh Gupta');
    const other = shop.api((await startStaffSession(shop.database, 'Meera', 'Ramesh Gupta')).token);
    await change(900);
    await expect(
      other.changeOfferLine({ body: { request, line: 1, change: { rate: 880 } } }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Asha Rao has been editing since \d\d:\d\d\.$/),
    });
    expect((await other.takeOverDraft({ body: { request } })).draft).toMatchObject({
      editor: 'Ramesh Gupta',
      offer: { lines: [{ rate: 900 }] },
    });
    await other.changeOfferLine({ body: { request, line: 1, change: { rate: 880 } } });
    await expect(change(870)).rejects.toMatchObject({
      message: expect.stringContaining('Ramesh Gupta has been editing'),
    });
  });

  it('gets products that the shop’s search finds', async () => {
    const { products } = await desk.findOfferProducts({ query: { q: 'drill' } });
    expect(products[0]).toMatchObject({
      title: expect.stringMatching(/drill/i),
      brand: expect.any(String),
      price: expect.any(Number),
    });
  });
});

describe('the calls of operators', () => {
  it('show no contact details to those who may not read buyers', async () => {
    await addOperator(shop, 'viewer', 'Vani Iyer');
    const viewer = shop.api((await startStaffSession(shop.database, 'Meera', 'Vani Iyer')).token);
    const { result } = await viewer.getQuoteRequest({ params: { request } });
    expect(result).toMatchObject({ contact_name: '•••', email: '•••', phone: '•••', gstin: '•••' });
    await expect(viewer.fetchDraft({ params: { request } })).rejects.toMatchObject({ status: 403 });
    await expect(viewer.fetchSentOffer({ params: { request } })).rejects.toMatchObject({ status: 403 });
  });

  it('compare two quotations cell by cell', async () => {
    await change(900);
    await desk.sendOffer({ body: { request, no_mail: true } });
    await change(880);
    await desk.sendOffer({ body: { request, no_mail: true } });
    const { revisions, cells } = await desk.compareRevisions({
      params: { request },
      query: { a: '1', b: '2' },
    });
    expect(revisions).toEqual([1, 2]);
    expect(cells.filter(({ is_changed }) => is_changed).map(({ what }) => what)).toEqual([
      'Rate',
      'Grand total',
    ]);
    expect(cells.find(({ what }) => what === 'Rate')).toEqual({
      ...{ line: 1, what: 'Rate', is_changed: true },
      ...{ before: '₹900.00 per piece', after: '₹880.00 per piece' },
    });
    await expect(
      desk.compareRevisions({ params: { request }, query: { a: '1', b: '3' } }),
    ).rejects.toMatchObject({ status: 404, message: 'There is no quotation R3.' });
  });

  it('tell what is known of a buyer, and who else asks with the same GSTIN', async () => {
    const other = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There are no products.');
    await other.api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 1 }]) });
    const before = await desk.getOfferParty({ params: { request } });
    await change(900);
    await desk.sendOffer({ body: { request, no_mail: true } });
    const word = { said_by: 'by phone', name: 'Ravi Rao', no_mail: true };
    const { result } = await desk.acceptOfferOnWord({ body: { request, ...word } });
    const known = await desk.getOfferParty({ params: { request } });
    expect(known).toMatchObject({
      accepted_count: before.accepted_count + 1,
      accepted_total: before.accepted_total + (result.acceptance?.total ?? 0),
      duplicates: [{ email: other.email, same: 'gstin' }],
    });
    expect(known.requests.every(({ id }) => id !== request)).toBe(true);
  });

  it('note what the buyer has written as read', async () => {
    await buyer.api.askAboutQuotation({ body: { invoice, words: 'When can you send it?' } });
    const isRead = async () =>
      (await desk.getQuoteRequest({ params: { request } })).result.messages[0]?.is_read;
    expect(await isRead()).toBe(false);
    await desk.markOfferMessagesRead({ body: { request } });
    expect(await isRead()).toBe(true);
  });

  it('are not refused because the request was opened meanwhile', async () => {
    const { version } = (await desk.getQuoteRequest({ params: { request } })).result;
    await desk.openQuoteRequest({ body: { request } });
    await desk.openQuoteRequest({ body: { request } });
    const { result } = await desk.getQuoteRequest({ params: { request } });
    expect(result).toMatchObject({ state: 'open', version });
    await desk.closeQuoteRequest({ body: { request, version, reason: 'duplicate' } });
  });

  it('lead a request from the draft to the acceptance, in the operator’s name', async () => {
    expect((await desk.listQuoteRequests({ query: { state: 'new', q: number } })).requests).toMatchObject([
      { id: request, state: 'new', turn: 'ours', revision: null, order_count: 1 },
    ]);
    await desk.openQuoteRequest({ body: { request } });
    const { draft } = await change(900);
    expect(draft).toMatchObject({
      changed_by: 'Asha Rao',
      offer: { revision: 1, lines: [{ rate: 900, quantity: 2 }] },
    });
    await desk.addOfferLine({ body: { request, line: { title: 'Spare kit', hsn: '8431', rate: 250.5 } } });
    await desk.setOfferCharges({ body: { request, change: { freight_term: 'added', freight: 1500 } } });
    await desk.setSnippet({
      body: { name: 'advance-30', kind: 'payment', words: '30% in advance', version: 0 },
    });
    await desk.setOfferTerms({ body: { request, change: { valid_days: 15, payment_terms: 'advance-30' } } });
    const pdf = Buffer.from(await (await desk.fetchDraft({ params: { request } })).arrayBuffer());
    expect(readFlow(pdf)).toContain('30% in advance');

    const sent = (await desk.sendOffer({ body: { request } })).result;
    expect(sent).toMatchObject({
      state: 'offered',
      turn: 'buyer',
      draft: null,
      offer: { payment_terms: '30% in advance' },
    });
    const paper = Buffer.from(await (await desk.fetchSentOffer({ params: { request } })).arrayBuffer());
    expect(readFlow(paper)).toContain('30% in advance');
    const accepted = await desk.acceptOfferOnWord({
      body: { request, said_by: 'by phone', name: 'Ravi Rao' },
    });
    expect(accepted.result).toMatchObject({
      state: 'accepted',
      acceptance: {
        ...{ name: 'Ravi Rao', lines: [1, 2] },
        ...{ how: 'word', said_by: 'by phone', recorded_by: 'Asha Rao' },
      },
    });
    await addOperator(shop, 'viewer', 'Usha Iyer');
    const viewer = shop.api((await startStaffSession(shop.database, 'Meera', 'Usha Iyer')).token);
    const seen = (await viewer.getQuoteRequest({ params: { request } })).result;
    expect(seen.acceptance).toMatchObject({ name: '•••', designation: '', how: 'word' });
    expect(accepted.result.events.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
      'requested by buyer',
      'opened by Asha Rao',
      'offered by Asha Rao',
      'accepted by Asha Rao',
    ]);
    const { rows } = await shop.database.execute(
      sql`select distinct via from quotation_events where quote_request_id = ${request} and made_by = 'operator'`,
    );
    expect(rows).toEqual([{ via: 'staff call' }]);
    const undone = await desk.undoOfferAcceptance({ body: { request, reason: 'Wrong buyer' } });
    expect(undone.result.state).toBe('offered');
  });

  it('change nothing in a dry run and tell which mails would be sent', async () => {
    await change(900);
    const { result, mails } = await desk.sendOffer({ body: { request, dry_run: true } });
    expect(result).toMatchObject({ state: 'offered', offer: { revision: 1 } });
    expect(mails).toMatchObject([{ to: buyer.email, text: expect.stringContaining('/quotation/…') }]);
    const now = (await desk.getQuoteRequest({ params: { request } })).result;
    expect(now).toMatchObject({ state: 'new', offer: null, draft: { offer: { revision: 1 } } });
  });

  it('say in words when the shop has no address that a buyer’s answer could go to', async () => {
    await change(900);
    const { rows } = await shop.database.execute<{ email: string }>(sql`select email from contact_links`);
    await shop.database.execute(sql`update contact_links set email = ''`);
    await expect(desk.sendOffer({ body: { request, dry_run: true } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The shop has no e-mail address for answers/),
    });
    await shop.database.execute(sql`update contact_links set email = ${rows[0]?.email}`);
  });

  it('take the buyer’s counter-offer over into the draft', async () => {
    const none = { status: 404, message: 'The buyer has made no counter-offer.' };
    await expect(desk.takeCounter({ body: { request } })).rejects.toMatchObject(none);
    await change(900);
    await desk.sendOffer({ body: { request } });
    const { url } = await desk.linkOffer({ body: { request } });
    const wish = { token: url.split('/').at(-1) ?? '', revision: 1, name: 'Ramesh Gupta' };
    await shop.api().counterQuotation({ body: { ...wish, lines: [{ number: 1, rate: 850, quantity: 3 }] } });
    const { draft } = await desk.takeCounter({ body: { request } });
    expect(draft.offer).toMatchObject({ revision: 2, lines: [{ rate: 850, quantity: 3 }] });
    const { events } = (await desk.getQuoteRequest({ params: { request } })).result;
    expect(events.at(-1)).toMatchObject({ kind: 'countered', actor: 'buyer', name: 'Ramesh Gupta' });
  });

  it('are refused with another version than the current one', async () => {
    const { draft } = await change(900);
    await change(880, draft.version);
    const conflict = { status: 409, message: expect.stringContaining('Asha Rao changed this draft') };
    await expect(change(870, draft.version)).rejects.toMatchObject(conflict);
    const seen = { body: { request, version: draft.version } };
    await expect(desk.sendOffer(seen)).rejects.toMatchObject(conflict);
    await expect(desk.discardOfferDraft(seen)).rejects.toMatchObject(conflict);
    const { result } = await desk.getQuoteRequest({ params: { request } });
    expect(result.draft?.offer.lines).toMatchObject([{ rate: 880 }]);
  });

  it('name the field that is wrong', async () => {
    await expect(change(-5)).rejects.toMatchObject({
      status: 422,
      fields: { 'change.rate': expect.stringContaining('from ₹0.01') },
    });
    await expect(
      desk.addOfferLine({ body: { request, line: { product: 'unknown' } } }),
    ).rejects.toMatchObject({ status: 422, fields: { 'line.product': 'There is no product “unknown”.' } });
  });

  it('keep notes between operators, and let the buyer read the rest', async () => {
    await desk.writeAboutOffer({ body: { request, words: 'He bargains.', is_internal: true } });
    await desk.writeAboutOffer({ body: { request, words: 'Which colour do you need?' } });
    await change(900);
    await desk.sendOffer({ body: { request } });
    const { url } = await desk.linkOffer({ body: { request } });
    const token = url.split('/').at(-1) ?? '';
    const { messages } = (await shop.api().getLinkedQuotation({ params: { token } })).result;
    expect(messages.map(({ words }) => words)).toEqual(['Which colour do you need?']);
    const ours = (await desk.getQuoteRequest({ params: { request } })).result.messages;
    expect(ours.map(({ words, is_internal }) => [words, is_internal])).toEqual([
      ['He bargains.', true],
      ['Which colour do you need?', false],
    ]);
  });

  it('send files with messages, which the buyer downloads; those of notes stay at the desk', async () => {
    const upload = async (name: string, content: Buffer) => {
      const file = new Blob([Buffer.from(content)]);
      return (await desk.uploadOfferFile({ params: { request }, headers: { 'x-file-name': name }, file }))
        .file;
    };
    const drawing = await upload('Drawing%20of%20shaft.png', await makePng());
    const note = await upload('Margins.jpg', await makeJpeg());
    await expect(buyer.api.fetchFile({ params: { file: drawing.id } })).rejects.toMatchObject({
      status: 404,
    });
    const sent = await desk.writeAboutOffer({
      body: { request, words: 'Please check the drawing.', files: [drawing.id] },
    });
    expect(sent.message.files).toMatchObject([{ name: 'Drawing of shaft.png' }]);
    await desk.writeAboutOffer({ body: { request, words: 'Ours.', files: [note.id], is_internal: true } });
    expect((await buyer.api.fetchFile({ params: { file: drawing.id } })).size).toBe(drawing.bytes);
    await expect(buyer.api.fetchFile({ params: { file: note.id } })).rejects.toMatchObject({ status: 404 });
    for (const { id, bytes } of [drawing, note])
      expect((await desk.fetchOfferFile({ params: { request, file: id } })).size).toBe(bytes);
    const again = { request, words: 'Once more.', files: [drawing.id] };
    await expect(desk.writeAboutOffer({ body: again })).rejects.toMatchObject({ status: 422 });
  });

  it('leave out a file that is removed before they are sent, so that it takes no room of the buyer’s', async () => {
    const file = new Blob([Buffer.from(await makePng())]);
    const headers = { 'x-file-name': 'Wrong.png' };
    const stored = await desk.uploadOfferFile({ params: { request }, headers, file });
    const { id } = stored.file;
    await desk.removeOfferFile({ body: { request, file: id } });
    const { rows } = await shop.database.execute(sql`select id from request_files where id = ${id}`);
    expect(rows).toEqual([]);
    const late = desk.writeAboutOffer({ body: { request, words: 'Please look.', files: [id] } });
    await expect(late).rejects.toMatchObject({ status: 422 });
  });

  it('record whose personal data an operator has read', async () => {
    await desk.getQuoteRequest({ params: { request } });
    const { rows } = await shop.database.execute(
      sql`select read_by, read_via, command from personal_data_reads where ${request} = any (record_ids) order by id`,
    );
    expect(rows).toEqual([
      { read_by: 'Asha Rao', read_via: 'staff call', command: 'listQuoteRequests' },
      { read_by: 'Asha Rao', read_via: 'staff call', command: 'getQuoteRequest' },
    ]);
  });
});
