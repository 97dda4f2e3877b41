import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Quotation } from './quotation.ts';
import { loadQuotation } from './quotation-access.ts';
import { QuotationLinks } from './quotation-links.tsx';
import { QuotationSkeleton } from './quotation-skeleton.tsx';
import { QuotationView } from './quotation-view.tsx';
import { useQuotation } from './use-quotation.ts';

type QuotationSectionProps = {
  /** The estimate's id. */
  invoice: string;
  hasShipments: boolean;
};

/** The quotation of one of the buyer's requests, within a page of orders. */
export default function QuotationSection({ invoice, hasShipments }: QuotationSectionProps) {
  const authenticatedCall = useAuthenticatedCall();
  const [loaded, setLoaded] = useState<Quotation>();
  const [problem, setProblem] = useState('');
  const load = async () => {
    setProblem('');
    try {
      await authenticatedCall(async () => setLoaded(await loadQuotation({ invoice })));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause.message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one at each rendering.
  useEffect(() => void load(), [invoice]);

  return (
    <section aria-label={offerText.title}>
      {problem ? (
        <Notice kind="warning">
          <p>{problem}</p>
          <Button className="mt-3" onClick={load}>
            {offerText.tryAgain}
          </Button>
        </Notice>
      ) : loaded ? (
        <LoadedQuotation loaded={loaded} invoice={invoice} hasShipments={hasShipments} />
      ) : (
        <QuotationSkeleton />
      )}
    </section>
  );
}

type LoadedQuotationProps = QuotationSectionProps & { loaded: Quotation };

function LoadedQuotation({ loaded, invoice, hasShipments }: LoadedQuotationProps) {
  const state = useQuotation(loaded, { invoice });
  const { revalidate } = useRevalidator();
  const { version, offer } = state.quotation;
  useEffect(() => {
    // The page's own orders have changed with the answer.
    if (version !== loaded.version) void revalidate();
  }, [version, loaded, revalidate]);
  return (
    <div className="grid gap-5">
      <QuotationView state={state} hasShipments={hasShipments} />
      {offer && <QuotationLinks invoice={invoice} />}
    </div>
  );
}
