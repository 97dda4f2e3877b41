import { useId } from 'react';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { getFieldProps } from './field-props.ts';
import type { FieldKey } from './offer-fields.ts';

type DraftControlProps = {
  editor: DraftEditor;
  view: DraftView;
  name: FieldKey;
  label: string;
  isReadOnly: boolean;
};

/** A labelled field of the draft, stored as it is typed. */
export function DraftField({
  editor,
  view,
  name,
  label,
  isReadOnly,
  className = '',
  type = 'text',
}: DraftControlProps & { className?: string; type?: 'text' | 'date' }) {
  const id = useId();
  const { title: problem, ...props } = getFieldProps(editor, view, name);
  return (
    <div className={`grid gap-0.5 ${className}`}>
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type={type}
        disabled={isReadOnly}
        autoComplete="off"
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="desk-input w-full"
        {...props}
      />
      {problem && (
        <span id={`${id}-problem`} className="text-xs text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}

/** A choice among values of a field of the draft, stored at once. */
export function DraftSelect({
  editor,
  view,
  name,
  label,
  isReadOnly,
  options,
}: DraftControlProps & { options: readonly (readonly [value: string, label: string])[] }) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      <select id={id} disabled={isReadOnly} className="desk-input" {...getFieldProps(editor, view, name)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
