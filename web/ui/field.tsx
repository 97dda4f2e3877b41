import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ariaFieldProps, type FieldBaseProps, FieldFrame } from './field-frame.tsx';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> &
  FieldBaseProps & {
    /** Shown at the right end of the label's line, such as a toggle or a link. */
    action?: ReactNode;
  };

/** A text field of one line. */
export function Field({ label, hint, error, action, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} action={action}>
      <input
        id={id}
        className={`form-control ${className}`}
        {...ariaFieldProps(id, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  );
}
