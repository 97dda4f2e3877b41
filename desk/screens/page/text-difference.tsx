import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useText } from '#desk/text/language.ts';
import { toPlainText } from './plain-text.ts';

/** How much of what is the same is shown beside what differs. */
const CONTEXT = 120;

type TextDifferenceProps = {
  /** HTML. */
  from: string;
  to: string;
};

/** Which words of a page were removed and which were added. */
export function TextDifference({ from, to }: TextDifferenceProps) {
  const { pages: words } = useText();
  const parts = useMemo(() => diffWordsWithSpace(toPlainText(from), toPlainText(to)), [from, to]);
  if (parts.every(({ added, removed }) => !added && !removed)) {
    return <p className="text-sm text-ink-soft">{words.sameWords}</p>;
  }
  return (
    <section
      aria-label={words.difference}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard.
      tabIndex={0}
      className="desk-difference max-h-96 overflow-y-auto rounded border border-rule p-3 text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {parts.map(({ added, removed, value }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
        if (removed) return <del key={index}>{value}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
        if (added) return <ins key={index}>{value}</ins>;
        return shorten(value, { isFirst: index === 0, isLast: index === parts.length - 1 });
      })}
    </section>
  );
}

function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const start = isFirst ? '' : text.slice(0, CONTEXT);
  const end = isLast ? '' : text.slice(-CONTEXT);
  return text.length <= CONTEXT * 2 ? text : `${start} … ${end}`;
}
