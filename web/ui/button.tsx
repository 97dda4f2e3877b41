import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** `action` is the one main action of a screen; `quiet` is bordered; `plain` is text alone. */
export type ButtonVariant = 'action' | 'quiet' | 'plain';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-4 py-2 text-center font-medium transition-colors';

const LOOKS: Record<ButtonVariant, string> = {
  action:
    'bg-action text-on-action hover:brightness-90 disabled:bg-rule disabled:text-ink-soft aria-busy:bg-action aria-busy:text-on-action',
  quiet:
    'border border-edge bg-surface text-ink hover:border-ink disabled:border-rule disabled:text-ink-soft',
  plain:
    'text-ink underline decoration-edge underline-offset-4 hover:decoration-ink disabled:text-ink-soft disabled:no-underline',
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
      className={`${SHAPE} ${LOOKS[variant]} disabled:cursor-not-allowed ${className}`}
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
  return <Link className={`${SHAPE} ${LOOKS[variant]} ${className}`} {...rest} />;
}
