import type { WireAd, WireBanner, WireContactLinks } from '#contract/content.ts';
import type { ContactLinks } from './get-contact-links.ts';
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

export function presentBanner({ id, image, alt, categoryId }: Banner): WireBanner {
  return { _id: id, bannerImg: image, bannerAlt: alt, bannerCatID: categoryId };
}

export function presentAd({ id, type, image, alt, link }: Ad): WireAd {
  return { _id: id, adsType: type, adsImg: image, adsAlt: alt, adslink: link };
}
