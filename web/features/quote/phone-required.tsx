import { AccountCard } from '#web/features/account/account-card.tsx';
import { PhoneForm } from '#web/features/account/phone-form.tsx';
import { quoteText } from '#web/text/quotation-en.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ADD_PHONE_PATH } from './back-to-quotation.tsx';
import type { Quotation } from './quotation.ts';
import { QuotationColumns } from './quotation-columns.tsx';

/** The operator confirms a quote by phone, so the buyer must have a verified number: here or in Account. */
export function PhoneRequired({ quotation }: { quotation: Quotation }) {
  return (
    <QuotationColumns
      quotation={quotation}
      main={
        <div className="grid min-w-0 gap-4">
          <Notice kind="warning">
            {quoteText.phoneRequired}{' '}
            <Link to={ADD_PHONE_PATH} className="inline-block py-2.5 -my-2.5 underline underline-offset-4">
              {quoteText.updatePhone}
            </Link>
          </Notice>
          <AccountCard title={quoteText.verifyPhoneHere}>
            <div className="max-w-md">
              <PhoneForm profile={quotation.profile} />
            </div>
          </AccountCard>
        </div>
      }
    />
  );
}
