import type { ReactNode } from 'react';
import { PlainLeft } from '#web/features/pictures/plain-left.tsx';
import { WidePicture } from '#web/features/pictures/wide-picture.tsx';
import { homeText } from '#web/text/home-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { Ad } from './home.ts';

/** Advertisements: two side by side, a single one across the whole width. */
export function Ads({ ads }: { ads: readonly Ad[] }) {
  if (ads.length === 0) return null;
  const isAlone = ads.length === 1;
  return (
    <ul aria-label={homeText.ads} className={`grid gap-3 lg:gap-4 ${isAlone ? '' : 'md:grid-cols-2'}`}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <AdLink link={ad.link}>
            <AdPicture ad={ad} isWide={isAlone} />
          </AdLink>
        </li>
      ))}
    </ul>
  );
}

function AdLink({ link, children }: { link: string; children: ReactNode }) {
  return link.startsWith('/') ? (
    <Link to={link} className="ad">
      {children}
    </Link>
  ) : (
    <a href={link} rel="noopener sponsored" className="ad">
      {children}
    </a>
  );
}

/**
 * The caption is on the left part of the picture. A phone cuts that part off a wide picture: there it is below.
 */
function AdPicture({ ad, isWide }: { ad: Ad; isWide: boolean }) {
  return (
    <>
      <WidePicture
        src={ad.image}
        phoneSrc={ad.phoneImage}
        width={isWide ? 1920 : 1200}
        height={isWide ? 360 : 480}
        sizes={
          isWide
            ? '(min-width: 110rem) 1728px, 100vw'
            : '(min-width: 110rem) 856px, (min-width: 48rem) 50vw, 85vw'
        }
        className={`w-full lit-in-dark object-cover object-right ${isWide ? 'aspect-2/1 sm:aspect-16/3 min-[110rem]:aspect-6/1' : 'aspect-2/1 md:aspect-5/2'}`}
      />
      <PlainLeft className={isWide ? 'hidden sm:block' : ''} />
      <span className={isWide ? WIDE_CAPTION : CAPTION}>
        <span>
          {ad.caption} <span className="icon icon-arrow-right size-5 align-text-bottom" />
        </span>
      </span>
    </>
  );
}

const CAPTION = 'absolute top-0 left-0 w-[44%] p-4 sm:p-6 lg:p-8';
const WIDE_CAPTION =
  'block bg-surface p-4 text-ink sm:absolute sm:inset-y-0 sm:left-0 sm:flex sm:w-[42%] sm:items-center sm:bg-transparent sm:pb-[5%] sm:pl-6 sm:text-on-ground lg:pl-12 dark:sm:text-ink';
