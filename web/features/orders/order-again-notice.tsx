import { CART_PATH } from '#domain/page-paths.ts';
import { PriceChangesList } from '#web/features/cart/price-changes-list.tsx';
import { text } from '#web/text/en.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { useOrderAgain } from './use-order-again.ts';

/** Says what was added, and which products have another price than in the order or are no longer sold. */
export function OrderAgainNotice({
  result,
  dismiss,
}: Pick<ReturnType<typeof useOrderAgain>, 'result' | 'dismiss'>) {
  if (!result) return null;
  const { addedCount, wishCount, changes, problem } = result;
  const isComplete = changes.length === 0 && !problem;
  return (
    <Notice kind={isComplete ? 'success' : 'warning'} onDismiss={dismiss} dismissLabel={text.form.dismiss}>
      {(addedCount > 0 || wishCount === 0) && <p>{ordersText.orderAgainAdded(addedCount)}</p>}
      {wishCount > 0 && <p>{ordersText.wishesAddedAgain(wishCount)}</p>}
      {addedCount + wishCount > 0 && (
        <p>
          <Link to={CART_PATH} className="underline underline-offset-4">
            {text.product.viewCart}
          </Link>
        </p>
      )}
      {problem && <p>{text.cart.problems[problem]}</p>}
      {changes.length > 0 && (
        <>
          <p>{ordersText.orderAgainDiffers}</p>
          <PriceChangesList changes={changes} />
        </>
      )}
    </Notice>
  );
}
