import { useSyncExternalStore } from 'react';
import { MAX_COMPARED } from '#domain/comparison.ts';
import { createTabStore } from '#web/storage/tab-store.ts';

/** A product that is to be compared. */
export type ComparedProduct = { id: string; title: string };

const store = createTabStore<{ products: ComparedProduct[] }>('udyoghaat_compare');
const listeners = new Set<() => void>();
const NOTHING: readonly ComparedProduct[] = [];
let current: readonly ComparedProduct[] | undefined;

export function readCompared(): readonly ComparedProduct[] {
  current ??= parseProducts(store.read()?.products);
  return current;
}

/** Keeps the products as the ones to compare, for this tab. */
export function setCompared(products: readonly ComparedProduct[]): void {
  current = parseProducts(products);
  store.write({ products: [...current] });
  for (const listener of listeners) listener();
}

/**
 * Adds a product, or removes one that is there.
 * @returns false when there are too many already; then nothing changes
 */
export function toggleCompared({ id, title }: ComparedProduct): boolean {
  const products = readCompared();
  const others = products.filter((each) => each.id !== id);
  if (others.length === MAX_COMPARED) return false;
  setCompared(others.length < products.length ? others : [...products, { id, title }]);
  return true;
}

/** The products to compare; none during server rendering. */
export function useCompared(): readonly ComparedProduct[] {
  return useSyncExternalStore(subscribe, readCompared, () => NOTHING);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Drops what is no product, and products beyond the limit. */
function parseProducts(stored: unknown): readonly ComparedProduct[] {
  if (!Array.isArray(stored)) return NOTHING;
  const products = (stored as (Partial<ComparedProduct> | null)[]).flatMap((each) =>
    typeof each?.id === 'string' && typeof each.title === 'string'
      ? [{ id: each.id, title: each.title }]
      : [],
  );
  return products.slice(0, MAX_COMPARED);
}
