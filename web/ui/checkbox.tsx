import { type ComponentPropsWithRef, useId } from 'react';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & { label: string };

/** A native checkbox; its label is a click target as high as the line. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center">
      <input id={id} type="checkbox" className="size-5 shrink-0 accent-action" {...rest} />
      <label htmlFor={id} className="py-2.5 pl-3">
        {label}
      </label>
    </div>
  );
}
