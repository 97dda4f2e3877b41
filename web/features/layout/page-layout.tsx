import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LOGIN_PATH, NOT_FOUND_PATH, REGISTER_PATH, SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { CategoryBar } from '#web/features/categories/category-bar.tsx';
import { useCityAtFirstVisit } from '#web/features/location/use-city-at-first-visit.ts';
import { useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { FocusOnNewPage } from './focus-on-new-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { LoadFailedView } from './load-failed-view.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { MobileNavBar } from './mobile-nav-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PrefetchProductRoute } from './prefetch-product-route.tsx';
import { PrintHeader } from './print-header.tsx';
import { ScrollManager } from './scroll-manager.tsx';
import { SlowLoadNotice } from './slow-load-notice.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

const PATHS_WITHOUT_CATEGORY_BAR = [LOGIN_PATH, REGISTER_PATH, NOT_FOUND_PATH, SOMETHING_WRONG_PATH];

/**
 * Header, footer and bars around a page. They are memoized: this is drawn anew at each step of a navigation, they seldom.
 */
export function PageLayout({ children }: { children: ReactNode }) {
  const rootData = useRootData();
  useCityAtFirstVisit();
  const hasInteracted = useFirstInteraction();
  const failedPath = useFailedNavigation();
  // Addresses may be written in capitals and with a slash at the end.
  const path = useLocation()
    .pathname.replace(/(.)\/+$/, '$1')
    .toLowerCase();
  const hasCategoryBar = !PATHS_WITHOUT_CATEGORY_BAR.includes(path);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 rounded bg-surface px-4 py-2.5 font-medium shadow-float not-focus:sr-only"
      >
        {text.layout.skipToContent}
      </a>
      <div className="print:hidden">
        <Header frame={rootData} />
      </div>
      {rootData && <PrintHeader rootData={rootData} />}
      {rootData && hasCategoryBar && <CategoryBar categories={rootData.categories} />}
      {/* Fills the first view under the header, so that the footer does not jump when what is awaited comes. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-9.5rem)] outline-none">
        {failedPath ? <LoadFailedView path={failedPath} /> : <LoadingBar />}
        <div hidden={failedPath !== undefined}>{children}</div>
        <SlowLoadNotice />
      </main>
      {rootData && <Footer frame={rootData} />}
      {rootData && <MobileNavBar />}
      <OfflineNotice />
      <LazyToaster shouldPreload={hasInteracted} />
      {hasInteracted && <PrefetchProductRoute />}
      <ScrollManager />
      <FocusOnNewPage />
    </>
  );
}
