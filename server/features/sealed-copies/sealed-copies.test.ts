import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/app/remove-expired.ts';
import { removedRows, sealedCopies } from '#server/platform/database/schema.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { ADDRESS_ENTRY, PASSWORD, requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { readRealPdf } from '../../../tests/support/sample-files.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { sealRemovedRows } from './seal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Tables without the triggers, with the reason. */
const NOT_KEPT = {
  'has no personal data': [
    ...['ads', 'api_keys', 'backup_outcomes', 'banners', 'branches', 'categories', 'contact_links'],
    ...[
      'empty_searches',
      'estimate_counters',
      'estimate_pictures',
      'holidays',
      'known_brands',
      'listing_counts',
      'listings',
    ],
    ...['last_removal', 'order_discount_changes', 'page_contents', 'picture_focuses', 'price_floors'],
    ...['product_families', 'product_requests', 'products', 'pseudonymisation_hold', 'request_totals'],
    ...['search_synonyms', 'search_words', 'settings', 'shipment_lines', 'sms_count', 'specification_keys'],
    ...['specifications', 'sub_categories', 'text_snippets', 'webhook_deliveries', 'webhook_endpoints'],
    ...['applied_functions', 'migrations', 'sealing'],
  ],
  'has hashes, counts and secrets only': [
    ...['idempotency_keys', 'known_devices', 'link_tokens', 'rate_limits'],
    ...['staff_challenges', 'staff_links', 'staff_passkeys', 'staff_recovery_codes', 'staff_totp'],
  ],
  'is kept for a year or longer as it is': [
    ...['change_sets', 'changes', 'personal_data_reads', 'quotation_events', 'security_events'],
    ...['staff', 'staff_security_events'],
  ],
  'is drawn from what is kept': ['estimate_drawings', 'estimate_files'],
  'is the operators’ own': ['saved_views'],
  'is what is kept': ['removed_rows', 'sealed_copies'],
};

let shop: TestShop;
let identity: string;
beforeAll(async () => {
  shop = await openTestShop();
  identity = await generateIdentity();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await run('off');
  await sealRemovedRows(shop.database);
  await shop.database.delete(sealedCopies);
});

const run = (...typed: string[]) => runCommand(shop, ['sealed', ...typed]);
const switchOn = async () => run('on', '--recipient', await identityToRecipient(identity));

async function open(content: Uint8Array): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(content, 'text');
}

/** The rows of all sealed copies, as who has the private key reads them. */
async function readRows(): Promise<{ source: string; content: Record<string, unknown> }[]> {
  await sealRemovedRows(shop.database);
  const copies = await shop.database.select().from(sealedCopies);
  const texts = await Promise.all(
    copies.filter(({ kind }) => kind === 'rows').map(({ content }) => open(content)),
  );
  return texts.flatMap((text) => text.trim().split('\n')).map((line) => JSON.parse(line));
}

async function createBuyer() {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  await requestQuote(buyer.api, 1, { order_customer: 'Sardar Machine Tools' });
  return buyer;
}

describe('what is removed of personal data', () => {
  it('is gone at once unless sealing is on', async () => {
    const buyer = await createBuyer();
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    expect(await shop.database.$count(removedRows)).toBe(0);
    expect(await shop.outbox.waitForMail(buyer.email, 'deleted')).not.toContain('encrypted copy');
  });

  it('is kept with it, for nobody but the holder of the private key', async () => {
    const buyer = await createBuyer();
    await switchOn();
    expect(await buyer.api.getDeletionTerms()).toMatchObject({ sealed_copy_days: 365 });
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    const rows = await readRows();
    const of = (table: string) => rows.filter(({ source }) => source === table).map(({ content }) => content);
    expect(of('accounts')).toMatchObject([{ email: buyer.email, name: 'Asha Rao', phone: buyer.phone }]);
    expect(of('addresses')).toMatchObject([{ customer: ADDRESS_ENTRY.address_customer }]);
    expect(of('sessions')).toHaveLength(1);
    expect(of('quote_requests')).toMatchObject([{ customer: 'Sardar Machine Tools', email: buyer.email }]);
    expect(JSON.stringify(of('quote_revisions'))).toContain('Sardar Machine Tools');
    expect(JSON.stringify(rows)).not.toMatch(/password_hash|token_hash|device_hash|code_hash/);
    expect(await shop.database.$count(removedRows)).toBe(0);
    for (const { content } of await shop.database.select().from(sealedCopies))
      expect(content.includes(buyer.email)).toBe(false);
    expect(await shop.outbox.waitForMail(buyer.email, 'deleted')).toContain(
      'an encrypted copy of what was deleted is kept for 365 days',
    );
  });

  it('is kept as it was when it is replaced, and what is not personal is not', async () => {
    const buyer = await createBuyer();
    await switchOn();
    await buyer.api.updateProfile({ body: { name: 'Asha Verma' } });
    await shop.database.execute(
      sql`update accounts set version = version + 1; update quote_requests set opened_at = now()`,
    );
    expect(await readRows()).toMatchObject([
      { source: 'accounts', content: { name: 'Asha Rao', email: buyer.email } },
    ]);
  });

  it('is kept with the content of files', async () => {
    const buyer = await signUpWithPhone(shop);
    await switchOn();
    const pdf = Buffer.from(await readRealPdf());
    const headers = { 'x-file-name': 'Drawing.pdf' };
    const { file } = await buyer.api.uploadFile({ file: new Blob([pdf]), headers });
    await buyer.api.removeFile({ body: { file: file.id } });
    await expect.poll(() => shop.database.$count(sealedCopies)).toBe(1);
    const [copy] = await shop.database.select().from(sealedCopies);
    expect(copy).toMatchObject({ id: file.id, kind: 'file' });
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(Buffer.from(await decrypter.decrypt(copy?.content ?? Buffer.alloc(0)))).toEqual(pdf);
    expect(await readRows()).toMatchObject([
      { source: 'request_files', content: { id: file.id, name: 'Drawing.pdf' } },
    ]);
  });

  it('waits where it is while it cannot be sealed', async () => {
    const buyer = await createBuyer();
    await switchOn();
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    const waiting = await shop.database.$count(removedRows);
    await shop.database.execute(sql`update sealing set recipient = 'age1broken'`);
    await expect(sealRemovedRows(shop.database)).rejects.toThrow();
    expect(await shop.database.$count(removedRows)).toBe(waiting);
    await switchOn();
    expect(await readRows()).toHaveLength(waiting);
  });

  it('is sealed also when sealing was switched off meanwhile', async () => {
    const buyer = await createBuyer();
    await switchOn();
    await buyer.api.updateProfile({ body: { name: 'Asha Verma' } });
    await run('off');
    await buyer.api.updateProfile({ body: { name: 'Asha Gupta' } });
    expect(await readRows()).toMatchObject([{ content: { name: 'Asha Rao' } }]);
  });

  it('is deleted after a year', async () => {
    const buyer = await createBuyer();
    await switchOn();
    await buyer.api.updateProfile({ body: { name: 'Asha Verma' } });
    await sealRemovedRows(shop.database);
    const countAfter = async (days: number) => {
      const time = new Date(Date.now() + days * DAY_MS);
      await shop.database.execute(sql`update last_removal set removed_at = ${time.toISOString()}`);
      await removeExpired(shop.database, time);
      return shop.database.$count(sealedCopies);
    };
    expect(await countAfter(RETENTION.sealedCopyDays - 1)).toBe(1);
    expect(await countAfter(RETENTION.sealedCopyDays + 1)).toBe(0);
  });
});

it('every table is kept by triggers, or is known to have nothing that has to be', async () => {
  const { rows } = await shop.database.execute<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (
      select from pg_trigger where tgrelid = pg_class.oid and tgfoid = 'keep_removed_row'::regproc)
    order by relname`);
  expect(rows.map(({ name }) => name)).toEqual(Object.values(NOT_KEPT).flat().sort());
});

describe('sealed', () => {
  it('says whether copies are kept, how many, and until when', async () => {
    expect((await run('status')).stdout).toBe('Removed personal data is deleted at once.\n');
    const buyer = await createBuyer();
    expect((await switchOn()).stdout).toContain(
      'kept for 365 days, sealed. Your privacy policy must say so.',
    );
    await buyer.api.updateProfile({ body: { name: 'Asha Verma' } });
    expect((await run('status')).stdout).toContain('Rows that wait to be sealed, within ten minutes: 1');
    await sealRemovedRows(shop.database);
    expect((await run('status')).stdout).toMatch(
      /^Removed personal data is kept, sealed for age1\w+\.\nSealed: 1 rows? and 0 files, 1 KiB, since .+\. The oldest are deleted on .+\.\n$/,
    );
    expect((await runCommand(shop, ['changes', '--kind', 'sealing'])).stdout).toContain('sealing');
  });

  it('refuses what is no public key', async () => {
    expect(await run('on', '--recipient', identity)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('This is not a public key of age'),
    });
    expect((await run('status')).stdout).toBe('Removed personal data is deleted at once.\n');
  });

  it('exports the copies, still encrypted, into a new folder, and records that', async () => {
    const buyer = await createBuyer();
    await switchOn();
    await buyer.api.updateProfile({ body: { name: 'Asha Verma' } });
    await sealRemovedRows(shop.database);
    const parent = await mkdtemp(path.join(tmpdir(), 'udyog-haat-sealed-'));
    try {
      const folder = path.join(parent, 'copies');
      expect((await run('export', folder)).stdout).toBe('Written: 1 sealed copies.\n');
      const [file = ''] = await readdir(folder);
      expect(file).toMatch(/^rows-.*\.jsonl\.age$/);
      expect(await open(await readFile(path.join(folder, file)))).toContain(buyer.email);
      expect(await run('export', folder)).toMatchObject({ exitCode: 1 });
      expect((await runCommand(shop, ['reads'])).stdout).toContain('sealed export');
    } finally {
      await rm(parent, { recursive: true });
    }
  });
});
