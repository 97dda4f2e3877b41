import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster, toast } from 'sonner';
import { useNavigating } from '#desk/api/quiet-load.ts';
import { useText } from '#desk/text/language.ts';
import { PassableToasts } from '#web/ui/passable-toasts.tsx';
import { connectToaster } from '#web/ui/toast.ts';
import { DeskHeader } from './desk-header.tsx';
import { MainMenu } from './main-menu.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** The frame of all screens for somebody who is at the desk: header, menu and the screen. */
export function DeskLayout() {
  const { common } = useText();
  useEffect(() => connectToaster(toast), []);
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      <LoadingBar />
      <DeskHeader />
      <div className="flex">
        <aside className="sticky top-12 h-[calc(100dvh-3rem)] w-52 shrink-0 overflow-y-auto border-r border-rule bg-surface max-lg:hidden">
          <MainMenu />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 grow p-4 outline-none md:p-6">
          <Outlet />
        </main>
      </div>
      <ProofDialog />
      <ScrollRestoration />
      <PassableToasts>
        <Toaster position="bottom-right" duration={5000} />
      </PassableToasts>
    </div>
  );
}

/** At once, because an operator who sees nothing presses again. */
function LoadingBar() {
  return useNavigating() && <div className="loading-bar [animation-delay:0s]" />;
}
