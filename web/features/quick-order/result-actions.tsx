import { type Dispatch, useState } from 'react';
import { CART_PATH } from '#domain/page-paths.ts';
import { SaveToListButton } from '#web/features/saved-lists/save-to-list-button.tsx';
import { toSavedLine } from '#web/features/saved-lists/to-saved-line.ts';
import { navigateTo } from '#web/routing/navigation.ts';
import { text } from '#web/text/en.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import { type AddedItems, addItemsToCart, askForLine } from './add-items-to-cart.ts';
import type { LineChange } from './change-lines.ts';
import { chosenItems, findChosen, type QuickLine, toWishTerms } from './quick-line.ts';

const loadAddedNotice = () => import('./added-notice.tsx');

type ResultActionsProps = {
  lines: readonly QuickLine[];
  change: Dispatch<LineChange>;
  onClear: () => void;
};

/** Puts everything that has a product into the cart, and asks for what is not in the catalogue. */
export function ResultActions({ lines, change, onClear }: ResultActionsProps) {
  const isHydrated = useIsHydrated();
  const [added, setAdded] = useState<AddedItems>();
  const AddedNotice = useLazyComponent(added !== undefined, loadAddedNotice);
  const items = chosenItems(lines);
  const count = new Set(items.map(({ productId }) => productId)).size;
  const leftOut = lines.filter((line) => !findChosen(line)).length;
  const unknown = lines.filter(({ result }) => result === 'none');
  const askForUnknown = () => {
    const asked = unknown.filter(askForLine);
    for (const { key } of asked) change({ type: 'remove', key });
    if (asked.length > 0) {
      toast.success(quickOrderText.asked(asked.length), {
        action: { label: text.product.viewCart, onClick: () => navigateTo(CART_PATH) },
      });
    }
    if (asked.length < unknown.length) toast.error(quickOrderText.noRoomToAsk);
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
        {count > 0 && (
          <>
            <Button
              // Once the products are in the cart, the way goes on from there.
              variant={added ? 'quiet' : 'action'}
              className="sm:px-8"
              disabled={!isHydrated}
              onClick={() => setAdded(addItemsToCart(items, added))}
            >
              {quickOrderText.addToCart(count)}
            </Button>
            <SaveToListButton
              hasOthers={leftOut > 0}
              lines={() => items.map((item) => toSavedLine(item.productId, item.quantity, toWishTerms(item)))}
            />
          </>
        )}
        {unknown.length > 0 && (
          <Button onClick={askForUnknown}>{quickOrderText.askForUnknown(unknown.length)}</Button>
        )}
        {leftOut > 0 && <p className="text-sm text-ink-soft">{quickOrderText.openLeft(leftOut)}</p>}
      </div>
      {added && AddedNotice && <AddedNotice added={added} onClear={onClear} />}
    </div>
  );
}
