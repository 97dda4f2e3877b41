import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import '#web/ui/trusted-types.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

const serviceWorker = document.documentElement.dataset.serviceWorker;
if (serviceWorker && 'serviceWorker' in navigator) {
  // Nothing on this page needs it: first comes what does.
  const registerWhenIdle = () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      import('#web/offline/register-service-worker.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker(serviceWorker),
        () => undefined,
      );
    });
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}
