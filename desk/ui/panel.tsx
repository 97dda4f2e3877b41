import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A framed part of a screen under a heading of its own, its contents one below the other. */
export function Panel({ title, actions, children }: PanelProps) {
  return (
    <section className="desk-panel min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        {actions}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
    </section>
  );
}
