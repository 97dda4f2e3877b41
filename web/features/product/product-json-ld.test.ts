import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { ProductDetail } from './product.ts';
import { productJsonLd } from './product-json-ld.ts';

const site = {
  publicUrl: 'https://shop.example',
  apiUrl: '',
  brandName: 'Udyog Haat',
  brandNameHindi: '',
  tagline: '',
  legalName: 'Udyog Haat Private Limited',
  gstin: '',
  sellerUrl: '',
};

const drill: ProductDetail = {
  id: 'drill',
  title: 'Drill 13 mm',
  image: '/media/drills.svg',
  imageAlt: 'A drill',
  images: ['/media/drills.svg'],
  price: priceUnit({ listPricePaise: 1_000_00, discountBps: 1000, gstBps: 1800 }),
  deciding: '',
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

describe('productJsonLd', () => {
  it('gives the price with GST in rupees', () => {
    expect(productJsonLd(drill, site)).toMatchObject({
      name: 'Drill 13 mm',
      image: ['https://shop.example/media/drills.svg'],
      offers: {
        url: 'https://shop.example/product/drill-13-mm/drill/DEMO',
        price: 1062,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { valueAddedTaxIncluded: true },
      },
    });
  });

  it('leaves out unknown properties', () => {
    for (const unknown of ['brand', 'mpn', 'aggregateRating']) {
      expect(productJsonLd(drill, site)).not.toHaveProperty(unknown);
    }
  });

  it('includes the rating of a rated product', () => {
    expect(productJsonLd({ ...drill, rating: 4.25, ratingCount: 4 }, site)).toMatchObject({
      aggregateRating: { ratingValue: 4.3, ratingCount: 4, bestRating: 5 },
    });
  });

  it('uses the origin of the API for pictures', () => {
    expect(productJsonLd(drill, { ...site, apiUrl: 'https://api.example' })).toMatchObject({
      image: ['https://api.example/media/drills.svg'],
    });
  });
});
