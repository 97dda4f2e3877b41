import { useIsHydrated } from '#web/features/form/use-is-hydrated.ts';
import { text } from '#web/text/en.ts';

/**
 * Says, on a page that our code has not reached after ten seconds, what one can do with it. It needs no code to appear:
 * the code is late, or will never come.
 */
export function StillLoading() {
  if (useIsHydrated()) return null;
  return (
    <p className="fixed inset-x-4 bottom-[calc(var(--bottom-bars)+0.75rem)] z-20 mx-auto max-w-md animate-appear-late rounded border border-edge bg-surface p-3 shadow-float noscript:hidden print:hidden">
      {text.frame.stillLoading}
    </p>
  );
}
