import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { setContactLinks } from '#server/features/admin/set-contact-links.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
let dataDir: string;
const inDataDir = (name: string) => path.join(dataDir, name);

const READY_SETTINGS = {
  PUBLIC_URL: 'https://shop.sardar.example',
  SMTP_URL: 'smtps://mail.sardar.example',
  SMS_WEBHOOK_URL: 'https://sms.sardar.example',
  OPERATOR_EMAIL: 'sales@sardar.example',
  MAIL_FROM: 'Sardar <no-reply@sardar.example>',
  SELLER_URL: 'https://sell.sardar.example',
  BRAND_NAME_HINDI: 'सरदार',
  BRAND_LEGAL_NAME: 'Sardar Machine Tools',
  BRAND_ADDRESS: '7 Ring Road, Rajkot',
  BRAND_GSTIN: '24AAACS1234F1ZY',
};

beforeEach(async () => {
  connection = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-check-'));
  return async () => {
    await connection.close();
    await rm(dataDir, { recursive: true });
  };
});

function check(environment: Record<string, string> = {}, ...options: string[]) {
  const shop = { databaseUrl: connection.url };
  return runCommand(shop, ['check', ...options], null, { DATA_DIR: dataDir, ...environment });
}

async function listMessages(environment: Record<string, string> = {}): Promise<string> {
  const { stdout, exitCode } = await check(environment, '--json');
  const problems = JSON.parse(stdout) as { message: string; how?: string }[];
  expect(exitCode).toBe(problems.length > 0 ? 1 : 0);
  return problems.map(({ message, how }) => [message, how].filter(Boolean).join(' ')).join('\n');
}

async function makeReady(): Promise<void> {
  const { database, pool } = connection;
  await runCommand({ databaseUrl: connection.url }, ['demo', 'remove', '--yes']);
  await setContactLinks(database, 'asha', {
    ...{ phone: '+91 281 245 0000', email: 'sales@sardar.example', address: '7 Ring Road, Rajkot' },
    ...{ grievance_name: 'Meera Patel', grievance_email: 'complaints@sardar.example' },
  });
  for (const key of ['ABOUTUS', 'PRIVACYPOLICY', 'TERM&CONDITION'] as const) {
    await setPage(database, 'asha', key, '<p>Sardar Machine Tools, 24AAACS1234F1ZY</p>');
  }
  await pool.query(`
    insert into categories (id, name, image, position) values ('c', 'Lathes', '/media/lathe.jpg', 0);
    insert into sub_categories (id, category_id, name, image, position) values ('s', 'c', 'Bench', '/media/lathe.jpg', 0);
    insert into products (id, title, description, images, image_alt, list_price_paise, discount_bps, gst_bps, ratings,
      brand, model, hsn, specifications, category_id, sub_category_id)
    values ('p', 'Lathe 500', '', '{/media/lathe.jpg,https://cdn.sardar.example/a.jpg}', '', 100, 0, 1800, '{}', 'S', 'L',
      '8458', '[]', 'c', 's')`);
  await mkdir(inDataDir('media'));
  await mkdir(inDataDir('backups'));
  await writeFile(inDataDir('media/lathe.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  await writeFile(inDataDir('backups/udyoghaat-today.zip'), 'backup');
}

describe('check', () => {
  it('names everything of a shop that was only started, each with how to mend it', async () => {
    const messages = await listMessages();
    for (const part of [
      'TRIAL is on',
      'PUBLIC_URL is http://localhost:3000',
      'No mail leaves the shop',
      'No SMS leaves the shop',
      'OPERATOR_EMAIL',
      'no-reply@udyoghaat.example',
      'https://seller.udyoghaat.example',
      'Udyog Haat Marketplace Private Limited. Set BRAND_LEGAL_NAME',
      '19AAUCU4821H1ZS. Set BRAND_GSTIN',
      'Set BRAND_ADDRESS',
      'Contact details are still the demo’s (phone, e-mail, address',
      'grievance officer',
      'The page “about” still names the demo’s seller',
      'The page “privacy” still names',
      'The page “terms” still names',
      'The demo catalogue is in the shop',
      `There is no backup in ${inDataDir('backups')}`,
    ]) {
      expect(messages).toContain(part);
    }
    const { stdout, exitCode } = await check();
    expect(exitCode).toBe(1);
    expect(stdout).toContain('Settings are as this command was started with them');
    expect(stdout).toMatch(/^\d+ things to do before opening for business:\n {1}1\. TRIAL is on/);
  });

  it('says that a shop is ready', async () => {
    await makeReady();
    expect(await check(READY_SETTINGS)).toMatchObject({ exitCode: 0, stdout: 'Ready for business.\n' });
  });

  it.each([
    [{ PUBLIC_URL: 'http://shop.sardar.example' }, 'passwords travel unencrypted'],
    [{ DEMO: 'on' }, 'DEMO is on'],
    [{ BRAND_NAME_HINDI: 'સરદાર' }, 'The shop’s fonts lack characters of its name in Hindi, સરદાર'],
  ])('names the setting %j alone in a shop that is ready otherwise', async (environment, message) => {
    await makeReady();
    const messages = await listMessages({ ...READY_SETTINGS, ...environment });
    expect(messages).toContain(message);
    expect(messages.split('\n')).toHaveLength(1);
  });

  it('names missing and large pictures, missing brochures, empty categories and an old backup', async () => {
    await makeReady();
    await connection.pool.query(`
      update products set images = images || '{/media/nothing.jpg,/media/large.jpg,/media/fake.jpg,/icon.svg}', brochure_url = '/media/p.pdf';
      insert into sub_categories (id, category_id, name, image, position) values ('t', 'c', 'Heavy', '/nothing.svg', 1);
      insert into categories (id, name, image, position) values ('d', 'Saws', '', 1)`);
    await writeFile(
      inDataDir('media/large.jpg'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(501 * 1024)]),
    );
    await writeFile(inDataDir('media/fake.jpg'), 'Not a picture');
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(inDataDir('backups/udyoghaat-today.zip'), twoDaysAgo, twoDaysAgo);
    const messages = await listMessages(READY_SETTINGS);
    expect(messages.split('\n')).toEqual([
      'These categories have no products: “Heavy” in “Lathes”, “Saws”. Fill them, or remove them with “categories remove”.',
      `2 files are missing: /media/nothing.jpg of product “Lathe 500”, /nothing.svg of sub-category “Heavy”. Put them into ${inDataDir('media')}.`,
      '1 file is not a picture or PDF, whatever the name says: /media/fake.jpg of product “Lathe 500”. Replace it.',
      '1 file is larger than 500 KB: /media/large.jpg of product “Lathe 500”. Save it in a smaller size.',
      `1 file is missing: /media/p.pdf of product “Lathe 500”. Put it into ${inDataDir('media')}.`,
      expect.stringMatching(
        /^The last backup in .* is of \d\d\/\d\d\/\d{4} \d\d:\d\d\. Set BACKUP_EVERY=1d, or run “npm run backup” every day\.$/,
      ),
    ]);
  });

  it('takes a backup for new enough by how often the shop writes one, and names what failed', async () => {
    await makeReady();
    const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await utimes(inDataDir('backups/udyoghaat-today.zip'), threeDaysAgo, threeDaysAgo);
    expect(await listMessages({ ...READY_SETTINGS, BACKUP_EVERY: '4d' })).toBe('');
    expect(await listMessages({ ...READY_SETTINGS, BACKUP_EVERY: '2d' })).toMatch(
      /^The last backup in .*\. See the log of the shop, and run “npm run backup”\.$/,
    );
    await connection.pool.query(
      `insert into backup_outcomes (kind, succeeded_at, failed_at, reason) values ('backup', now() - interval '1 day', now(), 'no space left on device')`,
    );
    expect(await listMessages({ ...READY_SETTINGS, BACKUP_EVERY: '4d' })).toMatch(
      /^The last backup failed \(.*\): no space left on device\.$/,
    );
    await connection.pool.query('update backup_outcomes set succeeded_at = now()');
    expect(await listMessages({ ...READY_SETTINGS, BACKUP_EVERY: '4d' })).toBe('');
    const unreachable = {
      BACKUP_TO: 'http://127.0.0.1:1/bucket',
      BACKUP_S3_KEY_ID: 'k',
      BACKUP_S3_SECRET: 's',
    };
    expect(await listMessages({ ...READY_SETTINGS, ...unreachable })).toMatch(
      /^The backups in http:\/\/127\.0\.0\.1:1\/bucket cannot be listed: /,
    );
  });

  it('names contact links that the law requires', async () => {
    await makeReady();
    await setContactLinks(connection.database, 'asha', { grievance_name: '', phone: '' });
    expect(await listMessages(READY_SETTINGS)).toBe(
      'Contact details that the law requires are empty (phone, grievance officer). Change them with “contact-links set”.',
    );
  });
});
