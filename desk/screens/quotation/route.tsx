import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { Conversation } from './conversation.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { NextRequest } from './next-request.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { RequestHead } from './request-head.tsx';
import { Steps } from './steps.tsx';
import { findDraft } from './stored-draft.ts';
import { useStanding } from './use-standing.ts';

export async function loader({ params: { request = '' } }: LoaderFunctionArgs) {
  const [{ result }, { snippets }, { prices }] = await Promise.all([
    api.getQuoteRequest({ params: { request } }),
    api.listSnippets(),
    // The screen is of use without them.
    api.listLastPrices({ params: { request } }).catch(() => ({ prices: [] })),
  ]);
  return { request: result, snippets, lastPrices: prices };
}

/** A quote request: what is asked, what is offered, and all that was said about it. */
export function Component() {
  const { request, snippets, lastPrices } = useLoaderData<typeof loader>();
  const mayReadBuyers = useMay('buyers:read');
  const stored = findDraft(request);
  const draftVersion = useRef(stored?.version);
  useOpening(request.id, request.state === 'new');
  useStanding(request);
  return (
    <Screen
      title={`${request.estimate_number} · ${request.customer}`}
      actions={
        <>
          <Steps {...{ request, draftVersion }} />
          <NextRequest request={request.id} />
        </>
      }
    >
      <RequestHead request={request} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        {stored ? (
          // Another place of supply has other taxes. What is typed is kept meanwhile.
          <DraftPanel
            key={request.id + JSON.stringify(stored.offer.supply)}
            {...{ request, stored, snippets, lastPrices, draftVersion }}
          />
        ) : request.offer ? (
          <OfferPanel request={request} offer={request.offer} />
        ) : (
          <NothingOffered />
        )}
        <div className="grid gap-4">
          {mayReadBuyers && <BuyerCard key={request.id} request={request} />}
          <Conversation key={request.id} request={request} />
        </div>
      </div>
    </Screen>
  );
}

function NothingOffered() {
  const { quotation: words } = useText();
  return <p className="desk-panel">{words.nothingOffered}</p>;
}

/** Who opens a new request has read it. */
function useOpening(request: string, isNew: boolean): void {
  const mayWrite = useMay('quotes:write');
  const reload = useReload();
  useEffect(() => {
    if (!isNew || !mayWrite) return;
    // It is noted the next time where this fails.
    api.openQuoteRequest({ body: { request } }).then(
      () => reload(),
      () => undefined,
    );
  }, [isNew, mayWrite, request, reload]);
}
