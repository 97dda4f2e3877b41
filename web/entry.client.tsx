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

// Nothing on this page needs it: first comes what does.
const startWhenIdle = () =>
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('#web/start-when-idle.ts').then(
      (module) => module.startWhenIdle(),
      () => undefined,
    );
  });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
