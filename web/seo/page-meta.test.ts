import { describe, expect, it } from 'vitest';
import { pageMeta, type RouteMatches } from './page-meta.ts';

const site = {
  publicUrl: 'https://shop.test',
  apiUrl: '',
  brandName: 'Haat',
  brandNameHindi: '',
  legalName: '',
  gstin: '',
  sellerUrl: '',
};
const matches = [{ loaderData: { site } }] as unknown as RouteMatches;
const NOINDEX = { name: 'robots', content: 'noindex' };
const pictureOf = (picture?: string, where = matches) =>
  pageMeta(where, { title: 'Drill', path: '/drill', picture }).find(
    (tag) => 'property' in tag && tag.property === 'og:image',
  );

describe('the head of a page', () => {
  it('puts the brand behind the title', () => {
    expect(pageMeta(matches, { title: 'Cart' })).toContainEqual({ title: 'Cart | Haat' });
  });

  it('does without the brand when the frame failed', () => {
    expect(pageMeta([{ loaderData: undefined }], { title: 'Cart' })).toEqual([{ title: 'Cart' }]);
  });

  it('names the one address of a page that has several', () => {
    const meta = pageMeta(matches, { title: 'Drill', path: '/product/drill/1/DEMO' });
    const href = 'https://shop.test/product/drill/1/DEMO';
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href });
    expect(meta).toContainEqual({ property: 'og:url', content: href });
    expect(meta).not.toContainEqual(NOINDEX);
  });

  it('keeps search engines away from a page without an address of its own', () => {
    expect(pageMeta(matches, { title: 'Cart' })).toContainEqual(NOINDEX);
  });

  it('describes a page in its own words, else as the shop is described', () => {
    const descriptionOf = (description?: string | ((brand: string) => string)) =>
      pageMeta(matches, { title: 'Cart', ...(description && { description }) })[1];
    expect(descriptionOf('Drills.')).toEqual({ name: 'description', content: 'Drills.' });
    expect(descriptionOf((brand) => `All of ${brand}.`)).toEqual({
      name: 'description',
      content: 'All of Haat.',
    });
    expect(descriptionOf()).toMatchObject({ content: expect.stringMatching(/^Haat is where/) });
  });

  it('shows the page’s own picture where it is passed on, wherever the API keeps it', () => {
    expect(pictureOf('/media/drill.webp')).toMatchObject({ content: 'https://shop.test/media/drill.webp' });
    const elsewhere = [
      { loaderData: { site: { ...site, apiUrl: 'https://api.test' } } },
    ] as unknown as RouteMatches;
    expect(pictureOf('/media/drill.webp', elsewhere)).toMatchObject({
      content: 'https://api.test/media/drill.webp',
    });
  });

  it.each([undefined, '', '/media/drill.svg'])('shows the shop’s picture instead of %s', (picture) => {
    expect(pictureOf(picture)).toMatchObject({ content: 'https://shop.test/share.png' });
  });
});
