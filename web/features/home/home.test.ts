import { describe, expect, it } from 'vitest';
import { bannersFromWire, selectAds, selectPreviewed } from './home.ts';

const category = { id: 'c1', name: 'Welding', image: '', path: '/category/welding/c1' };

describe('the home page', () => {
  it('links banners to their categories and leaves out one whose category is gone', () => {
    const banner = {
      _id: 'b1',
      bannerImg: '/media/b.svg',
      bannerPhoneImg: '/media/p.png',
      bannerAlt: 'Weld',
      bannerCatID: 'c1',
    };
    expect(bannersFromWire([banner, { ...banner, _id: 'b2', bannerCatID: 'gone' }], [category])).toEqual([
      {
        id: 'b1',
        image: '/media/b.svg',
        phoneImage: '/media/p.png',
        caption: 'Weld',
        category: 'Welding',
        path: '/category/welding/c1',
      },
    ]);
  });

  it('shows at most one advertisement of type ONE and two of type TWO', () => {
    const ads = (['ONE', 'TWO', 'TWO', 'ONE', 'TWO'] as const).map((adsType, number) => ({
      _id: `a${number}`,
      adsType,
      adsImg: '',
      adslink: '/',
      adsAlt: '',
    }));
    expect(selectAds('ONE', ads).map(({ id }) => id)).toEqual(['a0']);
    expect(selectAds('TWO', ads).map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  it('previews every category but the first in a shop of five', () => {
    const names = ['Welding', 'Small Business Machinary', 'Pumps', 'Electrical', 'Raw Materials'];
    const categories = names.map((name) => ({ ...category, id: name, name }));
    expect(selectPreviewed(7, categories).map(({ name }) => name)).toEqual(names.slice(1));
  });
});
