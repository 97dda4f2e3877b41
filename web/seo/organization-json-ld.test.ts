import { describe, expect, it } from 'vitest';
import { organizationJsonLd, webSiteJsonLd } from './organization-json-ld.ts';

const site = {
  publicUrl: 'https://shop.example',
  apiUrl: '',
  brandName: 'Haat',
  brandNameHindi: 'हाट',
  tagline: '',
  sellerUrl: '',
};

const seller = { legal_name: 'Haat Private Limited', gstin: '19AAUCU4821H1ZS', cin: '' };

const noContactLinks = {
  ...{ phone: '', email: '', address: '', facebook: '', linkedin: '', instagram: '', twitter: '' },
  ...{ hours: '', answer_time: '', grievance_name: '', grievance_email: '' },
};

describe('JSON-LD of the shop', () => {
  it('contains names, logo, profiles and contact point', () => {
    const links = {
      ...noContactLinks,
      phone: '+91 33 4000 1234',
      email: 'a@b.example',
      twitter: 'https://x.com/haat',
    };
    expect(organizationJsonLd({ site, seller, contactLinks: links })).toMatchObject({
      name: 'Haat',
      alternateName: 'हाट',
      legalName: 'Haat Private Limited',
      logo: 'https://shop.example/icon-512.png',
      sameAs: ['https://x.com/haat'],
      contactPoint: { telephone: '+91 33 4000 1234', email: 'a@b.example' },
    });
  });

  it('leaves out what the operator has not entered', () => {
    const organization = organizationJsonLd({
      site: { ...site, brandNameHindi: '' },
      seller,
      contactLinks: noContactLinks,
    });
    for (const property of ['alternateName', 'address', 'sameAs', 'contactPoint']) {
      expect(organization).not.toHaveProperty(property);
    }
  });

  it('has a search action with the URL of the search page', () => {
    expect(webSiteJsonLd(site).potentialAction.target.urlTemplate).toBe(
      'https://shop.example/search?query={search_term_string}',
    );
  });
});
