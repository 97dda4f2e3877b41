import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let shop: DatabaseShop;
beforeAll(async () => {
  shop = await startDatabaseShop();
});
afterAll(() => shop.close());

describe('README.md', () => {
  it('the example program takes a buyer from registration to the estimate as printed', async () => {
    const readme = await readFile(path.join(PROJECT, 'README.md'), 'utf8');
    const program = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    // Only where the shop and its outbox are differs from what is printed.
    const ours = program
      .replace('http://localhost:3000', shop.url)
      .replace("'data/outbox'", JSON.stringify(path.join(shop.dataDir, 'outbox')))
      .replace("'estimate.pdf', await", `${JSON.stringify(path.join(shop.dataDir, 'estimate.pdf'))}, await`);
    // It imports the contract by the project's own name, so it must lie in the project.
    const folder = await mkdtemp(path.join(PROJECT, 'build/readme-'));
    try {
      await writeFile(path.join(folder, 'try.ts'), ours);
      const { stdout } = await run(process.execPath, [path.join(folder, 'try.ts')]);
      expect(stdout).toMatch(/^EST\/20\d\d-\d\d\/000001 is in estimate.pdf\n$/);
      const pdf = await run('pdftotext', ['-layout', path.join(shop.dataDir, 'estimate.pdf'), '-']);
      expect(pdf.stdout).toContain('₹7,996.00');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
