import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function EmptyCart() {
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{text.cart.empty}</p>
      <p className="mt-1 text-ink-soft">{text.cart.emptyHint}</p>
      <ButtonLink to="/products" variant="action" className="mt-6">
        {text.cart.toProducts}
      </ButtonLink>
    </div>
  );
}
