import type { ReactNode } from 'react';

/** A page with one short form: a heading and a narrow card. */
export function CardPage(page: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="py-1 text-2xl font-semibold">{page.title}</h1>
      </div>
      <div className="rounded border border-rule bg-surface p-5 sm:p-8">{page.children}</div>
    </div>
  );
}
