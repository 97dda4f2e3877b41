import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

const TAGLINE = 'Lathes, saws and drills from Rajkot since 1974';

let dataDir: string;
let settings: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-brand-'));
  await mkdir(path.join(dataDir, 'media'));
  const logo = sharp({ create: { width: 400, height: 200, channels: 4, background: '#a038' } });
  await logo.png().toFile(path.join(dataDir, 'media/logo.png'));
  await writeFile(path.join(dataDir, 'media/broken.png'), 'not a picture');
  settings = {
    DATA_DIR: dataDir,
    BRAND_TAGLINE: TAGLINE,
    BRAND_LOGO: '/media/logo.png',
    BRAND_CIN: 'U51909GJ2020PTC238765',
  };
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('a shop with a brand of its own', () => {
  let shop: DatabaseShop;
  beforeAll(async () => {
    shop = await startDatabaseShop(settings);
  });
  afterAll(() => shop.close());

  it('shows its logo, tagline and CIN on the home page', async () => {
    const html = await (await fetch(shop.url)).text();
    expect(html).toMatch(
      /<header[\s\S]*<img src="\/media\/logo\.png" alt="" width="400" height="200"[\s\S]*<\/header>/,
    );
    expect(html).toMatch(new RegExp(`<h1[^>]*>${TAGLINE}</h1>`));
    expect(html).toContain(`<meta name="description" content="${TAGLINE}"`);
    expect(html).toContain('CIN U51909GJ2020PTC238765');
    expect(html).toContain(`"logo":"${shop.url}/media/logo.png"`);
    expect(await (await fetch(`${shop.url}/manifest.webmanifest`)).json()).toMatchObject({
      description: TAGLINE,
    });
    expect((await fetch(`${shop.url}/media/logo.png`)).status).toBe(200);
  });

  it('has its logo stored for estimates', async () => {
    const { rows } = await shop.pool.query('select width, height from estimate_pictures');
    expect(rows).toEqual([{ width: 400, height: 200 }]);
  });
});

it('does not start with a logo that is not a picture', async () => {
  const starting = startDatabaseShop({ ...settings, BRAND_LOGO: '/media/broken.png' });
  await expect(starting).rejects.toThrow('The picture /media/broken.png cannot be read.');
});

it('does not need its pictures to be restored from a backup, which contains them', async () => {
  const env = { ...process.env, DATA_DIR: path.join(dataDir, 'empty'), BRAND_LOGO: '/media/logo.png' };
  const restoring = promisify(execFile)(process.execPath, ['scripts/restore.ts', '/nowhere.zip'], { env });
  await expect(restoring).rejects.toMatchObject({ stderr: expect.stringContaining('/nowhere.zip') });
});
