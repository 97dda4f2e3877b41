import { wishPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';

type BulkQuoteLinkProps = { product: { id: string }; quantity: number; label?: string };

/** The way out beneath the error that a cart holds no more: the cart, where the rest is noted as a wish. */
export function BulkQuoteLink({ product: { id }, quantity, label = text.cart.needMore }: BulkQuoteLinkProps) {
  return (
    <Link
      to={wishPath(id, quantity)}
      className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 md:pointer-fine:min-h-6"
    >
      {label}
    </Link>
  );
}
