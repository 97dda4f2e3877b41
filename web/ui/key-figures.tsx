import type { ReactNode } from 'react';

export type Figure = { label: string; value: ReactNode; isMain?: boolean };

/** Key figures in bordered cells, label over value, styled after the plate on a machine. */
export function KeyFigures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <div className="overflow-hidden rounded border border-edge bg-surface">
      <p className="flex items-center gap-2 bg-brand px-3 py-1.5 text-sm font-medium text-on-brand">
        <Rivet />
        <span className="grow text-center">{title}</span>
        <Rivet />
      </p>
      {/*
        A row holds as many cells as fit. Neighbours share a border: each cell draws its right and its bottom one, and
        the outermost are clipped.
      */}
      <dl className="-mr-px -mb-px flex flex-wrap tabular-nums print:flex-nowrap">
        {figures.map(({ label, value, isMain = false }) => (
          <div key={label} className="grow border-r border-b border-rule px-3 py-2.5 print:px-1.5">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className={`print:text-sm ${isMain ? 'text-xl/7 font-semibold' : 'text-lg/7'}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rivet() {
  return <span aria-hidden="true" className="size-1.5 rounded-full bg-on-brand-soft" />;
}
