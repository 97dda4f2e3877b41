import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { createFileStorage } from '#server/features/request-files/store-file.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { signUpWithPhone } from '../../../tests/support/buyers.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { endGathering } from '../../../tests/support/end-gathering.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { readRealPdf } from '../../../tests/support/sample-files.ts';
import { createRequest } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let folder: string;
let drawing: string;
let request: Awaited<ReturnType<typeof createRequest>>;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: 'orders@haat.test' });
  buyer = await signUpWithPhone(shop);
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-thread-'));
  drawing = path.join(folder, 'Drawing.pdf');
  await writeFile(drawing, await readRealPdf());
  await runCommand(shop, ['staff', 'add', 'meera']);
  request = await createRequest(shop, buyer.api);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...typed: string[]) =>
  runCommand(shop, ['--as', 'meera', 'offer', ...typed], null, { DATA_DIR: shop.dataDir });
const message = (...typed: string[]) => run('message', request.number, ...typed);

/** Of the files that no message has, the ids of the rows and the names on the disk. */
async function listUnsent() {
  const { rows } = await shop.database.execute<{ id: string; sent: boolean }>(
    sql`select id, quote_request_id is not null as sent from request_files`,
  );
  const sent = rows.filter(({ sent }) => sent).map(({ id }) => id);
  const names = await readdir(path.join(shop.dataDir, 'request-files'));
  return {
    rows: rows.filter(({ sent }) => !sent).map(({ id }) => id),
    names: names.filter((name) => !sent.includes(name)),
  };
}

describe('offer message', () => {
  it('sends words with a file, which the buyer gets by mail', async () => {
    const { stdout, stderr, exitCode } = await message(
      'Is this what you need?',
      '--line',
      '1',
      '--file',
      drawing,
    );
    expect({ stdout, stderr, exitCode }).toEqual({
      ...{ stdout: `Message sent to the buyer of ${request.number}.\n`, stderr: '', exitCode: 0 },
    });
    await endGathering(shop.database);
    const mail = await shop.outbox.waitForMail(buyer.email, 'Is this what you need?');
    expect(mail).toContain('Drawing.pdf');
    expect(mail).toContain('meera has written to you about line 1');
  });

  it('shows the mail of a dry run and sends nothing', async () => {
    const { stdout } = await message('Only a trial', '--dry-run', '--file', drawing);
    expect(stdout).toContain('Nothing was changed. This is what would happen:');
    expect(stdout).toContain(`MAIL TO ${buyer.email}`);
    expect(stdout).toContain('Only a trial');
    expect((await run('thread', request.number)).stdout).not.toContain('Only a trial');
  });

  it('keeps a note that is never mailed, and a message without a mail', async () => {
    const note = await message('Cost 900', '--internal');
    expect(note.stdout).toBe(`The note is with ${request.number}.\n`);
    expect((await message('Told by phone', '--no-mail')).exitCode).toBe(0);
    await expect
      .poll(async () => (await shop.database.execute(sql`select from graphile_worker.jobs`)).rowCount)
      .toBe(0);
    expect((await shop.outbox.mailsTo(buyer.email)).join()).not.toMatch(/Cost 900|Told by phone/);
  });

  it.each([
    ['a line that does not exist', ['--line', '7']],
    ['a second file that does not exist', ['--file', '/nowhere/a.pdf']],
  ])('leaves no file behind when it fails because of %s', async (_what, flags) => {
    expect((await message('x', '--file', drawing, ...flags)).exitCode).toBe(1);
    expect(await listUnsent()).toEqual({ rows: [], names: [] });
  });

  it('leaves a file alone that waits at the desk', async () => {
    const desk = shop.api(await startOperatorSession(shop, 'owner'));
    const { file } = await desk.uploadOfferFile({
      params: { request: request.quoteRequestId },
      headers: { 'x-file-name': 'Drawing.pdf' },
      file: new Blob([Uint8Array.from(await readRealPdf())]),
    });
    expect((await message('x', '--file', drawing, '--line', '7')).exitCode).toBe(1);
    expect(await listUnsent()).toEqual({ rows: [file.id], names: [file.id] });
  });

  it.each([
    [['x', '--file', '/nowhere/a.pdf'], /^File not found: \/nowhere\/a\.pdf$/m],
    [['x', '--line', '7'], /There is no line 7 in this request\./],
    [[' '], /Message is required\./],
  ])('fails with a clear sentence for %j', async (typed, sentence) => {
    const { stderr, exitCode } = await message(...typed);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});

describe('offer history', () => {
  it('shows messages among the steps, in the order of time', async () => {
    await message('Which colour?', '--line', '1', '--no-mail');
    await message('Cost is 900', '--internal');
    const { stdout } = await run('history', request.number);
    expect(stdout).toMatch(
      /: requested, buyer\n(.|\n)*: message, meera, about line 1, not read yet\n {2}Which colour\?\n.*: internal note, meera\n {2}Cost is 900/,
    );
  });
});

describe('offer thread', () => {
  it('shows both sides and notes, marks what the buyer wrote as read, and saves the buyer’s files', async () => {
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from accounts where email = ${buyer.email}`,
    );
    const accountId = rows[0]?.id ?? '';
    const bytes = Buffer.from(await readRealPdf());
    const storeFile = createFileStorage(
      shop.database,
      createStoredFiles(`${shop.dataDir}/request-files`),
      pino({ enabled: false }),
    );
    const content = { declaredBytes: bytes.length, pieces: Readable.from([bytes]) };
    const { id } = await storeFile({ accountId, sentBy: 'buyer' }, 'Plan.pdf', content);
    const { quoteRequestId } = request;
    await retryTransaction(shop.database, (transaction) =>
      sendMessage(
        transaction,
        { kind: 'account', accountId },
        { quoteRequestId, words: 'Yes,\nas \u001b[31mdrawn', fileIds: [id] },
      ),
    );
    const target = path.join(folder, 'files');
    const { stdout, exitCode } = await run('thread', request.number, '--files', target);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      / {2}meera, about line 1, not read yet\n {2}Is this what you need\?\n {2}File: Drawing\.pdf/,
    );
    expect(stdout).toMatch(/ {2}meera {2}internal note\n {2}Cost 900/);
    expect(stdout).toMatch(/ {2}Buyer\n {2}Yes,\n {2}as \ufffd\[31mdrawn\n {2}File: Plan\.pdf \(\d+ KB\)/);
    expect(await readdir(target)).toEqual(['1 Plan.pdf']);
    const json = JSON.parse((await run('thread', request.number, '--json')).stdout);
    expect(json).toContainEqual(expect.objectContaining({ words: 'Cost 900', is_internal: true }));
    expect(json.at(-1)).toMatchObject({ author: 'buyer', files: [{ name: 'Plan.pdf', type: 'pdf' }] });
    const { rows: unread } = await shop.database.execute(sql`
      select from quotation_messages where quote_request_id = ${quoteRequestId} and author = 'buyer' and read_at is null`);
    expect(unread).toEqual([]);
    const { stdout: reads } = await runCommand(shop, ['reads']);
    expect(reads).toContain('offer thread');
  });

  it('says that there is nothing', async () => {
    const other = await createRequest(shop, buyer.api);
    expect((await run('thread', other.number)).stdout).toBe('There are no messages about this request.\n');
  });
});
