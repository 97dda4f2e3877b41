import { MAX_WISHES, type RequestTerms, type Wish, type WishTerms } from '#domain/wish.ts';
import { localWishes, type TitledWish } from './local-wishes.ts';

/** Changes of what the buyer wants beyond the cart. A part that is undefined is not said any more. */
type Changes<Said> = { [Part in keyof Said]: Said[Part] | undefined };

/** Notes what is wanted of a product of the cart. */
export function setLineWish(productId: string, terms: Changes<WishTerms>): void {
  const { lines, ...rest } = localWishes.read();
  const said = withoutGaps({ ...lines[productId], ...terms });
  const { [productId]: _former, ...others } = lines;
  localWishes.write({
    ...rest,
    lines: Object.keys(said).length > 0 ? { ...others, [productId]: said } : others,
  });
}

export function clearLineWish(productId: string): void {
  const { lines, ...rest } = localWishes.read();
  const { [productId]: _cleared, ...others } = lines;
  localWishes.write({ ...rest, lines: others });
}

/** Adds a wish without a line of the cart. @returns whether there was room for it. */
export function addWish(wish: TitledWish): boolean {
  const { others, ...rest } = localWishes.read();
  if (others.length >= MAX_WISHES) return false;
  const key = String(Math.max(0, ...others.map((other) => Number(other.key))) + 1);
  localWishes.write({ ...rest, others: [...others, { ...withoutGaps(wish), key }] });
  return true;
}

export function changeWish(key: string, wish: Changes<Wish>): void {
  const { others, ...rest } = localWishes.read();
  const changed = others.map((other) =>
    other.key === key ? { ...withoutGaps({ ...other, ...wish }), key } : other,
  );
  localWishes.write({ ...rest, others: changed });
}

/** @returns takes it back. */
export function removeWish(key: string): () => void {
  const { others, ...rest } = localWishes.read();
  const removed = others.find((other) => other.key === key);
  localWishes.write({ ...rest, others: others.filter((other) => other !== removed) });
  return () => {
    if (removed) addWish(removed);
  };
}

export function setRequestTerms(terms: Changes<RequestTerms>): void {
  const { request, ...rest } = localWishes.read();
  localWishes.write({ ...rest, request: withoutGaps({ ...request, ...terms }) });
}

/** Once a quote was requested: all of it belongs to the request. */
export function clearWishes(): void {
  localWishes.write({ lines: {}, others: [], request: {} });
}

/** What is stored has no undefined parts, which JSON would lose anyway. */
function withoutGaps<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as never;
}
