import { slowLoadText } from '#web/text/slow-load-en.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/**
 * Says what a visitor can do with a page that is not hydrated after ten seconds. CSS makes it appear, because the
 * scripts are late or will never arrive. Browsers keep the server's element until then, so their code need not have it.
 */
export function SlowLoadNotice() {
  if (useIsHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves the inside of such an element as it is.
  if (!import.meta.env.SSR) return <p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <p className="fixed inset-x-4 bottom-[calc(var(--bottom-bars)+0.75rem)] z-20 mx-auto max-w-md animate-appear-late rounded border border-edge bg-surface p-3 shadow-float noscript:hidden print:hidden">
      {slowLoadText}
    </p>
  );
}
