import { hasToken, subscribeToSession } from '#web/api/access-token.ts';
import { fillPrintHeaderWhenPrinting } from '#web/features/layout/fill-print-header.ts';
import { locateAtFirstVisit } from '#web/features/location/locate-at-first-visit.ts';
import { registerServiceWorker } from '#web/offline/register-service-worker.ts';

/** Starts what no page needs before the visitor can use it. */
export function startWhenIdle(): void {
  const { serviceWorker } = document.documentElement.dataset;
  if (serviceWorker && 'serviceWorker' in navigator) void registerServiceWorker(serviceWorker);
  void locateAtFirstVisit();
  fillPrintHeaderWhenPrinting();
  syncCartIfLoggedIn();
  subscribeToSession(syncCartIfLoggedIn);
}

/** Only buyers load the code. */
function syncCartIfLoggedIn(): void {
  if (!hasToken()) return;
  import('#web/features/cart/sync-cart.ts').then(
    ({ syncCart }) => syncCart(),
    // Without a connection the cart stays in this browser; the next page tries again.
    () => undefined,
  );
}
