import type { ReactNode } from 'react';

export type Figure = { label: string; value: ReactNode; isMain?: boolean };

/** The key figures of something on a small ruled plate: label over value, as on a machine. */
export function Nameplate({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <div className="@container overflow-hidden rounded border border-edge bg-surface">
      <p className="flex items-center gap-2 bg-brand px-3 py-1.5 text-sm font-medium text-on-brand">
        <Rivet />
        <span className="grow text-center">{title}</span>
        <Rivet />
      </p>
      {/* Cells share their rules: each draws its own right and lower one, and the outermost are cut off. */}
      <dl className="-mr-px -mb-px grid grid-cols-6 tabular-nums @xl:grid-cols-[repeat(5,auto)]">
        {figures.map(({ label, value, isMain = false }, index) => (
          <div
            key={label}
            className={`flex flex-col justify-end border-r border-b border-rule px-3 py-2.5 @xl:col-span-1 ${index < 3 ? 'col-span-2' : 'col-span-3'}`}
          >
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className={isMain ? 'text-xl/7 font-semibold' : 'text-lg/7'}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rivet() {
  return <span aria-hidden="true" className="size-1.5 rounded-full bg-on-brand-soft" />;
}
