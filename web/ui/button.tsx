import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** `action` is the one main action of a screen; `quiet` is bordered; `plain` is text alone. */
export type ButtonVariant = 'action' | 'quiet' | 'plain';

/** What the looks are stands in components.css. */
const LOOKS: Record<ButtonVariant, string> = {
  action: 'button button-action',
  quiet: 'button button-quiet',
  plain: 'button button-plain',
};

type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  /** Shows a spinner and takes no clicks; the button keeps its words and its width. */
  isBusy?: boolean;
};

export function Button({
  variant = 'quiet',
  isBusy = false,
  type = 'button',
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${LOOKS[variant]} ${className}`}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; children: ReactNode };

/** A link that looks like a button: it leads somewhere, where a button does something. */
export function ButtonLink({ variant = 'quiet', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${LOOKS[variant]} ${className}`} {...rest} />;
}
