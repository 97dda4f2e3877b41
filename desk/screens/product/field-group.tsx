import type { ReactNode } from 'react';

/** Fields that belong together, in as many columns as fit. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-panel" aria-label={title}>
      <h2 className="mb-3 font-semibold">{title}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">{children}</div>
    </section>
  );
}
