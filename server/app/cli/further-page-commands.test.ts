import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let folder: string;
let file: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-pages-'));
  file = path.join(folder, 'page.html');
  await writeFile(file, '<p>Within seven days.</p>');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const run = (...typed: string[]) => runCommand(shop, ['pages', ...typed], 'y');
const footer = async () => (await shop.api().listFooterPages()).result.map(({ title }) => title);

describe('a page that was added by a command', () => {
  it('can be read by visitors, changed, moved, taken back and removed', async () => {
    expect(await run('add', 'returns', file, '--title', 'Returns')).toMatchObject({
      exitCode: 0,
      stdout: 'Added: /page/returns\n',
    });
    await run('add', 'faq', file, '--title', 'Questions', '--place', '1');
    expect(await footer()).toEqual(['Questions', 'Returns']);
    await run('change', 'faq', '--title', 'FAQ', '--description', 'What buyers ask.', '--place', '2');
    expect(await footer()).toEqual(['Returns', 'FAQ']);
    const { stdout } = await run('list');
    expect(stdout).toMatch(/^PAGE +ADDRESS +CHARACTERS +VISITORS$/m);
    expect(stdout).toMatch(/^faq +\/page\/faq +25 +in the footer$/m);
    await run('change', 'faq', '--no-footer');
    expect((await run('list')).stdout).toMatch(/^faq .* by its address$/m);
    await run('change', 'faq', '--no-publish');
    expect((await run('list')).stdout).toMatch(/^faq .* not published$/m);
    expect((await run('show', 'faq')).stdout).toBe('<p>Within seven days.</p>\n');
    expect(await run('remove', 'faq')).toMatchObject({
      stdout: 'Removed: /page/faq\n',
      questions: ['Remove the page “FAQ”? [y/N] '],
    });
    expect((await run('list')).stdout).not.toMatch(/^faq/m);
  });

  it('has its text replaced and restored like every page', async () => {
    await run('add', 'shipping', file, '--title', 'Shipping', '--no-publish');
    await writeFile(path.join(folder, 'new.html'), '<p>By road.</p>');
    await run('set', 'shipping', path.join(folder, 'new.html'));
    expect((await run('show', 'shipping')).stdout).toBe('<p>By road.</p>\n');
    await run('restore', 'shipping');
    expect((await run('show', 'shipping')).stdout).toBe('<p>Within seven days.</p>\n');
  });

  it.each([
    [
      ['add', 'about', 'FILE', '--title', 'About'],
      '“about”, “privacy”, “terms” are pages that every shop has.',
    ],
    [['add', 'a b', 'FILE', '--title', 'A'], 'The address can have lower-case letters a–z and digits'],
    [['change', 'nothing', '--title', 'A'], 'There is no page “nothing” that was added.'],
    [['change', 'ABOUTUS', '--title', 'A'], 'There is no page “ABOUTUS” that was added.'],
    [['set', 'nothing', 'FILE'], 'There is no page “nothing”.'],
    [['remove', 'nothing'], 'There is no page “nothing” that was added.'],
  ])('is refused: pages %j', async (typed, message) => {
    const { exitCode, stderr } = await run(...typed.map((word) => (word === 'FILE' ? file : word)));
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(message) });
  });
});
