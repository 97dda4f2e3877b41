import type { ComponentPropsWithRef } from 'react';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Absolute path of a page of the shop. */
  to: string;
  /** Keeps the scroll position, for another state of the same list. */
  keepsScroll?: boolean;
  /** Loads a new document, for a file or for a fresh start. */
  reloadsDocument?: boolean;
};

/**
 * A link to a page of the shop. It is a plain element, because a page has hundreds of them; web/routing/follow-links.ts
 * opens its page without loading a new document.
 */
export function Link({ to, keepsScroll = false, reloadsDocument = false, ...rest }: LinkProps) {
  const followed = keepsScroll ? 'keep-scroll' : '';
  return <a href={to} data-page={reloadsDocument ? undefined : followed} {...rest} />;
}
