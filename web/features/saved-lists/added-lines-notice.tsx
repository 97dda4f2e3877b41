import { describeWishQuantity } from '#domain/describe-wish.ts';
import { CART_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AddedLines } from './add-lines-to-cart.ts';

/** Says what of a list is in the cart now, and what is not. */
export function AddedLinesNotice({ result, onDismiss }: { result: AddedLines; onDismiss: () => void }) {
  const { addedCount, cut, unavailableIds, problem } = result;
  const isComplete = cut.length + unavailableIds.length === 0 && !problem;
  return (
    <Notice kind={isComplete ? 'success' : 'warning'} onDismiss={onDismiss} dismissLabel={text.form.dismiss}>
      <p>
        {savedListsText.added(addedCount)}{' '}
        {addedCount > 0 && (
          <Link to={CART_PATH} className="underline underline-offset-4">
            {savedListsText.viewCart}
          </Link>
        )}
      </p>
      {problem && <p>{text.cart.problems[problem]}</p>}
      {unavailableIds.length > 0 && <p>{savedListsText.leftOut(unavailableIds.length)}</p>}
      {cut.length > 0 && (
        <>
          <p>{savedListsText.cut}</p>
          <ul className="mt-1 list-disc pl-5 text-sm tabular-nums">
            {cut.map(({ product, wanted, unit, inCart }) => (
              <li key={product.id}>
                {savedListsText.cutLine(
                  product.title,
                  describeWishQuantity({ quantity: wanted, unit }),
                  inCart,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
