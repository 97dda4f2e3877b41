import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CONTROL, describedBy, FieldFrame, type FrameProps } from './field-frame.tsx';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> &
  FrameProps & {
    /** Stands at the right end of the label's line: a toggle, a link. */
    action?: ReactNode;
  };

/** One line to type into. */
export function Field({ label, hint, error, action, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} action={action}>
      <input id={id} className={`${CONTROL} ${className}`} {...describedBy(id, { hint, error })} {...rest} />
    </FieldFrame>
  );
}
