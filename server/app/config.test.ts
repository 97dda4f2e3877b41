import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything and treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      isTrial: true,
      hasDemo: true,
    });
  });

  it('reports all invalid variables at once', () => {
    const env = {
      PORT: 'x',
      DEMO: 'maybe',
      PUBLIC_URL: 'shop',
      BRAND_GSTIN: '19AAUCU4821H1ZT',
      SMTP_URL: 'http://x',
    };
    expect(() => readConfig(env)).toThrow(
      /PORT[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*DEMO[\s\S]*BRAND_GSTIN/,
    );
  });

  it.each([
    ['SMS_MSG91_AUTH_KEY', 'SMS_MSG91_TEMPLATE_ID'],
    ['SMS_MSG91_TEMPLATE_ID', 'SMS_MSG91_AUTH_KEY'],
    ['SMS_WEBHOOK_TOKEN', 'SMS_WEBHOOK_URL'],
  ])('requires with %s also %s', (name, other) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${other}: is needed with ${name}`);
  });

  it('refuses proxies that could be anybody, and names them', () => {
    expect(() => readConfig({ TRUST_PROXY: '10.0.0.0/8, 0.0.0.0/0' })).toThrow(
      'TRUST_PROXY: 0.0.0.0/0 would let nearly everybody choose their own address',
    );
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it('removes the trailing slash of URLs', () => {
    expect(readConfig({ TRIAL: 'on', PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    );
    expect(readConfig({ CORS_ORIGINS: 'https://a.example/, https://b.example' }).corsOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});

describe('trial mode', () => {
  const PUBLIC = { PUBLIC_URL: 'https://shop.example.in' };
  const SENDERS = { SMTP_URL: 'smtps://mail.example', SMS_WEBHOOK_URL: 'https://sms.example' };

  it.each(['http://localhost:8080', 'http://shop.localhost', 'http://127.0.0.5', 'http://[::1]:3000'])(
    'is on by default at %s, also with senders',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL })).toMatchObject({ isTrial: true, hasDemo: true });
      expect(readConfig({ PUBLIC_URL, ...SENDERS }).isTrial).toBe(true);
    },
  );

  it.each(['https://shop.example.in', 'http://192.168.1.4:3000', 'https://localhost.example.in'])(
    'is not the default at %s: what is missing for a real shop is named in one line',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow(
        /^Invalid settings:\n {2}TRIAL: is off because HOST or PUBLIC_URL is not this machine alone, which requires SMTP_URL and SMS_MSG91_AUTH_KEY or SMS_WEBHOOK_URL;[^\n]*$/,
      );
    },
  );

  it('is not the default where other machines can connect', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/TRIAL: is off because HOST/);
    expect(readConfig({ HOST: '0.0.0.0', TRIAL: 'on' }).isTrial).toBe(true);
  });

  it('is off at a public URL with an SMTP server and an SMS gateway, and then there is no demo data', () => {
    expect(readConfig({ ...PUBLIC, ...SENDERS })).toMatchObject({ isTrial: false, hasDemo: false });
    expect(readConfig({ ...PUBLIC, ...SENDERS, DEMO: 'on' }).hasDemo).toBe(true);
    expect(() => readConfig({ ...PUBLIC, SMTP_URL: SENDERS.SMTP_URL })).toThrow(
      /requires SMS_MSG91_AUTH_KEY or SMS_WEBHOOK_URL;/,
    );
  });

  it('is what TRIAL says; off is refused without an SMTP server', () => {
    expect(readConfig({ ...PUBLIC, TRIAL: 'on' })).toMatchObject({ isTrial: true, hasDemo: true });
    expect(readConfig({ ...SENDERS, TRIAL: 'off' })).toMatchObject({ isTrial: false, hasDemo: false });
    expect(() => readConfig({ TRIAL: 'off', SMS_WEBHOOK_URL: SENDERS.SMS_WEBHOOK_URL })).toThrow(
      /TRIAL: is off, which requires SMTP_URL;/,
    );
  });
});

describe('the SMS webhook', () => {
  it('gets codes in clear only on this machine', () => {
    expect(() => readConfig({ SMS_WEBHOOK_URL: 'http://sms.example' })).toThrow(
      /SMS_WEBHOOK_URL: must be https:/,
    );
    expect(readConfig({ SMS_WEBHOOK_URL: 'http://127.0.0.1:3050' }).sms.webhook).toBeDefined();
  });
});

describe('the pictures of the brand', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-config-'));
    await mkdir(path.join(dataDir, 'media'));
    await writeFile(path.join(dataDir, 'media/logo.png'), 'logo');
    await writeFile(path.join(dataDir, 'media/large.png'), Buffer.alloc(600 * 1024));
    await writeFile(path.join(dataDir, 'secret.png'), 'secret');
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('are files of the operator’s, or of every shop', () => {
    const read = (BRAND_LOGO: string) => readConfig({ DATA_DIR: dataDir, BRAND_LOGO }).brand.logo;
    expect(read('/media/logo.png')).toMatchObject({ path: '/media/logo.png', bytes: Buffer.from('logo') });
    expect(read('/icon-192.png')?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(read('')).toBeUndefined();
  });

  it.each([
    ['/media/nothing.png', 'names a file that does not exist'],
    ['/media/../secret.png', 'leads out of the folder of pictures'],
    ['/../package.json', 'leads out of the folder of pictures'],
    ['https://cdn.example/logo.png', 'must be a path of the shop that begins with /'],
    ['/media/large.png', 'is larger than 500 KB'],
    ['/media', 'names a file that does not exist'],
  ])('cannot be %s', (name, problem) => {
    for (const setting of ['BRAND_LOGO', 'BRAND_SIGNATURE']) {
      expect(() => readConfig({ DATA_DIR: dataDir, [setting]: name })).toThrow(`${setting}: ${problem}`);
    }
  });
});

describe('backups', () => {
  it('are written by hand into DATA_DIR/backups, unless the settings say otherwise', () => {
    expect(readConfig({ DATA_DIR: '/srv/shop' }).backup).toEqual({
      ...{ everyMs: undefined, keep: 30, to: { folder: '/srv/shop/backups' }, keyFile: undefined },
      isChecked: false,
    });
    const bucket = 'https://s3.ap-south-1.amazonaws.com/bucket/shop';
    const s3 = { BACKUP_S3_KEY_ID: 'key', BACKUP_S3_SECRET: 'secret', BACKUP_S3_REGION: 'ap-south-1' };
    const { backup } = readConfig({ BACKUP_EVERY: '12h', BACKUP_TO: bucket, BACKUP_CHECK: 'weekly', ...s3 });
    expect(backup).toMatchObject({ everyMs: 43_200_000, isChecked: true });
    expect(backup.to).toEqual({ url: bucket, region: 'ap-south-1', keyId: 'key', secret: 'secret' });
  });

  it.each([
    [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY: must be hours or days'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP'],
    [
      { BACKUP_TO: 'https://s3.example.in' },
      'BACKUP_TO: must be a folder, or the https:// address of a bucket',
    ],
    [{ BACKUP_TO: 'http://s3.example.in/bucket' }, 'BACKUP_TO: must be a folder'],
    [{ BACKUP_TO: 's3://bucket' }, 'BACKUP_TO: must be a folder'],
    [{ BACKUP_TO: 'https://s3.example.in/bucket' }, 'BACKUP_S3_KEY_ID: is needed with BACKUP_TO'],
    [
      { DATABASE_DIRECT_URL: 'postgres://localhost/shop' },
      'DATABASE_URL: is needed with DATABASE_DIRECT_URL',
    ],
  ])('refuse %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

it('reads the bank account of the brand as a whole', () => {
  const account = {
    BRAND_BANK_ACCOUNT_NUMBER: '00110022003300',
    BRAND_BANK_IFSC: 'SBIN0000001',
    BRAND_BANK_NAME: 'State Bank of India',
  };
  expect(readConfig({ ...account, BRAND_LEGAL_NAME: 'Rao Tools' }).brand.bank).toEqual({
    accountName: 'Rao Tools',
    accountNumber: '00110022003300',
    ifsc: 'SBIN0000001',
    bankName: 'State Bank of India',
    branch: '',
  });
  expect(readConfig({}).brand.bank).toBeUndefined();
  expect(() => readConfig({ ...account, BRAND_BANK_IFSC: '' })).toThrow('BRAND_BANK_IFSC: is needed with');
  expect(() => readConfig({ BRAND_BANK_BRANCH: 'Kolkata' })).toThrow(
    'BRAND_BANK_ACCOUNT_NUMBER: is needed with BRAND_BANK_BRANCH',
  );
});

it('rejects a CIN, website or tagline that is not one', () => {
  const env = { BRAND_CIN: 'U51909', BRAND_WEBSITE: 'sardar', BRAND_TAGLINE: 'x'.repeat(201) };
  expect(() => readConfig(env)).toThrow(/BRAND_TAGLINE: .*\n.*BRAND_CIN: .*\n.*BRAND_WEBSITE: /);
});
