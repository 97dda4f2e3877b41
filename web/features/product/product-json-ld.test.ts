import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { ProductDetail } from './product-detail.ts';
import { productJsonLd } from './product-json-ld.ts';

const site = {
  publicUrl: 'https://shop.example',
  apiUrl: '',
  brandName: 'Udyog Haat',
  brandNameHindi: '',
  tagline: '',
  sellerUrl: '',
};

const drill: ProductDetail = {
  id: 'drill',
  title: 'Drill 13 mm',
  image: '/media/drills.svg',
  imageAlt: 'A drill',
  images: ['/media/drills.svg'],
  price: priceUnit({ listPricePaise: 1_000_00, discountBps: 1000, gstBps: 1800 }),
  unit: undefined,
  deciding: '',
  rating: undefined,
  ratingCount: 0,
  description: 'Drills.',
  category: { id: 'tools', name: 'Power Tools' },
  subCategory: { id: 'drills', name: 'Drills' },
  brand: '',
  model: '',
  hsn: '84672100',
  sku: undefined,
  unitCode: undefined,
  unitContent: undefined,
  minimumQuantity: undefined,
  sizes: undefined,
  quantityMultiple: undefined,
  isPriceOnRequest: false,
  dispatchDays: undefined,
  availability: undefined,
  warranty: undefined,
  countryOfOrigin: undefined,
  standards: [],
  weightKg: undefined,
  specifications: [],
  brochure: undefined,
  documents: [],
  family: undefined,
  rentPeriod: undefined,
};

describe('productJsonLd', () => {
  it('offers no price that is only a guide', () => {
    const { offers } = productJsonLd({ ...drill, isPriceOnRequest: true }, site);
    expect(offers).toMatchObject({ url: 'https://shop.example/product/drill-13-mm/drill/DEMO' });
    expect(JSON.stringify(offers)).not.toContain('1062');
  });

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
    const described = productJsonLd(drill, site);
    for (const unknown of ['brand', 'mpn', 'aggregateRating', 'weight', 'countryOfOrigin', 'isVariantOf']) {
      expect(described).not.toHaveProperty(unknown);
    }
    for (const unknown of ['eligibleQuantity', 'deliveryLeadTime']) {
      expect(described.offers).not.toHaveProperty(unknown);
    }
    expect(described.offers.priceSpecification).not.toHaveProperty('unitCode');
    expect(described.sku).toBe('drill');
  });

  it('gives unit, weight, number, origin, minimum order and dispatch time of a product that has them', () => {
    const cement = {
      ...drill,
      unit: { singular: 'bag', plural: 'bags' },
      unitCode: 'BAG',
      sku: 'UH-1',
      weightKg: 50.2,
      countryOfOrigin: 'India',
      minimumQuantity: 10,
      dispatchDays: { from: 1, to: 3 },
    };
    expect(productJsonLd(cement, site)).toMatchObject({
      sku: 'UH-1',
      weight: { value: 50.2, unitCode: 'KGM' },
      countryOfOrigin: 'India',
      offers: {
        itemCondition: 'https://schema.org/NewCondition',
        priceSpecification: { unitCode: 'XBG', unitText: 'bag' },
        eligibleQuantity: { minValue: 10, unitCode: 'XBG' },
        deliveryLeadTime: { minValue: 1, maxValue: 3, unitCode: 'DAY' },
      },
    });
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
