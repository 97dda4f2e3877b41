import { createLocalStore } from '#web/storage/local-store.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';

/** What the buyer typed about another supplier's offer. */
export type TypedOffer = {
  name: string;
  /** Before GST. */
  price: string;
  /** The price with GST, where that was typed instead. */
  priceInclGst: string;
  gstBps: number;
  freight: string;
};

/** What the buyer typed into one comparison. */
export type TypedOffers = {
  quantity: string;
  /** Product id → freight. */
  freights: Readonly<Record<string, string>>;
  suppliers: readonly [TypedOffer, TypedOffer];
};

const NO_OFFER: TypedOffer = { name: '', price: '', priceInclGst: '', gstBps: 1800, freight: '' };
const NOTHING_TYPED: TypedOffers = { quantity: '1', freights: {}, suppliers: [NO_OFFER, NO_OFFER] };

const MAX_KEPT = 20;

/** Comparisons by their ids, the last changed one last. */
const store = createLocalStore('udyoghaat_offers', parseAll);

/** What was typed into the comparison of these products, whatever their order, and how to change it. */
export function useTypedOffers(ids: readonly string[]) {
  const key = ids.toSorted().join();
  const typed = store.useValue()[key] ?? NOTHING_TYPED;
  const change = (changes: Partial<TypedOffers>) => {
    const { [key]: _, ...others } = store.read();
    const kept = Object.entries(others).slice(1 - MAX_KEPT);
    store.write(Object.fromEntries([...kept, [key, { ...typed, ...changes }]]));
  };
  return { typed, change };
}

/** The change that an offer's change makes. */
export function changeOffer(
  { suppliers: [first, second] }: TypedOffers,
  index: number,
  changes: Partial<TypedOffer>,
): Pick<TypedOffers, 'suppliers'> {
  return {
    suppliers: index === 0 ? [{ ...first, ...changes }, second] : [first, { ...second, ...changes }],
  };
}

/** The supplier's name or, without one, its number. */
export function getSupplierName({ name }: TypedOffer, index: number): string {
  return name.trim() || text.supplier(index + 1);
}

export function isTyped({ name, price, priceInclGst }: TypedOffer): boolean {
  return [name, price, priceInclGst].some((typed) => typed.trim() !== '');
}

function parseAll(stored: unknown): Readonly<Record<string, TypedOffers>> {
  const entries = Object.entries((stored ?? {}) as Record<string, Partial<TypedOffers> | null>);
  return Object.fromEntries(entries.map(([key, value]) => [key, parseOffers(value)]));
}

function parseOffers(value: Partial<TypedOffers> | null): TypedOffers {
  const [first, second] = Array.isArray(value?.suppliers) ? value.suppliers : [];
  const freights = Object.entries((value?.freights ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    quantity: asText(value?.quantity, NOTHING_TYPED.quantity),
    freights: Object.fromEntries(freights),
    suppliers: [parseOffer(first), parseOffer(second)],
  };
}

function parseOffer(value: Partial<TypedOffer> | null | undefined): TypedOffer {
  return {
    name: asText(value?.name, ''),
    price: asText(value?.price, ''),
    priceInclGst: asText(value?.priceInclGst, ''),
    gstBps: typeof value?.gstBps === 'number' ? value.gstBps : NO_OFFER.gstBps,
    freight: asText(value?.freight, ''),
  };
}

function asText(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
