import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBackupFileName } from '#server/features/backup/prune-backups.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { EXTENDED } from '../support/extended.ts';
import { runNpmScript, runOperatorProcess } from '../support/operator-process.ts';
import { S3_KEY, type S3Server, startS3Server } from '../support/s3-server.ts';
import { startShop } from '../support/shop-process.ts';

const OPERATOR = 'owner@shop.test';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-backups-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const daysAgo = (days: number) => toBackupFileName(new Date(Date.now() - days * 24 * 60 * 60 * 1000));

async function readFigure(metricsPort: number, name: string): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return text.split('\n').find((line) => line.startsWith(name));
}

/** What the S3 server has in its folder. */
async function readStored(name: string): Promise<string> {
  const files = await readdir(s3.folder, { recursive: true });
  const file = files.find((entry) => entry.includes(name) && entry.endsWith('_object')) ?? '';
  return readFile(path.join(s3.folder, file), 'latin1');
}

describe('a shop that looks after its backups', () => {
  it('writes one to a bucket, encrypted, restores it for a check, and it can be restored by its name', async () => {
    const keyFile = path.join(folder, 'backup-key.txt');
    const created = await runNpmScript({ DATA_DIR: folder }, 'backup', '--new-key', keyFile);
    expect(created.stdout).toContain(`The new key is in ${keyFile}.`);
    const [identity = ''] = /AGE-SECRET-KEY-\S+/.exec(await readFile(keyFile, 'utf8')) ?? [];
    const place = {
      BACKUP_TO: `${s3.url}/shop`,
      BACKUP_S3_KEY_ID: S3_KEY.keyId,
      BACKUP_S3_SECRET: S3_KEY.secret,
      BACKUP_KEY_FILE: keyFile,
    };
    const metricsPort = await findFreePort();
    const settings = { BACKUP_EVERY: '1d', BACKUP_CHECK: 'weekly', METRICS_PORT: String(metricsPort) };
    const shop = await startShop({ ...place, ...settings });
    try {
      await expect.poll(shop.output, { timeout: 120_000 }).toContain('backup restored for a check');
      const [, name = ''] = /"backup":"(udyoghaat-\S+?\.zip\.age)"/.exec(shop.output()) ?? [];
      const stored = await readStored(name);
      expect(stored).toContain('age-encryption.org/v1');
      expect(stored).not.toContain('backup.json');
      expect(shop.output()).not.toContain(identity);
      expect(await readFigure(metricsPort, 'shop_backup_failing{kind="check"}')).toMatch(/ 0$/);
      expect(await readFigure(metricsPort, 'shop_backup_overdue_seconds{kind="backup"}')).toMatch(/ 0$/);
      const left = await readdir(shop.dataDir);
      expect(left).not.toContain('backup-check');
      expect(await readdir(path.join(shop.dataDir, 'backup-transfer'))).toEqual([]);

      const empty = path.join(folder, 'restored');
      const withoutKey = await runNpmScript(
        { ...place, DATA_DIR: empty, BACKUP_KEY_FILE: '' },
        'restore',
        name,
      );
      expect(withoutKey).toMatchObject({ code: 1, stderr: expect.stringContaining('set BACKUP_KEY_FILE') });
      const restored = await startShop({}, async (dataDir) => {
        const outcome = await runNpmScript({ ...place, DATA_DIR: dataDir }, 'restore', name);
        expect(outcome.stdout).toContain('Restored the shop as it was at');
      });
      const { products } = await restored
        .api()
        .listProducts({ query: { limit: '1' } })
        .finally(restored.close);
      expect(products).toHaveLength(1);
    } finally {
      await shop.close();
    }
  });

  it('keeps as many as it should, and says once by mail and from then on that the newest is of no use', async () => {
    const backups = path.join(folder, 'on-another-disk');
    await mkdir(backups);
    const settings = { BACKUP_TO: backups, BACKUP_EVERY: '1d', BACKUP_KEEP: '2', OPERATOR_EMAIL: OPERATOR };
    const former = [daysAgo(1), daysAgo(2), daysAgo(3)];
    for (const name of former) {
      await writeFile(path.join(backups, name), '');
      await utimes(path.join(backups, name), 0, 0);
    }
    const metricsPort = await findFreePort();
    const shop = await startShop({ ...settings, METRICS_PORT: String(metricsPort) });
    const listBackups = async () => (await readdir(backups)).filter((name) => name.endsWith('.zip')).sort();
    try {
      await expect.poll(shop.output).toContain('backup written');
      await expect.poll(listBackups).toHaveLength(2);
      expect(await listBackups()).toContain(former[0]);
      await shop.stop();

      const [, newest = ''] = await listBackups();
      await truncate(path.join(backups, newest), 5000);
    } finally {
      await shop.close();
    }

    const checking = await startShop({
      ...settings,
      BACKUP_CHECK: 'weekly',
      METRICS_PORT: String(metricsPort),
    });
    try {
      const mail = await checking.outbox.waitForMail(OPERATOR, 'could not be restored');
      expect(mail).toContain('is not a backup, or it is damaged');
      expect(checking.output()).toMatch(/"level":50.*"the newest backup could not be restored"/);
      expect(await readFigure(metricsPort, 'shop_backup_failing{kind="check"}')).toMatch(/ 1$/);
      const { stdout } = await runOperatorProcess({ ...settings, DATA_DIR: checking.dataDir }, 'check');
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain('The newest backup could not be restored (');
      expect(await readdir(checking.dataDir)).not.toContain('backup-check');
      await checking.stop();
      await checking.restart();
      expect(await checking.outbox.mailsTo(OPERATOR)).toHaveLength(1);
    } finally {
      await checking.close();
    }
  });

  it('says that a backup failed, and opens all the same', async () => {
    const shop = await startShop({
      ...{ BACKUP_TO: path.resolve('package.json/backups'), BACKUP_EVERY: '12h', OPERATOR_EMAIL: OPERATOR },
    });
    try {
      const mail = await shop.outbox.waitForMail(OPERATOR, 'The backup of the shop failed');
      expect(mail).toContain('ENOTDIR');
      expect(shop.output()).toMatch(/"level":50.*"backup failed"/);
    } finally {
      await shop.close();
    }
  });

  it.runIf(EXTENDED)('writes one backup, however many processes it has', async () => {
    const backups = path.join(folder, 'of-several-processes');
    const settings = { BACKUP_TO: backups, BACKUP_EVERY: '1h', WEB_CONCURRENCY: '3' };
    const shop = await startShop(settings);
    try {
      await expect.poll(shop.output).toContain('backup written');
      await shop.stop();
      await shop.restart();
      expect(await readdir(backups)).toEqual([
        expect.stringMatching(/\.zip$/),
        expect.stringMatching(/\.erasures\.log$/),
      ]);
    } finally {
      await shop.close();
    }
  });

  it.runIf(EXTENDED)('closes at once while it checks a backup, and leaves no server behind', async () => {
    const backups = path.join(folder, 'checked-while-closing');
    const shop = await startShop({ BACKUP_TO: backups, BACKUP_EVERY: '1d', BACKUP_CHECK: 'weekly' });
    try {
      const check = path.join(shop.dataDir, 'backup-check');
      await expect
        .poll(() => readFile(path.join(check, 'postgres/postmaster.pid'), 'utf8'), { interval: 5 })
        .toContain(check);
      expect(await shop.stop()).toBe(0);
      expect(shop.output()).not.toContain('could not be restored');
      expect(await readdir(shop.dataDir)).not.toContain('backup-check');
    } finally {
      await shop.close();
    }
  });

  it('does not open without the key file that its settings name', async () => {
    const open = startShop({ BACKUP_EVERY: '1d', BACKUP_KEY_FILE: '/nowhere/backup.key' });
    await expect(open).rejects.toThrow('The key file /nowhere/backup.key cannot be read');
  });

  it('does not open with a key file that has no key', async () => {
    const open = startShop({ BACKUP_EVERY: '1d', BACKUP_KEY_FILE: path.resolve('package.json') });
    await expect(open).rejects.toThrow('package.json has no key of age');
  });
});
