import { prefetchProduct, recordActivity } from './prefetched-products.client.ts';

/** Prefetches products while the visitor looks at their cards, so that their pages open without waiting. */

/** A shorter look is scrolling or moving past. */
const PREFETCH_DELAY_MS = 200;

const touchScreen = matchMedia('(hover: none)');
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

const inView = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    setLookedAt(target, touchScreen.matches && isIntersecting);
});

for (const type of ['scroll', 'pointerdown', 'pointermove'])
  addEventListener(type, recordActivity, { passive: true });

/** The `ref` of a product's card. On touch screens, a card in view is prefetched; with a mouse, a hovered one. */
export function prefetchWhileLookedAt(card: HTMLElement) {
  card.onpointerenter = () => setLookedAt(card, true);
  card.onpointerleave = () => setLookedAt(card, false);
  inView.observe(card);
  return () => {
    inView.unobserve(card);
    setLookedAt(card, false);
  };
}

function setLookedAt(card: Element, isLookedAt: boolean): void {
  clearTimeout(timers.get(card));
  if (isLookedAt) timers.set(card, setTimeout(prefetchProduct, PREFETCH_DELAY_MS, readProductId(card)));
}

/** The id in the path of the card's link. */
function readProductId(card: Element): string {
  return card.querySelector('a')?.pathname.split('/')[3] ?? '';
}
