import { describe, expect, it } from 'vitest';
import { priceOnePiece } from '#domain/pricing.ts';
import type { ProductDetail } from './product.ts';
import { productCrumbs } from './product-crumbs.ts';
import { productStructuredData } from './structured-data.ts';

const site = {
  publicUrl: 'https://shop.example',
  apiUrl: '',
  brandName: 'Udyog Haat',
  brandNameHindi: '',
  sellerUrl: '',
};

const drill: ProductDetail = {
  id: 'drill',
  title: 'Drill 13 mm',
  image: '/media/drills.svg',
  imageAlt: 'A drill',
  images: ['/media/drills.svg'],
  path: '/product/drill-13-mm/drill/DEMO',
  price: priceOnePiece({ listPricePaise: 1_000_00, discountBps: 1000, gstBps: 1800 }),
  rating: undefined,
  ratingCount: 0,
  description: 'Drills.',
  category: { id: 'tools', name: 'Power Tools' },
  subCategory: { id: 'drills', name: 'Drills' },
  brand: '',
  model: '',
  hsn: '84672100',
  specifications: [],
  brochure: undefined,
};

const describeIn = (product: ProductDetail, where = site) =>
  productStructuredData(product, productCrumbs(product), where)['@graph'];

describe('a product for search engines', () => {
  it('costs its price with GST in rupees', () => {
    expect(describeIn(drill)[0]).toMatchObject({
      name: 'Drill 13 mm',
      image: ['https://shop.example/media/drills.svg'],
      offers: {
        url: 'https://shop.example/product/drill-13-mm/drill/DEMO',
        price: 1062,
        priceCurrency: 'INR',
        priceSpecification: { valueAddedTaxIncluded: true },
      },
    });
  });

  it('says nothing of what is not known', () => {
    for (const unknown of ['brand', 'mpn', 'aggregateRating']) {
      expect(describeIn(drill)[0]).not.toHaveProperty(unknown);
    }
  });

  it('has a rating once somebody rated it', () => {
    expect(describeIn({ ...drill, rating: 4.25, ratingCount: 4 })[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.3, ratingCount: 4, bestRating: 5 },
    });
  });

  it('has its pictures where the API is', () => {
    const [described] = describeIn(drill, { ...site, apiUrl: 'https://api.example' });
    expect(described).toMatchObject({ image: ['https://api.example/media/drills.svg'] });
  });

  it('stands at the end of the way from the home page', () => {
    expect(describeIn(drill)[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Power Tools' },
        { position: 3, name: 'Drills' },
        { position: 4, name: 'Drill 13 mm', item: 'https://shop.example/product/drill-13-mm/drill/DEMO' },
      ],
    });
  });
});
