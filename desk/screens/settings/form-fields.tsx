import { type ComponentProps, useId } from 'react';
import type { VersionedForm } from '#desk/state/versioned-form.ts';
import { Field } from '#web/ui/field.tsx';
import { ariaFieldProps, FieldFrame } from '#web/ui/field-frame.tsx';

type Texts = Record<string, string>;
type OfForm<Input extends Texts> = {
  form: VersionedForm<Input>;
  name: keyof Input & string;
  label: string;
  hint?: string | undefined;
};

/** A line of text of a versioned form. */
export function TextField<Input extends Texts>({
  form,
  name,
  ...rest
}: OfForm<Input> & Omit<ComponentProps<typeof Field>, 'form' | 'name'>) {
  return (
    <Field
      {...rest}
      name={name}
      value={form.input[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value } as Partial<Input>)}
    />
  );
}

/** One of a few values of a versioned form. */
export function ChoiceField<Input extends Texts>({
  form,
  name,
  label,
  hint,
  options,
}: OfForm<Input> & { options: Readonly<Record<string, string>> }) {
  const id = useId();
  const error = form.errors[name];
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        name={name}
        value={form.input[name]}
        onChange={({ target }) => form.change({ [name]: target.value } as Partial<Input>)}
        className="form-control"
        {...ariaFieldProps(id, { hint, error })}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
