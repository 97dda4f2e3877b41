import { describe, expect, it } from 'vitest';
import { pageMeta, type RouteMatches } from './page-meta.ts';

const site = {
  publicUrl: 'https://shop.test',
  apiUrl: '',
  brandName: 'Haat',
  brandNameHindi: '',
  tagline: '',
  sellerUrl: '',
};
const matches = [{ loaderData: { data: { site } } }] as unknown as RouteMatches;
const NOINDEX = { name: 'robots', content: 'noindex' };
const findImageTag = (picture?: string, routeMatches = matches) =>
  pageMeta(routeMatches, { title: 'Drill', path: '/drill', picture }).find(
    (tag) => 'property' in tag && tag.property === 'og:image',
  );

describe('page meta', () => {
  it('puts the brand name after the title', () => {
    expect(pageMeta(matches, { title: 'Cart' })).toContainEqual({ title: 'Cart | Haat' });
  });

  it('leaves out the brand name when the root data failed to load', () => {
    expect(pageMeta([{ loaderData: undefined }], { title: 'Cart' })).toEqual([{ title: 'Cart' }]);
  });

  it('declares the canonical URL of a page that has several URLs', () => {
    const meta = pageMeta(matches, { title: 'Drill', path: '/product/drill/1/DEMO' });
    const href = 'https://shop.test/product/drill/1/DEMO';
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href });
    expect(meta).toContainEqual({ property: 'og:url', content: href });
    expect(meta).not.toContainEqual(NOINDEX);
  });

  it('sets noindex on a page without a canonical path', () => {
    expect(pageMeta(matches, { title: 'Cart' })).toContainEqual(NOINDEX);
  });

  it('uses the page’s own description, or else the shop’s', () => {
    const getDescriptionTag = (description?: string | ((brand: string) => string)) =>
      pageMeta(matches, { title: 'Cart', ...(description && { description }) })[1];
    expect(getDescriptionTag('Drills.')).toEqual({ name: 'description', content: 'Drills.' });
    expect(getDescriptionTag((brand) => `All of ${brand}.`)).toEqual({
      name: 'description',
      content: 'All of Haat.',
    });
    expect(getDescriptionTag()).toMatchObject({
      content: expect.stringMatching(/ on Haat and request a quote\.$/),
    });
  });

  it('uses the page’s own picture as preview, with the origin of the API host', () => {
    expect(findImageTag('/media/drill.webp')).toMatchObject({
      content: 'https://shop.test/media/drill.webp',
    });
    const matchesWithApiHost = [
      { loaderData: { data: { site: { ...site, apiUrl: 'https://api.test' } } } },
    ] as unknown as RouteMatches;
    expect(findImageTag('/media/drill.webp', matchesWithApiHost)).toMatchObject({
      content: 'https://api.test/media/drill.webp',
    });
  });

  it.each([undefined, '', '/media/drill.svg'])(
    'uses the shop’s picture as preview when the page’s picture is %j',
    (picture) => {
      expect(findImageTag(picture)).toMatchObject({ content: 'https://shop.test/share.png' });
    },
  );
});
