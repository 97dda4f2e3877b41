import { askPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';

type BulkQuoteLinkProps = { product: { id: string; title: string }; quantity: number };

/** The way out beneath the error that a cart holds no more: the contact form, filled in. */
export function BulkQuoteLink({ product: { id, title }, quantity }: BulkQuoteLinkProps) {
  return (
    <Link
      to={askPath(title, { product: id, quantity: String(quantity) })}
      className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 md:pointer-fine:min-h-6"
    >
      {text.cart.needMore}
    </Link>
  );
}
