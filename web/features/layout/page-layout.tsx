import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { CategoryBar } from '#web/features/categories/category-bar.tsx';
import { useFollowLinks } from '#web/routing/follow-links.ts';
import { useSharedNavigation } from '#web/routing/navigation.ts';
import { useRootData } from '#web/site/root-data.ts';
import { StaticPart } from '#web/site/static-html.tsx';
import { text } from '#web/text/en.ts';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import { FocusOnNewPage } from './focus-on-new-page.tsx';
import { Header } from './header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { LoadFailedView } from './load-failed-view.tsx';
import { MobileNavBar } from './mobile-nav-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PrintHeader } from './print-header.tsx';
import { ScrollOnNavigation } from './scroll-on-navigation.tsx';
import { SlowLoadNotice } from './slow-load-notice.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

const loadPrefetching = () => import('./prefetch-linked-page.tsx');

/** Header, footer and bars around a page. They are memoised, because this renders at each step of a navigation. */
export function PageLayout({ children }: { children: ReactNode }) {
  const rootData = useRootData();
  useFollowLinks();
  useSharedNavigation();
  const hasInteracted = useFirstInteraction();
  const PrefetchLinkedPage = useLazyComponent(hasInteracted, loadPrefetching);
  const failedPath = useFailedNavigation();
  return (
    <>
      <a href="#content" className="skip-link">
        {text.layout.skipToContent}
      </a>
      <a href="#buy" className="skip-link [body:not(:has(#buy))_&]:hidden">
        {text.layout.skipToBuy}
      </a>
      <Header rootData={rootData} />
      {rootData && <PrintHeader rootData={rootData} />}
      {rootData && <CategoryBar categories={rootData.categories} />}
      {/* Its minimum height fills the viewport, so that the footer does not jump when content arrives. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-9.5rem)] outline-none">
        {failedPath ? <LoadFailedView path={failedPath} /> : <LoadingBar />}
        <div hidden={failedPath !== undefined}>{children}</div>
        <SlowLoadNotice />
      </main>
      {rootData && (
        <StaticPart
          name="footer"
          as="footer"
          className="mt-16 print:hidden bg-brand-deep text-on-brand-soft [--focus-ring:var(--color-on-brand)]"
        />
      )}
      {rootData && <MobileNavBar />}
      <OfflineNotice />
      <LazyToaster shouldPreload={hasInteracted} />
      {PrefetchLinkedPage && <PrefetchLinkedPage />}
      <ScrollOnNavigation />
      <FocusOnNewPage />
    </>
  );
}

/**
 * A thin line at the top during a navigation; its animation starts late enough to skip fast ones. Slow ones get words.
 */
function LoadingBar() {
  const { location } = useNavigation();
  const categories = useRootData()?.categories;
  if (!location) return null;
  const words = text.layout.loadingPage(categories?.find(({ path }) => path === location.pathname)?.name);
  return (
    <>
      <div role="progressbar" aria-label={words} className="loading-bar" />
      <p aria-hidden="true" className="loading-words">
        {words}
      </p>
    </>
  );
}
