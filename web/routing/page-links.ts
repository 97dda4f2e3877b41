/**
 * The shop's link that an event happened on: a `Link` of web/ui, a link within `data-pages`, or that of a product's
 * card.
 */
export function findPageLink({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[data-page], [data-pages] a, .card-link');
  return link?.origin === location.origin ? link : null;
}

/** Whether a click opens the link here: with another button or a modifier key, browsers open it elsewhere. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
