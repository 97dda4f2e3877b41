import { type ReactNode, useEffect, useRef } from 'react';
import type { QuotationAnswer } from '#contract/quotation-reply.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';
import { AcceptForm } from './accept-form.tsx';
import { CounterForm } from './counter-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import type { QuotationState } from './use-quotation.ts';
import { WordsForm } from './words-form.tsx';

/** In the order of their buttons; questions have their own place. */
const LABELS: Partial<Record<QuotationAnswer, string>> = {
  accept: offerText.accept,
  counter: offerText.counter,
  decline: offerText.decline,
  renew: offerText.renew,
  withdraw: offerText.withdraw,
};
const MAIN: readonly QuotationAnswer[] = ['accept', 'renew'];

type QuotationAnswersProps = {
  state: QuotationState;
  chosen: ReadonlySet<number>;
  totalPaise: number;
  /** The answer whose form is open. */
  current: QuotationAnswer | undefined;
  onOpen: (answer: QuotationAnswer | undefined) => void;
};

/** What the buyer can answer now: a button each, which opens its form. On a phone, `AnswerBar` has the first. */
export function QuotationAnswers({ state, chosen, totalPaise, current, onOpen }: QuotationAnswersProps) {
  const { answers, offer } = state.quotation;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) section.current?.querySelector('h3')?.scrollIntoView({ block: 'start' });
  }, [current]);
  const kinds = (Object.keys(LABELS) as QuotationAnswer[]).filter((kind) => answers.includes(kind));
  if (kinds.length === 0) return null;
  const close = () => onOpen(undefined);
  const forms: Partial<Record<QuotationAnswer, () => ReactNode>> = {
    accept: () =>
      offer && (
        <AcceptForm
          state={state}
          revision={offer.revision}
          chosen={chosen}
          totalPaise={totalPaise}
          onDone={close}
        />
      ),
    counter: () => offer && <CounterForm state={state} offer={offer} chosen={chosen} onDone={close} />,
    decline: () => offer && <DeclineForm state={state} revision={offer.revision} onDone={close} />,
    renew: () => <WordsForm key="renew" state={state} kind="renew" onDone={close} />,
    withdraw: () => <WordsForm key="withdraw" state={state} kind="withdraw" onDone={close} />,
  };
  return (
    <section
      ref={section}
      aria-label={offerText.answer}
      className={current && 'rounded border border-edge p-3 sm:p-4'}
    >
      {current ? (
        forms[current]?.()
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant={MAIN.includes(kind) ? 'action' : 'quiet'}
              className={kind === 'accept' ? 'tall:max-md:hidden' : ''}
              onClick={() => onOpen(kind)}
            >
              {LABELS[kind]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
