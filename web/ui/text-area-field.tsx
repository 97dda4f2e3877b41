import { type ComponentPropsWithRef, useId } from 'react';
import { ariaFieldProps, type FieldBaseProps, FieldFrame } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & FieldBaseProps;

/** A text field of several lines; it grows with its content where the browser supports that. */
export function TextAreaField({ label, hint, error, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={5}
        className="form-control max-h-96 min-h-36 resize-y field-sizing-content"
        {...ariaFieldProps(id, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  );
}
