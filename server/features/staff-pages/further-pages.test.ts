import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { changeFurtherPage } from '#server/features/admin/change-further-pages.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { buildPageSitemap } from '#server/features/sitemap/build-sitemaps.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'catalogue', 'Meera');
  desk = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
});
afterAll(() => shop.close());

const read = async (slug: string) => (await desk.getPage({ query: { key: slug } })).result;
const visit = (slug: string) => shop.api().getPageContent({ params: { key: slug } });
const footer = async () => (await shop.api().listFooterPages()).result.map(({ slug }) => slug);
const listed = async (slug: string) => (await desk.listPages()).pages.find(({ key }) => key === slug);

/** Changes a page as the desk does: with all its fields and the version that was read. */
async function change(slug: string, changed: object) {
  const { content, version, further } = await read(slug);
  if (!further) throw new Error(`${slug} is a page of every shop.`);
  return desk.changeFurtherPage({ body: { slug, content, version, ...further, ...changed } });
}

/** Adds a page that visitors can read. */
async function publish(slug: string, title = slug) {
  await desk.addFurtherPage({ body: { slug, title } });
  await change(slug, { content: `<p>About ${title}.</p>`, is_published: true });
}

describe('a further page', () => {
  it('is seen by visitors once it is published, in the footer, and not when it is taken back', async () => {
    await desk.addFurtherPage({ body: { slug: 'faq', title: 'Questions' } });
    expect(await read('faq')).toMatchObject({ content: '', version: 1, further: { is_published: false } });
    await expect(visit('faq')).rejects.toMatchObject({ status: 404 });
    expect(await footer()).not.toContain('faq');
    const description = 'What buyers ask.';
    await change('faq', {
      ...{ content: '<h2 onclick="x()">How?</h2><script>x()</script>', description, is_published: true },
    });
    expect((await visit('faq')).result).toEqual({
      title: 'Questions',
      description,
      content: '<h2>How?</h2>',
    });
    expect(await footer()).toContain('faq');
    expect(await listed('faq')).toMatchObject({ changed_by: 'Meera', further: { title: 'Questions' } });
    await change('faq', { is_in_footer: false });
    expect(await footer()).not.toContain('faq');
    await visit('faq');
    await change('faq', { is_published: false });
    await expect(visit('faq')).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [{ slug: 'about', title: 'A' }, 'slug'],
    [{ slug: 'Big', title: 'A' }, 'slug'],
    [{ slug: '', title: 'A' }, 'slug'],
    [{ slug: 'untitled', title: ' ' }, 'title'],
  ])('is refused as %j', async (body, field) => {
    await expect(desk.addFurtherPage({ body })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    });
  });

  it('is refused at an address that is taken, and published without a text', async () => {
    await desk.addFurtherPage({ body: { slug: 'taken', title: 'Taken' } });
    await expect(desk.addFurtherPage({ body: { slug: 'taken', title: 'Again' } })).rejects.toMatchObject({
      fields: { slug: 'There is already a page “taken”.' },
    });
    for (const content of ['', ' <p></p> ', '<p> <br></p>'])
      await expect(change('taken', { content, is_published: true })).rejects.toMatchObject({
        fields: { content: 'A page needs a text before it is published.' },
      });
    await change('taken', {
      content: '<p><img src="https://haat.test/a.webp" alt="A"></p>',
      is_published: true,
    });
  });

  it('rejects an edit or a removal based on an older version, also when a command has changed it', async () => {
    await publish('rules');
    const { version } = await read('rules');
    await changeFurtherPage(shop.database, 'ramesh', 'rules', { title: 'House rules' }, {});
    const refusal = {
      status: 409,
      conflict: { changed_by: 'ramesh', version: version + 1, current: { title: 'House rules' } },
    };
    await expect(change('rules', { version, description: 'Mine' })).rejects.toMatchObject(refusal);
    await expect(desk.removeFurtherPage({ body: { slug: 'rules', version } })).rejects.toMatchObject(refusal);
    expect((await read('rules')).further).toMatchObject({ title: 'House rules', description: '' });
    await desk.removeFurtherPage({ body: { slug: 'rules', version: version + 1 } });
    await expect(read('rules')).rejects.toMatchObject({ status: 404 });
    await expect(visit('rules')).rejects.toMatchObject({ status: 404 });
    // Another page at the same address is not the one that was seen.
    await publish('rules');
    await expect(change('rules', { version, description: 'Mine' })).rejects.toMatchObject({ status: 409 });
  });

  it('keeps its version when its link moves, and the order moves only as it was seen', async () => {
    for (const slug of ['one', 'two', 'three']) await publish(slug);
    const seen = (await desk.listPages()).pages
      .filter(({ further }) => further?.is_in_footer)
      .map(({ key }) => key);
    const { version } = await read('one');
    await desk.moveFurtherPage({ body: { slug: 'three', place: 1, seen } });
    const moved = ['three', ...seen.filter((slug) => slug !== 'three')];
    expect((await footer()).filter((slug) => moved.includes(slug))[0]).toBe('three');
    await expect(desk.moveFurtherPage({ body: { slug: 'two', place: 1, seen } })).rejects.toMatchObject({
      status: 409,
      message: 'Somebody else has changed the order in the meantime. Please look at it again.',
    });
    await desk.moveFurtherPage({ body: { slug: 'two', place: moved.length, seen: moved } });
    expect((await footer()).at(-1)).toBe('two');
    expect((await read('one')).version).toBe(version);
  });

  it('comes last in the footer when it gets a link, also after another one has lost its own', async () => {
    for (const slug of ['first', 'middle', 'last']) await publish(slug);
    await change('middle', { is_in_footer: false });
    await publish('new');
    await change('middle', { is_in_footer: true });
    expect((await footer()).slice(-4)).toEqual(['first', 'last', 'new', 'middle']);
  });

  it('has earlier versions like every page', async () => {
    await publish('shipping');
    await change('shipping', { content: '<p>By road.</p>' });
    const [latest] = (await desk.listPageVersions({ query: { key: 'shipping' } })).versions;
    const { result } = await desk.getPageVersion({ query: { key: 'shipping', id: latest?.id ?? '' } });
    expect(result.content).toBe('<p>About shipping.</p>');
  });

  it('is in the sitemap while visitors can read it', async () => {
    await publish('returns');
    const sitemap = () => buildPageSitemap(shop.database, 'https://shop.example');
    expect(await sitemap()).toContain('/page/returns</loc>');
    await change('returns', { is_published: false });
    expect(await sitemap()).not.toContain('/page/returns');
  });
});
