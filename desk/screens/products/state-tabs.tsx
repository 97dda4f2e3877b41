import { Link } from 'react-router';
import { useText } from '#desk/text/language.ts';
import { PRODUCT_STATES } from '#domain/product-state.ts';
import { type ListQuery, toAddress } from './list-query.ts';

/** The lists of products in the shop, hidden ones and drafts. The other filters stay. */
export function StateTabs({ query }: { query: ListQuery }) {
  const { products: words } = useText();
  return (
    <nav aria-label={words.state} className="mb-4 flex gap-1 border-b border-rule">
      {PRODUCT_STATES.map((state) => (
        <Link
          key={state}
          to={toAddress(query, { state })}
          aria-current={(query.state ?? 'shown') === state ? 'page' : undefined}
          className="-mb-px grid min-h-11 place-items-center border-b-3 border-transparent px-3 text-sm -outline-offset-2 aria-[current=page]:border-action aria-[current=page]:font-semibold"
        >
          {words.states[state]}
        </Link>
      ))}
    </nav>
  );
}
