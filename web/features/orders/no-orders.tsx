import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** An empty list, with the next step to take. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 rounded border border-rule bg-surface px-4 py-14 text-center">
      <p className="text-lg font-semibold">{text.orders.none}</p>
      {isFiltered ? (
        <ButtonLink to="/orders">{text.orders.showAll}</ButtonLink>
      ) : (
        <>
          <p className="text-ink-soft">{text.orders.howToOrder}</p>
          <ButtonLink variant="action" to="/products">
            {text.orders.browse}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
