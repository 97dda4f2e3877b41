import { formatRupeesShort } from '#domain/indian-format.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';

type AnswerBarProps = { totalPaise: number; onAccept: () => void };

/** What an offer costs and the button to accept it, at the end of a phone's screen as long as the offer is visible. */
export function AnswerBar({ totalPaise, onAccept }: AnswerBarProps) {
  return (
    <div data-buy-bar className="answer-bar hidden items-center gap-3 tall:max-md:flex">
      <p className="mr-auto min-w-0 leading-tight tabular-nums">
        <span className="block text-lg/6 font-semibold">{formatRupeesShort(totalPaise)}</span>
        <span className="block text-sm/4.5 text-ink-soft">{offerText.total}</span>
      </p>
      <Button variant="action" className="shrink-0" onClick={onAccept}>
        {offerText.accept}
      </Button>
    </div>
  );
}
