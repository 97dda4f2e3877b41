import { cartText } from '#web/text/cart-en.ts';
import { Button } from '#web/ui/button.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

/** A product of the cart that is no longer sold. Only its id is known. */
export function UnavailableLineItem({ productId }: { productId: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule p-3 last:border-0 sm:p-4">
      <div>
        <h2 className="font-medium text-danger">{cartText.unavailable}</h2>
        <p className="text-sm text-ink-soft">{cartText.unavailableHint}</p>
      </div>
      <Button onClick={() => removeWithUndo([productId], cartText.removed)}>{cartText.remove}</Button>
    </li>
  );
}
