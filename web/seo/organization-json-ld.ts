import { SEARCH_PATH } from '#domain/page-paths.ts';
import type { RootData } from '#web/site/root-data.ts';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';

/** The `@id` by which other JSON-LD objects refer to the shop. */
export function organizationId(site: Site): string {
  return `${site.publicUrl}/#shop`;
}

/**
 * The company that runs the shop and its contact data, as a schema.org `Organization`; what the operator has not
 * entered is left out.
 */
export function organizationJsonLd({
  site,
  contactLinks,
  seller,
}: Pick<RootData, 'site' | 'contactLinks' | 'seller'>) {
  const { phone, email, address, facebook, linkedin, instagram, twitter } = contactLinks;
  const socialLinks = [facebook, linkedin, instagram, twitter].filter((link) => link !== '');
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brandName,
    ...(site.brandNameHindi && { alternateName: site.brandNameHindi }),
    legalName: seller.legal_name,
    taxID: seller.gstin,
    url: `${site.publicUrl}/`,
    logo: site.logo ? (site.apiUrl || site.publicUrl) + site.logo.path : `${site.publicUrl}/icon-512.png`,
    description: text.layout.shopDescription(site.brandName),
    ...(address && { address }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks }),
    ...((phone || email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        areaServed: 'IN',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      },
    }),
  };
}

/** The shop as a schema.org `WebSite` with a search action. */
export function webSiteJsonLd(site: Site) {
  return {
    '@type': 'WebSite',
    '@id': `${site.publicUrl}/#site`,
    name: site.brandName,
    url: `${site.publicUrl}/`,
    inLanguage: text.locale,
    publisher: { '@id': organizationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.publicUrl}${SEARCH_PATH}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
