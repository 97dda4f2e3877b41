import type { ReactNode } from 'react';

/** A card of the address form: a legend above fields in two columns. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded border border-rule bg-surface p-4 sm:p-6">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-4 text-lg font-semibold">
        {title}
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
