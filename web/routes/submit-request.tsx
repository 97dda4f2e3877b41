import { ADD_PHONE_PATH } from '#web/features/quote/back-to-quotation.tsx';
import { loadQuotation } from '#web/features/quote/quotation.ts';
import { QuotationForm } from '#web/features/quote/quotation-form.tsx';
import { QuotationSkeleton } from '#web/features/quote/quotation-skeleton.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/submit-request.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: quoteText.title });
}

export const clientLoader = createBuyerLoader(loadQuotation);

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={quoteText.title} />
      <QuotationSkeleton />
    </PageBody>
  );
}

export default function SubmitRequestPage({ loaderData: quotation }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHeading title={quoteText.title} />
      {quotation.unavailableCount > 0 && (
        <div className="mb-4">
          <Notice kind="warning">{quoteText.productsUnavailable(quotation.unavailableCount)}</Notice>
        </div>
      )}
      {quotation.profile.phone ? <QuotationForm quotation={quotation} /> : <PhoneRequired />}
    </PageBody>
  );
}

/** The operator confirms a quote by phone, so the buyer must have a verified number. */
function PhoneRequired() {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <Notice kind="warning">{quoteText.phoneRequired}</Notice>
      <ButtonLink variant="action" to={ADD_PHONE_PATH}>
        {quoteText.updatePhone}
      </ButtonLink>
    </div>
  );
}
