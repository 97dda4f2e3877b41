import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const site = {
  publicUrl: 'https://shop.test',
  apiUrl: '',
  brandName: 'Haat',
  brandNameHindi: '',
  sellerUrl: '',
};
const matches = [{ loaderData: { site } }] as unknown as Parameters<typeof pageMeta>[0];

describe('the head of a page', () => {
  it('puts the brand behind the title', () => {
    expect(pageMeta(matches, { title: 'Cart' })).toEqual([{ title: 'Cart | Haat' }]);
  });

  it('does without the brand when the frame failed', () => {
    expect(pageMeta([{ loaderData: undefined }], { title: 'Cart' })).toEqual([{ title: 'Cart' }]);
  });

  it('names the one address of a page that has several', () => {
    const meta = pageMeta(matches, { title: 'Drill', canonicalPath: '/product/drill/1/DEMO' });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.test/product/drill/1/DEMO',
    });
  });

  it('keeps search engines away where asked', () => {
    expect(pageMeta(matches, { title: 'Cart', isIndexed: false })).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
  });
});
