import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { removeExpired } from '#server/app/remove-expired.ts';
import { mergeAccounts } from '#server/features/admin/merge-accounts.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { rateLimits, requestFiles } from '#server/platform/database/schema.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { arrivingRequest } from '../../../tests/support/arriving-request.ts';
import {
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  signUp,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import {
  makePng,
  patchZip,
  readRealPdf,
  readRealWorkbooks,
  WORKBOOK_PARTS,
  zip,
} from '../../../tests/support/sample-files.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { removeAbandonedFiles } from './delete-files.ts';
import { selectKnownIds } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let filesDir: string;
let shop: TestShop;
let pdf: Buffer<ArrayBuffer>;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: 'orders@haat.test' });
  filesDir = path.join(shop.dataDir, 'request-files');
  pdf = Buffer.from(await readRealPdf());
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.delete(rateLimits);
});

type FileApi = { api: ApiClient };

async function upload({ api }: FileApi, name = 'Drawing.pdf', bytes: Buffer<ArrayBuffer> = pdf) {
  const headers = { 'x-file-name': encodeURIComponent(name) };
  return (await api.uploadFile({ file: new Blob([bytes]), headers })).file;
}

/** The same PDF, but with another content. */
const another = () => Buffer.concat([pdf, Buffer.from(newId())]);

async function submit({ api }: FileApi, files: string[], headers: Record<string, string> = {}) {
  const [product] = await fetchProducts(api, 1);
  if (!product) throw new Error('There is no product.');
  const body = { ...quoteRequestFor([{ product, quantity: 1 }]), files };
  return (await api.submitQuoteRequest({ body, headers })).result[0];
}

const listDisk = () => readdir(filesDir).catch(() => []);

describe('an uploaded file', () => {
  it('an uploaded file is stored with its content, a clean name and its hash, and is listed until it is part of a request', async () => {
    const buyer = await signUpWithPhone(shop);
    const [workbook = Buffer.alloc(0)] = await readRealWorkbooks();
    const drawing = await upload(buyer, 'C:\\plant\\Gate\u202e valve.pdf');
    const list = await upload(buyer, 'सूची.xlsx', Buffer.from(workbook));
    expect(drawing).toMatchObject({ name: 'Gate valve.pdf', type: 'pdf', bytes: pdf.length });
    expect(list).toMatchObject({ name: 'सूची.xlsx', type: 'xlsx' });
    expect((await buyer.api.listUnusedFiles()).files).toEqual([drawing, list]);
    expect(await readFile(path.join(filesDir, drawing.id))).toEqual(pdf);
    expect((await stat(path.join(filesDir, drawing.id))).mode & 0o777).toBe(0o600);
    const [row] = await shop.database.select().from(requestFiles).where(eq(requestFiles.id, drawing.id));
    expect(row?.sha256.length).toBe(32);
  });

  it('returns the same file when it is sent again', async () => {
    const buyer = await signUpWithPhone(shop);
    const before = (await listDisk()).length;
    const [one, two] = await Promise.all([upload(buyer), upload(buyer)]);
    expect(two.id).toBe(one.id);
    expect(await listDisk()).toHaveLength(before + 1);
  });

  it('an uploaded file can be removed until it is sent', async () => {
    const buyer = await signUpWithPhone(shop);
    const { id } = await upload(buyer);
    await (await signUpWithPhone(shop)).api.removeFile({ body: { file: id } });
    expect((await buyer.api.listUnusedFiles()).files).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) await buyer.api.removeFile({ body: { file: id } });
    expect((await buyer.api.listUnusedFiles()).files).toEqual([]);
    await expect.poll(listDisk).not.toContain(id);

    const sent = await upload(buyer);
    await submit(buyer, [sent.id]);
    await buyer.api.removeFile({ body: { file: sent.id } });
    expect(await listDisk()).toContain(sent.id);
  });

  it('comes back as an attachment that no browser shows and no cache keeps, to its owner only', async () => {
    const buyer = await signUpWithPhone(shop);
    const { id } = await upload(buyer, 'गेट "1".pdf');
    const fetchAs = (token: string, method = 'GET') =>
      shop.fetch(`/api/file/fetch/${id}`, { method, headers: { authorization: token } });
    const response = await fetchAs(buyer.token);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="___ 1.pdf"; filename*=UTF-8''${encodeURIComponent('गेट 1.pdf')}`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const head = await fetchAs(buyer.token, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetchAs((await signUpWithPhone(shop)).token)).status).toBe(404);
    expect((await fetchAs('')).status).toBe(401);
    await rm(path.join(filesDir, id));
    expect((await fetchAs(buyer.token)).status).toBe(404);
  });

  it('an uploaded file is not served under any path of the storefront', async () => {
    const { id } = await upload(await signUpWithPhone(shop));
    for (const address of [
      `/request-files/${id}`,
      `/media/request-files/${id}`,
      `/media/../request-files/${id}`,
    ])
      expect((await shop.fetch(address)).status).toBe(404);
  });
});

describe('an upload', () => {
  const post = (token: string, body: BodyInit, headers: Record<string, string> = {}) =>
    shop.fetch('/api/file/upload', { method: 'POST', body, headers: { authorization: token, ...headers } });

  it('needs a buyer with a verified phone number', async () => {
    expect((await post('', pdf)).status).toBe(401);
    const response = await post((await signUp(shop)).token, pdf);
    expect([response.status, (await response.json()).msg]).toEqual([
      403,
      'Please update your phone number in Account first.',
    ]);
  });

  it('leaves nothing behind when it is rejected', async () => {
    const { token, api } = await signUpWithPhone(shop);
    const before = await listDisk();
    const [workbook = Buffer.alloc(0)] = await readRealWorkbooks();
    const form = new FormData();
    form.append('file', new Blob([pdf]), 'drawing.pdf');
    const zeros = Buffer.alloc(101 * 1024 * 1024);
    const bomb = await zip({ ...WORKBOOK_PARTS, 'xl/worksheets/sheet2.xml': zeros });
    const lyingBomb = patchZip(bomb, (header, { unpacked }) => {
      if (header.readUInt32LE(unpacked) === zeros.length) header.writeUInt32LE(1000, unpacked);
    });
    const rejected: [number, BodyInit, Record<string, string>?][] = [
      [415, 'MZ a program'],
      [415, '{}'],
      [415, form],
      [415, pdf, { 'content-encoding': 'gzip' }],
      [422, ''],
      [422, pdf.subarray(0, -5000)],
      [422, Buffer.from(workbook.subarray(0, -100))],
      [422, Buffer.from(bomb)],
      [422, Buffer.from(lyingBomb)],
      [413, Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])],
      [413, pdf, { 'content-length': '20000000' }],
      [422, pdf, { 'x-file-name': '%E0%A4%A' }],
    ];
    for (const [status, body, headers] of rejected) {
      const response = await post(token, body, headers);
      expect([response.status, await response.json()]).toMatchObject([status, { success: false }]);
    }
    expect((await api.listUnusedFiles()).files).toEqual([]);
    expect(await listDisk()).toEqual(before);
  });

  it('takes a file of exactly 10 MB', async () => {
    const exact = Buffer.concat([
      pdf,
      Buffer.alloc(10 * 1024 * 1024 - pdf.length - 6),
      Buffer.from('%%EOF\n'),
    ]);
    expect(await upload(await signUpWithPhone(shop), 'large.pdf', exact)).toMatchObject({
      bytes: 10_485_760,
    });
  });

  it('says when the account has no more room, and has it again after a removal', async () => {
    const buyer = await signUpWithPhone(shop);
    const first = await upload(buyer);
    await shop.database.execute(
      sql`update request_files set byte_count = 209715200 - ${pdf.length} - 7 where id = ${first.id}`,
    );
    const before = await listDisk();
    await expect(upload(buyer, 'more.pdf', another())).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('200 MB'),
    });
    expect(await listDisk()).toEqual(before);
    expect((await buyer.api.listUnusedFiles()).files).toHaveLength(1);
    await buyer.api.removeFile({ body: { file: first.id } });
    await upload(buyer, 'more.pdf', another());
  });

  it('an upload never exceeds the room of the account, however many come at the same time', async () => {
    const buyer = await signUpWithPhone(shop);
    const first = await upload(buyer);
    await shop.database.execute(
      sql`update request_files set byte_count = 209715200 - ${pdf.length + 30} where id = ${first.id}`,
    );
    const before = await listDisk();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => upload(buyer, 'more.pdf', another())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await buyer.api.listUnusedFiles()).files).toHaveLength(2);
    expect(await listDisk()).toHaveLength(before.length + 1);
  });

  it('an upload is limited to three at a time, 60 an hour and 30 that are not sent', async () => {
    const buyer = await signUpWithPhone(shop);
    const arriveSlowly = async function* () {
      yield '%PDF-';
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    const slow = Array.from({ length: 3 }, () =>
      shop.answer(
        arrivingRequest('http://shop.test/api/file/upload', arriveSlowly(), { authorization: buyer.token }),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(upload(buyer)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    for (const response of await Promise.all(slow)) expect(response.status).toBe(422);

    for (let count = 0; count < 30; count += 1) await upload(buyer, 'one.pdf', another());
    await expect(upload(buyer, 'one.pdf', another())).rejects.toThrow(
      '30 files that are not part of a request',
    );
    await shop.database.execute(sql`delete from request_files`);
    for (let count = 35; count < 60; count += 1) await upload(buyer);
    await expect(upload(buyer)).rejects.toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
  });

  it('an upload is answered with 503 when the disk has no room, and leaves nothing behind', async () => {
    const buyer = await signUpWithPhone(shop);
    const { createFileStorage } = await import('./store-file.ts');
    const files = createStoredFiles(filesDir);
    const full = {
      ...files,
      async writeDraft(...args: Parameters<typeof files.writeDraft>) {
        await files.writeDraft(...args);
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
      },
    };
    const before = await listDisk();
    const lines: unknown[] = [];
    const log = { error: (line: unknown) => lines.push(line) };
    const [account] = (
      await shop.database.execute<{ id: string }>(sql`select id from accounts where email = ${buyer.email}`)
    ).rows;
    const owner = { accountId: account?.id ?? '', sentBy: 'buyer' } as const;
    const arriving = () => ({
      declaredBytes: pdf.length,
      pieces: Readable.from([pdf]),
    });
    for (const broken of [full, { ...files, countFreeBytes: async () => 1000 }]) {
      const store = createFileStorage(shop.database, broken, log as never);
      await expect(store(owner, 'a.pdf', arriving())).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 60,
      });
    }
    expect(lines).toHaveLength(2);
    expect(await listDisk()).toEqual(before);
  });
});

describe('a quote request', () => {
  it('a quote request has the files that are named, in its order, in both mails and for its buyer only', async () => {
    const buyer = await signUpWithPhone(shop);
    const files = [
      await upload(buyer, 'Plan.pdf'),
      await upload(buyer, 'Photo.png', Buffer.from(await makePng())),
    ];
    const order = await submit(buyer, files.map(({ id }) => id).toReversed());
    const { result } = await buyer.api.getOrder({ params: { oid: order?._id ?? '' } });
    expect(result.request_files).toEqual(files);
    expect((await buyer.api.listUnusedFiles()).files).toEqual([]);
    for (const address of ['orders@haat.test', buyer.email]) {
      const mail = await shop.outbox.waitForMail(address, order?.estimate_number ?? '');
      expect(mail).toContain('Plan.pdf');
      expect(mail).toContain('Photo.png');
      expect(mail).not.toContain('npm run');
    }
    const other = await submit(buyer, []);
    expect(
      (await buyer.api.getOrder({ params: { oid: other?._id ?? '' } })).result.request_files,
    ).toBeUndefined();
  });

  it('adds the files to a quote request with wishes only, too', async () => {
    const buyer = await signUpWithPhone(shop);
    const file = await upload(buyer);
    const { products: _, cart: __, ...party } = quoteRequestFor([]);
    const body = { ...party, wishes: [{ text: 'As in the drawing', quantity: 40 }], files: [file.id] };
    await buyer.api.submitWishes({ body });
    const { requests } = await buyer.api.listWishRequests();
    expect(requests.map(({ request_files }) => request_files)).toEqual([[file]]);
    await expect(buyer.api.submitWishes({ body })).rejects.toMatchObject({ status: 422 });
  });

  it('returns the same quote request when it is sent again with the same files', async () => {
    const buyer = await signUpWithPhone(shop);
    const { id } = await upload(buyer);
    const headers = { 'idempotency-key': newId() };
    const [one, two] = [await submit(buyer, [id], headers), await submit(buyer, [id], headers)];
    expect(two).toEqual(one);
    await expect(submit(buyer, [], headers)).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ['that do not exist', async () => ['unknown']],
    ['of another buyer', async () => [(await upload(await signUpWithPhone(shop))).id]],
    [
      'of another request',
      async (buyer: FileApi) => {
        const { id } = await upload(buyer);
        await submit(buyer, [id]);
        return [id];
      },
    ],
  ])('a quote request is rejected with files %s, and nothing of it is stored', async (_, arrange) => {
    const buyer = await signUpWithPhone(shop);
    const ids = await arrange(buyer);
    const before = (await buyer.api.listOrders()).total;
    await expect(submit(buyer, ids)).rejects.toMatchObject({
      status: 422,
      fields: { files: expect.any(String) },
    });
    expect((await buyer.api.listOrders()).total).toBe(before);
  });

  it('a quote request has at most ten files, each once', async () => {
    const buyer = await signUpWithPhone(shop);
    const eleven = Array.from({ length: 11 }, (_, index) => `file${index}`);
    await expect(submit(buyer, eleven)).rejects.toThrow('at most 10 files');
    await expect(submit(buyer, ['one', 'one'])).rejects.toThrow('listed twice');
  });
});

describe('files', () => {
  it('deletes files after a day that were not sent, and no others', async () => {
    const buyer = await signUpWithPhone(shop);
    const [kept, sent] = [await upload(buyer, 'a.pdf', another()), await upload(buyer, 'b.pdf', another())];
    await submit(buyer, [sent.id]);
    const removeAt = async (ms: number) => {
      const time = new Date(Date.now() + ms);
      await shop.database.execute(sql`update last_removal set removed_at = ${time.toISOString()}`);
      await removeExpired(shop.database, time);
    };
    const isThere = async () => (await selectKnownIds(shop.database, [kept.id])).size === 1;
    await removeAt(DAY_MS - 60_000);
    expect(await isThere()).toBe(true);
    await removeAt(DAY_MS + 60_000);
    expect(await isThere()).toBe(false);
    await expect.poll(listDisk).not.toContain(kept.id);
    expect(await listDisk()).toContain(sent.id);
  });

  it('files go with their account', async () => {
    const buyer = await signUpWithPhone(shop);
    const [unsent, sent] = [await upload(buyer, 'a.pdf', another()), await upload(buyer, 'b.pdf', another())];
    await submit(buyer, [sent.id]);
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    await expect
      .poll(async () => (await listDisk()).filter((id) => [unsent.id, sent.id].includes(id)))
      .toEqual([]);
    const rows = await shop.database.select().from(requestFiles).where(eq(requestFiles.id, sent.id));
    expect(rows).toEqual([]);
  });

  it('files lose their place when the time of their quote request runs out', async () => {
    const buyer = await signUpWithPhone(shop);
    const { id } = await upload(buyer);
    const order = await submit(buyer, [id]);
    await shop.database.execute(
      sql`update quote_requests set created_at = now() - interval '3 years' where id = ${order?.order_invoice_id}`,
    );
    await removeExpired(shop.database);
    await expect.poll(listDisk).not.toContain(id);
  });

  it('files follow their account when it is joined with another one', async () => {
    const [from, into] = [await signUpWithPhone(shop), await signUpWithPhone(shop)];
    const { id } = await upload(from);
    await submit(from, [id]);
    await mergeAccounts(shop.database, 'meera', from.email, into.email);
    expect((await into.api.fetchFile({ params: { file: id } })).size).toBe(pdf.length);
  });

  it('files are part of the buyer’s data', async () => {
    const buyer = await signUpWithPhone(shop);
    const file = await upload(buyer);
    await submit(buyer, [file.id]);
    const { files } = (await buyer.api.downloadMyData()).result;
    expect(files).toEqual([{ ...file, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), is_sent: true }]);
  });

  it('removes files that a killed process has left, but not those being written or those with a row', async () => {
    const { id } = await upload(await signUpWithPhone(shop));
    const old = new Date(Date.now() - 3_600_000);
    for (const name of ['orphan', 'killed.part', 'arriving.part'])
      await writeFile(path.join(filesDir, name), 'x');
    for (const name of ['orphan', 'killed.part', id]) await utimes(path.join(filesDir, name), old, old);
    await removeAbandonedFiles(shop.database, createStoredFiles(filesDir));
    const left = await listDisk();
    expect(left).toContain(id);
    expect(left).toContain('arriving.part');
    expect(left.filter((name) => ['orphan', 'killed.part'].includes(name))).toEqual([]);
    await rm(path.join(filesDir, 'arriving.part'));
  });
});
