import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

/** `action` is the one main action of a page; `quiet` is bordered; `plain` is text only. */
export type ButtonVariant = 'action' | 'quiet' | 'plain';

/** The classes are defined in components.css. */
const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  action: 'button button-action',
  quiet: 'button button-quiet',
  plain: 'button button-plain',
};

type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  /** Shows a spinner before the label and disables the button. */
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
      className={`${VARIANT_CLASSES[variant]} ${className}`}
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

/** A link that looks like a button: for navigation, where `Button` is for actions. */
export function ButtonLink({ variant = 'quiet', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${VARIANT_CLASSES[variant]} ${className}`} {...rest} />;
}
