import { formatRupeesShort } from '#domain/indian-format.ts';
import { partsText } from '#web/text/product-parts-en.ts';
import { Link } from '#web/ui/link.tsx';
import { pathOfProduct } from './product.ts';
import type { ProductDetail } from './product-detail.ts';
import { toVariantChoices, type VariantLink } from './variant-choice.ts';

/** The other sizes, colours or lengths of the product as links to their own pages. */
export function ProductVariants({ product: { family } }: { product: ProductDetail }) {
  if (!family) return null;
  const prices = new Set(family.variants.map(({ price }) => price.discountedPricePaise));
  return (
    <nav aria-label={partsText.variants(family.name)} className="grid gap-3 print:hidden">
      {toVariantChoices(family).map(({ option, links }) => (
        <div key={option}>
          <p className="mb-1.5 text-sm text-ink-soft">{option}</p>
          <ul className="flex flex-wrap gap-2">
            {links.map((link) => (
              <li key={link.value}>
                <VariantChip link={link} hasPrice={prices.size > 1 && family.options.length === 1} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const CHIP =
  'flex min-h-11 min-w-11 flex-col items-center justify-center rounded border px-2.5 py-1 leading-tight tabular-nums md:pointer-fine:min-h-9';

/** A combination that does not exist leads to the nearest one, which it names. */
function VariantChip({ link, hasPrice }: { link: VariantLink; hasPrice: boolean }) {
  const { value, variant, isChosen, differences } = link;
  const note = differences.length > 0 ? partsText.onlyWith(differences.join(', ')) : undefined;
  const border = isChosen
    ? 'border-brand-ink bg-surface font-medium outline outline-brand-ink'
    : note
      ? 'border-dashed border-edge text-ink-soft hover:border-ink'
      : 'border-edge bg-surface hover:border-ink';
  return (
    <Link
      to={pathOfProduct(variant)}
      keepsScroll
      aria-current={isChosen ? 'true' : undefined}
      className={`${CHIP} ${border}`}
    >
      {value}
      {hasPrice && (
        <span className="text-xs font-normal text-ink-soft">
          {formatRupeesShort(variant.price.discountedPricePaise)}
        </span>
      )}
      {note && <span className="text-xs">{note}</span>}
    </Link>
  );
}
