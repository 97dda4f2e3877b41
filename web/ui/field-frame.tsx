import type { ReactNode } from 'react';

export type FieldBaseProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
};

type FieldFrameProps = FieldBaseProps & { id: string; action?: ReactNode; children: ReactNode };

/** A control with its label above it, and an error and a hint below. */
export function FieldFrame({ id, label, hint, error, action, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {action}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control with its error and its hint for screen readers. */
export function ariaFieldProps(id: string, { hint, error }: Pick<FieldBaseProps, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}
