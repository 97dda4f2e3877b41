import { listQuery } from './list-choice.ts';
import { type ListCall, type ListPage, listPage } from './list-page.ts';
import type { ProductCard } from './product.ts';

/** The pages of a list that stand on the screen one after the other. */
export type ShownRun = { products: ProductCard[]; lastPage: number; next: string | null };

export function firstRun({ products, choice, next }: ListPage): ShownRun {
  return { products, lastPage: choice.page, next };
}

/** The run with the page after it. A product that moved between the two calls is shown once. */
export async function runWithNextPage(run: ShownRun, list: ListPage, call: ListCall): Promise<ShownRun> {
  if (run.next === null) return run;
  const choice = { ...list.choice, page: run.lastPage + 1 };
  const { page: _, ...query } = listQuery(choice);
  const { products, next } = listPage(choice, await call({ ...query, after: run.next }));
  const known = new Set(run.products.map(({ id }) => id));
  return {
    products: [...run.products, ...products.filter(({ id }) => !known.has(id))],
    lastPage: choice.page,
    next,
  };
}

const MOST_KEPT = 20;
const kept = new Map<string, ShownRun>();

/** Keeps what one entry of the browser's history has shown, so that going back shows all of it again. */
export function keepRun(place: string, run: ShownRun): void {
  kept.delete(place);
  kept.set(place, run);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

export function recallRun(place: string): ShownRun | undefined {
  return kept.get(place);
}
