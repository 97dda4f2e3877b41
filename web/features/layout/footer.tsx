import { Link } from 'react-router';
import { text } from '#web/text/en.ts';
import { ContactBlock } from './contact-block.tsx';
import type { Frame } from './frame.ts';
import { Logo } from './logo.tsx';
import { PopularSearches } from './popular-searches.tsx';

const PLACES = [
  { path: '/products', name: text.frame.allProducts },
  { path: '/all-categories', name: text.catalogue.allCategories },
  { path: '/wishlist', name: text.wishlist.title },
  { path: '/recent-viewed', name: text.recent.short },
];

/** The foot of every page: what is looked for, what the shop is, its main places and how to reach it. */
export function Footer({ frame }: { frame: Frame }) {
  const { site, categories, contactLinks } = frame;
  return (
    <footer className="mt-16 bg-brand-deep text-on-brand-soft [--focus-ring:var(--color-on-brand)]">
      <PopularSearches categories={categories} />
      <div className="mx-auto grid max-w-page gap-10 px-4 py-10 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr]">
        <div className="max-w-md">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-on-brand">
            <Logo brandName={site.brandName} />
            <span lang="hi" className="font-hindi text-lg">
              {site.brandNameHindi}
            </span>
          </p>
          <p className="mt-4">{text.frame.aboutInOneSentence(site.brandName)}</p>
          <p className="mt-3 text-sm">{text.frame.pricesNote}</p>
        </div>
        <nav aria-labelledby="places">
          <h2 id="places" className="font-semibold text-on-brand">
            {text.frame.places}
          </h2>
          <ul className="mt-2">
            {PLACES.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className={LINK}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ContactBlock site={site} contactLinks={contactLinks} />
      </div>
    </footer>
  );
}

const LINK =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-on-brand hover:underline md:min-h-9';
