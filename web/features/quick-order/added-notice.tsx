import { useRef, useState } from 'react';
import { CART_PATH } from '#domain/page-paths.ts';
import { isCartPersisted } from '#web/features/cart/cart-store.ts';
import { addedItemsText } from '#web/text/added-items-en.ts';
import { text } from '#web/text/en.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AddedItems } from './add-items-to-cart.ts';
import { listReplacedItems, type ReplacedItem, restoreItems } from './replaced-items.ts';

/** What is in the cart now, and what a list has changed there. It is loaded with the first press. */
export default function AddedNotice({ added, onClear }: { added: AddedItems; onClear: () => void }) {
  const [restored, setRestored] = useState<AddedItems>();
  const viewCart = useRef<HTMLAnchorElement>(null);
  // After another press it is about that one.
  const isRestored = restored === added;
  const replaced = listReplacedItems(added);
  const restore = () => {
    restoreItems(replaced, added.before);
    setRestored(added);
    // The button is gone.
    viewCart.current?.focus();
  };
  return (
    <div ref={scrollIntoView} className="scroll-mb-[calc(var(--bottom-bars)+1rem)]">
      <Notice kind={added.leftOut > 0 || !isCartPersisted() ? 'warning' : 'success'}>
        <p className="font-medium">{addedItemsText.added(added.count)}</p>
        {added.leftOut > 0 && <p>{addedItemsText.full(added.leftOut)}</p>}
        {!isCartPersisted() && <p>{text.form.notPersisted}</p>}
        {replaced.length > 0 && <ReplacedItems replaced={replaced} isRestored={isRestored} />}
        {added.wishCount > 0 && !isRestored && <p>{addedItemsText.wished(added.wishCount)}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink ref={viewCart} variant="action" to={CART_PATH}>
            {addedItemsText.viewCart}
          </ButtonLink>
          {replaced.length > 0 && !isRestored && <Button onClick={restore}>{addedItemsText.restore}</Button>}
          <Button onClick={onClear}>{quickOrderText.clear}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** On a phone, what follows from a press is below the screen. */
function scrollIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' });
}

function ReplacedItems({ replaced, isRestored }: { replaced: ReplacedItem[]; isRestored: boolean }) {
  return (
    <>
      <p className="mt-2">{isRestored ? addedItemsText.restored : addedItemsText.replaced}</p>
      <ul className="list-disc pl-5">
        {replaced.map(({ product, former, now }) => (
          <li key={product.id}>
            {isRestored
              ? addedItemsText.item(product.title, former)
              : addedItemsText.replacedItem(product.title, former, now)}
          </li>
        ))}
      </ul>
    </>
  );
}
