import { useNavigation } from 'react-router';
import { text } from '#web/text/en.ts';

/** A thin line at the top while the next page is on its way; it appears only when that takes long enough to notice. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={text.layout.loading}
      className="fixed inset-x-0 top-0 z-30 h-1 animate-loading-bar bg-action"
    />
  );
}
