import { CART_PATH } from '#domain/page-paths.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { getUnitWords, isUnitCode } from '#domain/unit.ts';
import { isCartPersisted } from '#web/features/cart/cart-store.ts';
import { addedItemsText } from '#web/text/added-items-en.ts';
import { text } from '#web/text/en.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AddedItems } from './add-items-to-cart.ts';
import type { ChosenItem } from './quick-line.ts';

/** What is in the cart now, and what a list has changed there. It is loaded with the first press. */
export default function AddedNotice({ added, onClear }: { added: AddedItems; onClear: () => void }) {
  return (
    <div ref={scrollIntoView} className="scroll-mb-[calc(var(--bottom-bars)+1rem)]">
      <Notice kind={added.leftOut > 0 || !isCartPersisted() ? 'warning' : 'success'}>
        <p className="font-medium">{addedItemsText.added(added.count)}</p>
        {added.leftOut > 0 && <p>{addedItemsText.full(added.leftOut)}</p>}
        {!isCartPersisted() && <p>{text.form.notPersisted}</p>}
        {added.changes.length > 0 && (
          <>
            <p className="mt-2">{addedItemsText.changed}</p>
            <ul className="list-disc pl-5">
              {added.changes.map(({ item, formerQuantity, formerUnit }) => (
                <li key={item.productId + item.unit}>
                  {addedItemsText.change(
                    item.title,
                    sayQuantity(item, formerQuantity, formerUnit),
                    sayQuantity(item, item.quantity, item.unit),
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {added.wishCount > 0 && <p>{addedItemsText.wished(added.wishCount)}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink variant="action" to={CART_PATH}>
            {addedItemsText.viewCart}
          </ButtonLink>
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

/** '12 pieces', in the words of the product if it is sold so. */
function sayQuantity({ product }: ChosenItem, quantity: number, unit: string): string {
  const own = { singular: product.unitName, plural: product.unitPlural };
  const other = isUnitCode(unit) ? getUnitWords(unit) : undefined;
  return formatQuantity(quantity, unit === product.unit ? own : other);
}
