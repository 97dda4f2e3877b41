import type {
  WireAd,
  WireBanner,
  WireContactLinks,
  WireFurtherPage,
  WireSeller,
  WireShop,
} from '#contract/content.ts';
import type { Brand } from '#domain/brand.ts';
import type { ContactLinks } from './get-contact-links.ts';
import type { PageContent } from './get-page-content.ts';
import type { FurtherPage } from './list-further-pages.ts';
import type { Ad, Banner } from './list-home-content.ts';

export function presentContactLinks(links: ContactLinks): WireContactLinks {
  const { answerTime, grievanceName, grievanceEmail, ...sameNames } = links;
  return {
    ...sameNames,
    answer_time: answerTime,
    grievance_name: grievanceName,
    grievance_email: grievanceEmail,
  };
}

/** @param logoSize in pixels; undefined without a logo. */
export function presentShop(
  { name, nameHindi, tagline, logo }: Brand,
  logoSize: { width: number; height: number } | undefined,
): WireShop {
  return {
    ...{ name, name_hindi: nameHindi, tagline },
    ...(logo && logoSize && { logo: { path: logo.path, ...logoSize } }),
  };
}

export function presentSeller({ legalName, gstin, cin = '' }: Brand): WireSeller {
  return { legal_name: legalName, gstin, cin };
}

export function presentFurtherPage({ slug, title }: FurtherPage): WireFurtherPage {
  return { slug, title };
}

/** A page that every shop has is titled by the storefront. */
export function presentPageContent({ title, description, content }: PageContent) {
  return title === '' ? { content } : { content, title, description };
}

export function presentBanner({ id, image, phoneImage, alt, categoryId }: Banner): WireBanner {
  const phone = phoneImage === '' ? {} : { bannerPhoneImg: phoneImage };
  return { _id: id, bannerImg: image, ...phone, bannerAlt: alt, bannerCatID: categoryId };
}

export function presentAd({ id, type, image, phoneImage, alt, link }: Ad): WireAd {
  const phone = phoneImage === '' ? {} : { adsPhoneImg: phoneImage };
  return { _id: id, adsType: type, adsImg: image, ...phone, adsAlt: alt, adslink: link };
}
