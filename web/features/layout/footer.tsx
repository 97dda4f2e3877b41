import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  ABOUT_US_PATH,
  ALL_CATEGORIES_PATH,
  CONTACT_PATH,
  PRIVACY_POLICY_PATH,
  PRODUCTS_PATH,
  RECENTLY_VIEWED_PATH,
  TERMS_PATH,
  WISHLIST_PATH,
} from '#domain/page-paths.ts';
import { PopularSearches } from '#web/features/categories/popular-searches.tsx';
import type { RootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { ContactBlock } from './contact-block.tsx';
import { Logo } from './logo.tsx';

const SHOP_PAGES = [
  { path: ABOUT_US_PATH, name: text.content.aboutUs },
  { path: CONTACT_PATH, name: text.layout.contact },
  { path: PRIVACY_POLICY_PATH, name: text.content.privacyPolicy },
  { path: TERMS_PATH, name: text.content.terms },
];

const BROWSE_LINKS = [
  { path: PRODUCTS_PATH, name: text.layout.allProducts },
  { path: ALL_CATEGORIES_PATH, name: text.catalogue.allCategories },
  { path: WISHLIST_PATH, name: text.wishlist.title },
  { path: RECENTLY_VIEWED_PATH, name: text.recent.shortTitle },
];

/** The footer of every page: popular searches, the shop's details, main pages and contact details. */
export const Footer = memo(function Footer({ rootData }: { rootData: RootData }) {
  const { site, categories, contactLinks } = rootData;
  return (
    <footer className="mt-16 print:hidden bg-brand-deep text-on-brand-soft [--focus-ring:var(--color-on-brand)]">
      <PopularSearches categories={categories} />
      <div className="mx-auto grid max-w-page gap-10 px-4 py-10 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.75fr]">
        <div className="max-w-md">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-on-brand">
            <Logo site={site} />
            <span lang="hi" className="font-hindi text-lg">
              {site.brandNameHindi}
            </span>
          </p>
          <p className="mt-4">{text.layout.shopDescription(site.brandName)}</p>
          <p className="mt-3 text-sm">{text.layout.pricesNote}</p>
          <p className="mt-3 text-sm">{text.layout.operatedBy(site)}</p>
        </div>
        <div className="grid grid-cols-2 gap-4 lg:contents">
          <FooterLinks id="places" title={text.layout.browse} links={BROWSE_LINKS} />
          <FooterLinks id="company" title={text.layout.company} links={SHOP_PAGES}>
            {site.sellerUrl && (
              <li>
                <a href={site.sellerUrl} className={LINK}>
                  {text.layout.sell(site.brandName)}
                </a>
              </li>
            )}
          </FooterLinks>
        </div>
        <ContactBlock site={site} contactLinks={contactLinks} />
      </div>
    </footer>
  );
});

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
      <ul className="mt-2">
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const LINK =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-on-brand hover:underline md:pointer-fine:min-h-9';
