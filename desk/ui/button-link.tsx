import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type ButtonLinkProps = ComponentProps<typeof Link> & { isMain?: boolean };

/** A link to another screen that looks like a button. */
export function ButtonLink({ isMain = false, ...rest }: ButtonLinkProps) {
  return <Link className={isMain ? 'button button-action' : 'button button-quiet'} {...rest} />;
}
