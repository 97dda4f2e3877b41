import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuotationAnswer } from '#contract/quotation-reply.ts';
import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatDay, formatRupeesShort } from '#domain/indian-format.ts';
import { Shipments } from '#web/features/dispatch/shipments.tsx';
import { text } from '#web/text/en.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CounterList } from './counter-list.tsx';
import { OfferChanges } from './offer-changes.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferSum } from './offer-sum.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { ProFormaButton } from './pro-forma-button.tsx';
import { listOffered, type Offer, priceChosen, toggleLine } from './quotation.ts';
import { QuotationAnswers } from './quotation-answers.tsx';
import { QuotationStatus } from './quotation-status.tsx';
import { QuotationThread } from './quotation-thread.tsx';
import type { QuotationState } from './use-quotation.ts';

type QuotationViewProps = {
  state: QuotationState;
  /** Whether it shows what was sent, unless the page around it does. */
  hasShipments: boolean;
};

/** A quotation with all that its buyer can read and answer. */
export function QuotationView({ state, hasShipments }: QuotationViewProps) {
  const { quotation, conflict, dismissConflict } = state;
  const { offer, answers } = quotation;
  const { chosen, toggle } = useChosenLines(quotation);
  const figures = useMemo(() => offer && priceChosen(offer, chosen), [offer, chosen]);
  const [opened, setOpened] = useState<QuotationAnswer>();
  // Another answer may have made this one impossible.
  const current = opened && answers.includes(opened) ? opened : undefined;
  const isAccepted = quotation.state === 'accepted';
  return (
    <div ref={useScrollAfterAnswer(state)} className="min-w-0 scroll-mt-36">
      <div className="grid gap-5">
        {conflict && (
          <Notice kind="warning" onDismiss={dismissConflict} dismissLabel={text.form.dismiss}>
            {conflict}
          </Notice>
        )}
        <div>
          <h2 className="text-xl font-semibold">
            {offer ? offerText.revision(offer.revision) : offerText.title}
          </h2>
          {offer && (
            <p className="text-ink-soft">
              {offerText.sentOn(formatDay(new Date(offer.issued_at)))}
              {quotation.state === 'offered' &&
                ` · ${offerText.validUntil(formatDayFromIso(offer.valid_until))}`}
            </p>
          )}
        </div>
        <QuotationStatus quotation={quotation} />
        {quotation.has_pro_forma && <ProFormaButton state={state} />}
        {offer && !isAccepted && <OfferChanges offer={offer} />}
        {offer && figures && (
          <>
            <OfferLines
              lines={isAccepted ? offer.lines.filter(({ number }) => chosen.has(number)) : offer.lines}
              figures={figures}
              sez={offer.sez}
              onToggle={answers.includes('accept') ? toggle : undefined}
            />
            <OfferSum offer={offer} figures={figures} />
          </>
        )}
        <QuotationAnswers
          state={state}
          chosen={chosen}
          totalPaise={figures?.totalPaise ?? 0}
          current={current}
          onOpen={setOpened}
        />
        {offer && <OfferTerms offer={offer} />}
        <CounterList quotation={quotation} />
        {hasShipments && <Shipments shipments={quotation.shipments} />}
        <QuotationThread state={state} />
      </div>
      {figures && !current && answers.includes('accept') && (
        <AnswerBar totalPaise={figures.totalPaise} onAccept={() => setOpened('accept')} />
      )}
    </div>
  );
}

/** Scrolls to the outcome of the quotation, which is above the form that answered it. */
function useScrollAfterAnswer({ quotation: { version }, conflict }: QuotationState) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef({ version, conflict });
  useEffect(() => {
    const isNew = shown.current.version !== version || shown.current.conflict !== conflict;
    shown.current = { version, conflict };
    if (isNew) container.current?.scrollIntoView({ block: 'start' });
  }, [version, conflict]);
  return container;
}

/** The lines that are ticked: at first those that are offered, at last those that were accepted. */
function useChosenLines({ offer, acceptance }: QuotationState['quotation']) {
  const [changed, setChanged] = useState<{ revision: number; chosen: ReadonlySet<number> }>();
  const chosen = useMemo(() => {
    if (!offer) return new Set<number>();
    if (acceptance?.revision === offer.revision) return new Set(acceptance.lines);
    return changed?.revision === offer.revision ? changed.chosen : listOffered(offer);
  }, [offer, acceptance, changed]);
  const toggle = (line: Offer['lines'][number]) => {
    if (offer) setChanged({ revision: offer.revision, chosen: toggleLine(offer, chosen, line) });
  };
  return { chosen, toggle };
}

type AnswerBarProps = { totalPaise: number; onAccept: () => void };

/** What an offer costs and the button to accept it, at the end of a phone's screen as long as the offer is visible. */
function AnswerBar({ totalPaise, onAccept }: AnswerBarProps) {
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
