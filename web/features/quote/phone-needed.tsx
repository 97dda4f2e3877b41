import { quoteText } from '#web/text/quotation-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PHONE_FOR_QUOTATION } from './back-to-quotation.tsx';

/** A quotation is confirmed by phone: without a proved number there is nobody to call. */
export function PhoneNeeded() {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <Notice kind="warning">{quoteText.phoneNeeded}</Notice>
      <ButtonLink variant="action" to={PHONE_FOR_QUOTATION}>
        {quoteText.updatePhone}
      </ButtonLink>
    </div>
  );
}
