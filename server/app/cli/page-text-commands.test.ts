import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let folder: string;
let original: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-pages-'));
  original = await readPage();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const readPage = async () => (await shop.api().getPageContent({ params: { key: 'ABOUTUS' } })).result.content;

async function setPage(html: string, answer: string | null = 'y') {
  const file = path.join(folder, 'about.html');
  await writeFile(file, html);
  return runCommand(shop, ['pages', 'set', 'about', file], answer);
}

describe('the text of a page', () => {
  it('is replaced after a question, below what was removed from it and the difference', async () => {
    await setPage('<p>We sell lathes.</p><p>Since 1987.</p>');
    expect(
      await setPage('<p onclick="x()">We rent lathes.</p><script>x()</script><p>Since 1987.</p>', 'n'),
    ).toEqual({
      exitCode: 1,
      stdout:
        'Removed, because pages cannot have it: <script>, onclick.\n' +
        '- <p>We sell lathes.</p>\n+ <p>We rent lathes.</p>\n',
      stderr: 'Nothing was changed.\n',
      questions: ['Replace the page? [y/N] '],
    });
    expect(await readPage()).toBe('<p>We sell lathes.</p><p>Since 1987.</p>');
    expect(await setPage('<p>We rent lathes.</p>', null)).toMatchObject({ exitCode: 2 });
    const same = await setPage('<p>We sell lathes.</p><p>Since 1987.</p>', null);
    expect(same).toMatchObject({ exitCode: 0, stdout: 'The page already has this text.\n' });
  });

  it('has its earlier versions listed, and each can be restored', async () => {
    await setPage('<p>Version two</p>');
    await setPage('<p>Version three</p>');
    const history = await runCommand(shop, ['pages', 'history', 'about']);
    expect(history.stdout).toMatch(/^VERSION +REPLACED +BY +CHARACTERS\n +1 +\S+ \S+ +\S+ +18\n/);
    const { stdout } = await runCommand(shop, ['pages', 'history', 'about', '--json']);
    const versions: { number: number; content: string }[] = JSON.parse(stdout);
    expect(versions.map(({ content }) => content)).toEqual([
      '<p>Version two</p>',
      '<p>We sell lathes.</p><p>Since 1987.</p>',
      original,
    ]);
    const restored = await runCommand(shop, ['pages', 'restore', 'about', '2'], 'y');
    expect(restored).toMatchObject({
      exitCode: 0,
      stdout: '- <p>Version three</p>\n+ <p>We sell lathes.</p>\n+ <p>Since 1987.</p>\nStored.\n',
    });
    expect(await readPage()).toBe('<p>We sell lathes.</p><p>Since 1987.</p>');
    await runCommand(shop, ['pages', 'restore', 'about', '--yes']);
    expect(await readPage()).toBe('<p>Version three</p>');
    expect(await runCommand(shop, ['pages', 'restore', 'about', '99', '--yes'])).toMatchObject({
      exitCode: 1,
      stderr: 'This page has no earlier version 99.\n',
    });
  });

  it('has no history before it was first replaced', async () => {
    const { stdout } = await runCommand(shop, ['pages', 'history', 'terms']);
    expect(stdout).toBe('This page has no earlier version.\n');
  });
});
