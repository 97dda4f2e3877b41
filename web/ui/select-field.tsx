import { type ComponentPropsWithRef, useId } from 'react';
import { ariaFieldProps, type FieldBaseProps, FieldFrame } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> &
  FieldBaseProps & {
    /** Shown while no option is selected. */
    placeholder: string;
    options: readonly string[];
  };

/** A native select with texts as options. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  className = '',
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          className={`form-control appearance-none truncate pr-10 ${className}`}
          {...ariaFieldProps(id, { hint, error })}
          {...rest}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <span className="icon icon-chevron-down size-4.5 pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
