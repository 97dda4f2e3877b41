import { type ReactNode, useId } from 'react';

/** One section of the account page, with a heading and an optional hint. */
export function AccountCard(card: { title: string; hint?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-5 rounded border border-rule bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-lg font-semibold">
          {card.title}
        </h2>
        {card.hint && <p className="text-sm text-ink-soft">{card.hint}</p>}
      </div>
      {card.children}
    </section>
  );
}
