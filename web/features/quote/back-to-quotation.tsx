import { Link } from 'react-router';
import { quoteText } from '#web/text/quotation-en.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The account page, asked for a phone number by the quotation, keeps this in its address. */
export const ADD_PHONE_PATH = '/account?for=quotation';

/** After the phone was saved: on with the quotation that asked for it. */
export function BackToQuotation() {
  return (
    <Notice kind="success">
      <Link
        ref={scrollToElement}
        to="/submit-request"
        className="inline-flex min-h-11 items-center md:pointer-fine:min-h-6 underline underline-offset-4"
      >
        {quoteText.backToQuotation}
      </Link>
    </Notice>
  );
}

/** The button that led here may be far below it. */
function scrollToElement(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
