import type { ReactNode } from 'react';
import { text } from '#web/text/en.ts';

/** The account page: cards in rows of two; one column on a phone. */
export function AccountLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12 lg:max-w-5xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="py-1 text-2xl font-semibold">{text.account.account}</h1>
        {aside}
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">{children}</div>
    </div>
  );
}
