import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const key = 'ABOUTUS' as const;

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'catalogue', 'Meera');
  desk = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
});
afterAll(() => shop.close());

const read = async () => (await desk.getPage({ query: { key } })).result;
const write = async (content: string) =>
  desk.changePage({ body: { key, version: (await read()).version, content } });

describe('a page of text', () => {
  it('is replaced for visitors, without what could run, in the operator’s name', async () => {
    const { result } = await write('<p onclick="x()">New</p><script>x()</script>');
    expect(result.content).toBe('<p>New</p>');
    expect((await shop.api().getPageContent({ params: { key } })).result.content).toBe('<p>New</p>');
    const { pages } = await desk.listPages();
    expect(pages.find((page) => page.key === key)).toMatchObject({ is_written: true, changed_by: 'Meera' });
  });

  it('rejects an edit based on an older version, also when a command has changed it', async () => {
    const { version } = await read();
    await setPage(shop.database, 'ramesh', key, '<p>By command</p>');
    const refused = await desk
      .changePage({ body: { key, version, content: '<p>Mine</p>' } })
      .catch((cause: unknown) => cause);
    expect(refused).toMatchObject({
      status: 409,
      conflict: {
        changed_by: 'ramesh',
        version: version + 1,
        current: { content: '<p>By command</p>' },
      },
    });
    expect((await read()).content).toBe('<p>By command</p>');
    await desk.changePage({ body: { key, version: version + 1, content: '<p>Mine</p>' } });
    expect((await read()).content).toBe('<p>Mine</p>');
  });

  it('keeps its version when nothing changes, and is not stored empty', async () => {
    const { version, content } = await read();
    await write(content);
    expect((await read()).version).toBe(version);
    await expect(write('<script>x()</script>')).rejects.toMatchObject({
      status: 422,
      fields: { content: 'The page would be empty.' },
    });
  });

  it('has all its earlier versions, a part at a time, the latest first', async () => {
    for (const word of ['one', 'two', 'three', 'four']) await write(`<p>${word}</p>`);
    const texts: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<ApiClient['listPageVersions']>> = await desk.listPageVersions({
        query: { key, limit: '2', ...(after !== null && { after }) },
      });
      for (const { id } of page.versions)
        texts.push((await desk.getPageVersion({ query: { key, id } })).result.content);
      after = page.next;
    } while (after !== null);
    expect(texts.slice(0, 3)).toEqual(['<p>three</p>', '<p>two</p>', '<p>one</p>']);
  });

  it('has no version that is of another page, or of none', async () => {
    const [latest] = (await desk.listPageVersions({ query: { key } })).versions;
    for (const [page, id] of [
      ['PRIVACYPOLICY', latest?.id ?? ''],
      [key, 'x'],
      [key, '999999999'],
    ] as const)
      await expect(desk.getPageVersion({ query: { key: page, id } })).rejects.toMatchObject({ status: 404 });
  });

  it('can be written when there is none, by one of two at the same time', async () => {
    await shop.database.execute(sql`delete from page_contents where key = ${key}`);
    expect(await read()).toMatchObject({ content: '', version: 0 });
    const bodies = ['<p>A</p>', '<p>B</p>'].map((content) => ({ body: { key, version: 0, content } }));
    const outcomes = await Promise.allSettled(bodies.map((each) => desk.changePage(each)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
