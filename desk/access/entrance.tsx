import { type ReactNode, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useText } from '#desk/text/language.ts';
import { LanguageChoice } from '#desk/ui/language-choice.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { connectToaster } from '#web/ui/toast.ts';

/** The frame of the screens before somebody is logged in. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  const { common } = useText();
  useEffect(() => connectToaster(toast), []);
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <header className="flex h-12 items-center justify-between bg-brand px-3 text-on-brand [--focus-ring:var(--color-on-brand)] md:px-6">
        <span className="font-semibold">{common.desk}</span>
        <LanguageChoice />
      </header>
      <main className="mx-auto grid max-w-lg gap-2 p-4 py-8">
        <Screen title={title}>{children}</Screen>
      </main>
      <Toaster position="bottom-right" duration={5000} />
    </div>
  );
}
