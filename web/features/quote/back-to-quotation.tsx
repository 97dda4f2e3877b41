import { ACCOUNT_PATH, QUOTATION_PATH } from '#domain/page-paths.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The account page, opened from the cart to add a phone number before requesting a quote. */
export const ADD_PHONE_PATH = `${ACCOUNT_PATH}?for=quotation`;

/** After the phone number was saved: the link back to the quotation. */
export function BackToQuotation() {
  return (
    <Notice kind="success">
      <Link
        ref={scrollToElement}
        to={QUOTATION_PATH}
        className="inline-flex min-h-11 items-center md:pointer-fine:min-h-6 underline underline-offset-4"
      >
        {quoteText.backToQuotation}
      </Link>
    </Notice>
  );
}

/** The save button that made this appear may be far below it. */
function scrollToElement(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
