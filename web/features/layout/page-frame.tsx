import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCityAtFirstVisit } from '#web/features/location/use-city-at-first-visit.ts';
import { text } from '#web/text/en.ts';
import { CategoryBar } from './category-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FocusOnNewPage } from './focus-on-new-page.tsx';
import { Footer } from './footer.tsx';
import { useFrame } from './frame.ts';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { NextPage } from './next-page.tsx';
import { NotLoadedScreen } from './not-loaded-screen.tsx';
import { PaperHead } from './paper-head.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StillLoading } from './still-loading.tsx';
import { Toasts } from './toasts.tsx';
import { useFirstSign } from './use-first-sign.ts';
import { useNextNotLoaded } from './use-next-not-loaded.ts';

const WITHOUT_CATEGORY_BAR = ['/login', '/register', '/error', '/something-wrong'];

/**
 * Header, footer and bars around a page. They are memoized: this is drawn anew at each step of a navigation, they seldom.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  useCityAtFirstVisit();
  const isLookingRound = useFirstSign();
  const notLoaded = useNextNotLoaded();
  // Addresses may be written in capitals and with a slash at the end.
  const path = useLocation()
    .pathname.replace(/(.)\/+$/, '$1')
    .toLowerCase();
  const hasCategoryBar = !WITHOUT_CATEGORY_BAR.includes(path);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 rounded bg-surface px-4 py-2.5 font-medium shadow-float not-focus:sr-only"
      >
        {text.frame.skipToContent}
      </a>
      <div className="print:hidden">
        <Header frame={frame} />
      </div>
      {frame && <PaperHead frame={frame} />}
      {frame && hasCategoryBar && <CategoryBar categories={frame.categories} />}
      {/* Fills the first view under the header, so that the footer does not jump when what is awaited comes. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-9.5rem)] outline-none">
        {notLoaded ? <NotLoadedScreen path={notLoaded} /> : <LoadingBar />}
        <div hidden={notLoaded !== undefined}>{children}</div>
        <StillLoading />
      </main>
      {frame && <Footer frame={frame} />}
      {frame && <PhoneBar />}
      <ConnectionNotice />
      <Toasts areNear={isLookingRound} />
      {isLookingRound && <NextPage />}
      <ScrollToTop />
      <FocusOnNewPage />
    </>
  );
}
