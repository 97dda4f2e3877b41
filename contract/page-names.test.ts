import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pageKey,
  pagePath,
  pageSlug,
  SHOP_PAGES,
  slugFromPageTitle,
  toPageKey,
  toPageName,
} from './page-names.ts';

const isSlug = (text: string) => pageSlug.safeParse(text).success;

describe('the address that a title suggests', () => {
  it.each([
    ['Returns & claims', 'returns-claims'],
    ['What’s new?', 'whats-new'],
    ['Réturns  —  FAQ', 'returns-faq'],
    ['वापसी', ''],
    ['GST वापसी 2026', 'gst-2026'],
  ])('%s is “%s”', (title, slug) => {
    expect(slugFromPageTitle(title)).toBe(slug);
  });

  it('can be used, whatever the title, unless it is empty or the name of a page that every shop has', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 200 })),
        (title) => {
          const slug = slugFromPageTitle(title);
          expect(slug === '' || slug in SHOP_PAGES || isSlug(slug)).toBe(true);
        },
      ),
    );
  });
});

describe('the name of a page', () => {
  it.each([
    'About',
    'a--b',
    '-a',
    'a-',
    'a b',
    'ä',
    '',
    'about',
    'privacy',
    'terms',
    'a'.repeat(61),
    'a/b',
    '../a',
  ])('“%s” is no address of a further page', (slug) => {
    expect(isSlug(slug)).toBe(false);
  });

  it('leads to its key and back', () => {
    for (const name of ['about', 'privacy', 'terms', 'faq']) {
      expect(pageKey.safeParse(toPageKey(name)).success).toBe(true);
      expect(toPageName(toPageKey(name))).toBe(name);
    }
    expect(pagePath('ABOUTUS')).toBe('/aboutus');
    expect(pagePath('faq')).toBe('/page/faq');
  });
});
