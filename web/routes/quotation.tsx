import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import { ORDERS_PATH } from '#domain/page-paths.ts';
import { loadQuotation } from '#web/features/quotation/quotation-access.ts';
import { QuotationSkeleton } from '#web/features/quotation/quotation-skeleton.tsx';
import { QuotationView } from '#web/features/quotation/quotation-view.tsx';
import { useQuotation } from '#web/features/quotation/use-quotation.ts';
import { createLinkLoader } from '#web/routing/route-loaders.ts';
import { NO_REFERRER_META } from '#web/seo/no-referrer.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { useRootData } from '#web/site/root-data.ts';
import { offerText } from '#web/text/offer-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/quotation.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, { title: offerText.title }), NO_REFERRER_META];
}

const NOT_FOUND = {
  hint: offerText.notFound,
  link: { label: offerText.toOrders, path: ORDERS_PATH },
};

export const clientLoader = createLinkLoader(({ token = '' }) => loadQuotation({ token }), NOT_FOUND);

/** Without JavaScript the PDF says what the page would. */
export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  return (
    <PageBody>
      <PageHeading title={offerText.title} />
      <noscript>
        <p className="mb-4 rounded border border-rule bg-surface p-3">
          {offerText.withoutScript}{' '}
          <a href={usePdfUrl(params.token)} className="underline underline-offset-4">
            {offerText.pdfWithoutScript}
          </a>
          .
        </p>
      </noscript>
      <div className="noscript:hidden">
        <QuotationSkeleton />
      </div>
    </PageBody>
  );
}

export default function QuotationPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const state = useQuotation(loaderData, { token });
  const pdfUrl = usePdfUrl(token);
  const { estimate_number: number, customer } = state.quotation;
  return (
    <PageBody>
      <div className="mx-auto max-w-4xl">
        <PageHeading
          title={
            <>
              {offerText.title} <span className="whitespace-nowrap tabular-nums">{number}</span>
              <span className="block text-base font-normal text-ink-soft">{customer}</span>
            </>
          }
          aside={
            state.quotation.offer && (
              <a href={pdfUrl} download className="button button-quiet">
                <span className="icon icon-download" />
                {offerText.pdf}
              </a>
            )
          }
        />
        <QuotationView state={state} hasShipments />
      </div>
    </PageBody>
  );
}

function usePdfUrl(token: string): string {
  const apiUrl = useRootData()?.site.apiUrl ?? '';
  return apiUrl + fillPath(api.fetchLinkedQuotation.path, { token });
}
