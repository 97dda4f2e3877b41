import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { PhoneNeeded } from '#web/features/quote/phone-needed.tsx';
import { loadQuotation } from '#web/features/quote/quotation.ts';
import { QuotationForm } from '#web/features/quote/quotation-form.tsx';
import { QuotationSkeleton } from '#web/features/quote/quotation-skeleton.tsx';
import { forBuyer } from '#web/page-data.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/submit-request.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: quoteText.title });
}

export const clientLoader = forBuyer(loadQuotation);

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
      {quotation.goneCount > 0 && (
        <div className="mb-4">
          <Notice kind="warning">{quoteText.productsGone(quotation.goneCount)}</Notice>
        </div>
      )}
      {quotation.profile.phone ? <QuotationForm quotation={quotation} /> : <PhoneNeeded />}
    </PageBody>
  );
}
