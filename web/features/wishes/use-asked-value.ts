import { type AskedValue, type SoldBy, valueAsked } from '#domain/asked-value.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { useWishes } from './local-wishes.ts';

type Line = { product: { id: string; price: UnitPrice } & SoldBy; quantity: number };

/** What the wished quantities of the cart would cost; undefined where none differs from the cart's. */
export function useAskedValue(lines: readonly Line[]): AskedValue | undefined {
  const wishes = useWishes().lines;
  return valueAsked(
    lines.map(({ product, quantity }) => ({ ...product, quantity, wish: wishes[product.id] })),
  );
}
