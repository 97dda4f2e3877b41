import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button } from '#web/ui/button.tsx';

type LeftOutLinesProps = {
  lines: readonly string[];
  onTakeBack: (line: string) => void;
};

/** What of a text was taken for greetings, headings or addresses, so that nothing is lost without a word. */
export function LeftOutLines({ lines: written, onTakeBack }: LeftOutLinesProps) {
  // Mails end with the same words again and again.
  const lines = [...new Set(written)];
  if (lines.length === 0) return null;
  return (
    <details className="mb-3 max-w-3xl rounded border border-rule bg-surface px-3 text-sm">
      <summary className="cursor-pointer py-3">{quickOrderText.leftOut(lines.length)}</summary>
      <ul className="divide-y divide-rule border-t border-rule pb-1">
        {lines.map((line) => (
          <li key={line} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">{line}</span>
            <Button
              className="noscript:hidden"
              aria-label={quickOrderText.takeBackLine(line)}
              onClick={() => onTakeBack(line)}
            >
              {quickOrderText.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
