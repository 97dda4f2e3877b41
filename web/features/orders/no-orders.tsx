import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type OrderChoice, pathOfOrders } from './order-choice.ts';

/** An empty list, with the next step to take. */
export function NoOrders({ choice }: { choice: OrderChoice }) {
  const isBeyondLast = choice.page > 1;
  const isNarrowed = choice.status !== undefined || choice.words !== '';
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{text.orders.none}</p>
      {isBeyondLast && (
        <>
          <p className="mt-1 text-ink-soft">{text.catalogue.beyondLast}</p>
          <ButtonLink to={pathOfOrders({ ...choice, page: 1 })} className="mt-6">
            {text.catalogue.firstPage}
          </ButtonLink>
        </>
      )}
      {!isBeyondLast && isNarrowed && (
        <ButtonLink to="/orders" className="mt-6">
          {text.orders.showAll}
        </ButtonLink>
      )}
      {!isBeyondLast && !isNarrowed && (
        <>
          <p className="mt-1 text-ink-soft">{text.orders.howToOrder}</p>
          <ButtonLink variant="action" to="/products" className="mt-6">
            {text.orders.browse}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
