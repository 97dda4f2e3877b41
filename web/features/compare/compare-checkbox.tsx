import { MAX_COMPARED } from '#domain/comparison.ts';
import { compareText } from '#web/text/compare-en.ts';
import { toast } from '#web/ui/toast.ts';
import { type ComparedProduct, toggleCompared, useCompared } from './compare-store.ts';

type CompareCheckboxProps = {
  product: ComparedProduct;
  /** The visible label; screen readers name the product as well, except on its own page. */
  label?: string;
  isOnItsPage?: boolean;
};

/** Ticks a product for the comparison. Without JavaScript it is a field of a form that opens the comparison. */
export function CompareCheckbox({ product, label, isOnItsPage }: CompareCheckboxProps) {
  const isCompared = useCompared().some(({ id }) => id === product.id);
  const toggle = () => {
    if (!toggleCompared(product)) toast.error(compareText.tooMany(MAX_COMPARED), { id: 'compare' });
  };
  return (
    <label className="compare-checkbox">
      <input
        type="checkbox"
        name="ids"
        value={product.id}
        aria-label={isOnItsPage ? undefined : compareText.compareProduct(product.title)}
        checked={isCompared}
        onChange={toggle}
      />
      {label && <span>{label}</span>}
    </label>
  );
}
