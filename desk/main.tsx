import '#web/ui/trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchNavigation } from './api/quiet-load.ts';
import { createRouter } from './routes.tsx';
import { applyTheme } from './state/theme.ts';
import { loadStoredLanguage } from './text/language.ts';

/** Not awaited by the module: the texts import what is in the same file after bundling, and would wait for it. */
async function start(): Promise<void> {
  const root = document.getElementById('desk');
  if (!root) throw new Error('The page has no element for the desk.');
  applyTheme();
  // The texts come first: no screen is drawn in another language than the operator's, and loading one needs words.
  await loadStoredLanguage();
  const router = createRouter();
  watchNavigation(router);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();
