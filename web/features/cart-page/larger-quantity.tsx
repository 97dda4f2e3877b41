import { Link } from 'react-router';
import { text } from '#web/text/en.ts';

/** Where to turn with what a cart does not hold. */
export function LargerQuantity() {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {text.cart.larger}{' '}
      <Link to="/contact" className="underline underline-offset-4">
        {text.cart.askForLarger}
      </Link>
    </p>
  );
}
