import { useState } from 'react';
import { PhoneRequired } from '#web/features/quote/phone-required.tsx';
import { loadQuotation } from '#web/features/quote/quotation.ts';
import { QuotationForm } from '#web/features/quote/quotation-form.tsx';
import { QuotationSkeleton } from '#web/features/quote/quotation-skeleton.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { quoteText } from '#web/text/quotation-en.ts';
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
  // The form that had the focus is gone once the phone number is verified.
  const [beganWithoutPhone] = useState(!quotation.profile.phone);
  return (
    <PageBody>
      <PageHeading title={quoteText.title} />
      {quotation.unavailableCount > 0 && (
        <div className="mb-4">
          <Notice kind="warning">{quoteText.productsUnavailable(quotation.unavailableCount)}</Notice>
        </div>
      )}
      {quotation.profile.phone ? (
        <QuotationForm quotation={quotation} addAddressButton={beganWithoutPhone ? focus : undefined} />
      ) : (
        <PhoneRequired quotation={quotation} />
      )}
    </PageBody>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
