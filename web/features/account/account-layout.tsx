import type { ReactNode } from 'react';
import { text } from '#web/text/en.ts';

type AccountLayoutProps = { aside?: ReactNode; main: ReactNode; secondary: ReactNode };

/** The account page: the buyer's details on the left, the rest beside them; one column on a phone. */
export function AccountLayout({ aside, main, secondary }: AccountLayoutProps) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12 lg:max-w-5xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="py-1 text-2xl font-semibold">{text.account.account}</h1>
        {aside}
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid content-start gap-4 lg:gap-6">{main}</div>
        <div className="grid content-start gap-4 lg:gap-6">{secondary}</div>
      </div>
    </div>
  );
}
