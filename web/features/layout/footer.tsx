import type { ReactNode } from 'react';
import type { WireContactLinks, WireFurtherPage, WireSeller } from '#contract/content.ts';
import {
  ABOUT_US_PATH,
  ALL_CATEGORIES_PATH,
  CONTACT_PATH,
  furtherPagePath,
  PRIVACY_POLICY_PATH,
  PRODUCTS_PATH,
  QUICK_ORDER_PATH,
  RECENTLY_VIEWED_PATH,
  RENT_PATH,
  SAVED_LISTS_PATH,
  TERMS_PATH,
  WISHLIST_PATH,
} from '#domain/page-paths.ts';
import { PopularSearches } from '#web/features/categories/popular-searches.tsx';
import type { CategoryWithSubCategories } from '#web/site/category.ts';
import type { Site } from '#web/site/site.ts';
import { contentText } from '#web/text/content-en.ts';
import { text } from '#web/text/en.ts';
import { footerText } from '#web/text/footer-en.ts';
import { ContactBlock } from './contact-block.tsx';
import { Logo } from './logo.tsx';

const SHOP_PAGES = [
  { path: ABOUT_US_PATH, name: contentText.aboutUs },
  { path: CONTACT_PATH, name: footerText.contact },
  { path: PRIVACY_POLICY_PATH, name: contentText.privacyPolicy },
  { path: TERMS_PATH, name: contentText.terms },
];

const BROWSE_LINKS = [
  { path: PRODUCTS_PATH, name: text.catalogue.allProducts },
  { path: ALL_CATEGORIES_PATH, name: text.catalogue.allCategories },
  { path: QUICK_ORDER_PATH, name: text.layout.quickOrder },
  { path: RENT_PATH, name: text.layout.rent },
  { path: RECENTLY_VIEWED_PATH, name: text.recent.shortTitle },
];

/** On phones they are in the bar at the bottom and in the account's menu. */
const SHORTLIST_LINKS = [
  { path: WISHLIST_PATH, name: text.wishlist.title },
  { path: SAVED_LISTS_PATH, name: footerText.lists },
];

type FooterProps = {
  site: Site;
  drawnCategories: readonly CategoryWithSubCategories[];
  contactLinks: WireContactLinks;
  seller: WireSeller;
  /** Those that the operator has added. */
  furtherPages: readonly WireFurtherPage[];
};

/**
 * The content of every page's footer: popular searches, the shop's details, main pages and contact details. Only the
 * server renders it.
 */
export function Footer({ site, drawnCategories, contactLinks, seller, furtherPages }: FooterProps) {
  return (
    <>
      <PopularSearches categories={drawnCategories} />
      <div className="mx-auto grid max-w-page gap-3 px-4 py-4 md:grid-cols-2 md:gap-10 lg:py-10 lg:grid-cols-[2fr_1fr_1fr_1.75fr]">
        <div className="max-w-md">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-on-brand">
            <span className="logo">
              <Logo site={site} />
            </span>
            <span lang="hi" className="font-hindi text-lg">
              {site.brandNameHindi}
            </span>
          </p>
          <p className="mt-2 max-md:text-sm md:mt-4">{text.layout.shopDescription(site.brandName)}</p>
          <p className="mt-1 text-xs md:mt-3 md:text-sm">{footerText.pricesNote}</p>
          <p className="mt-1 text-xs md:mt-3 md:text-sm">{footerText.operatedBy(seller)}</p>
        </div>
        <div className="grid grid-cols-2 gap-4 lg:contents">
          <FooterLinks id="places" title={footerText.browse} links={BROWSE_LINKS}>
            {SHORTLIST_LINKS.map(({ path, name }) => (
              <li key={path} className="max-md:hidden">
                <a href={path}>{name}</a>
              </li>
            ))}
          </FooterLinks>
          <FooterLinks id="company" title={footerText.company} links={SHOP_PAGES}>
            {furtherPages.map(({ slug, title }) => (
              <li key={slug}>
                <a href={furtherPagePath(slug)}>{title}</a>
              </li>
            ))}
            {site.sellerUrl && (
              <li>
                <a href={site.sellerUrl}>{text.layout.sell(site.brandName)}</a>
              </li>
            )}
          </FooterLinks>
        </div>
        <ContactBlock site={site} contactLinks={contactLinks} />
      </div>
    </>
  );
}

type FooterLinksProps = {
  id: string;
  title: string;
  links: readonly { path: string; name: string }[];
  /** Further list items. */
  children?: ReactNode;
};

function FooterLinks({ id, title, links, children }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-on-brand">
        {title}
      </h2>
      <ul data-pages="" className="footer-links md:mt-2">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
