import { type HTMLAttributes, useId } from 'react';
import { useText } from '#desk/text/language.ts';
import { ariaFieldProps, FieldFrame } from '#web/ui/field-frame.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** A product by the columns of a product file. */
export type Cells = Record<string, string>;

export type CellProps = {
  column: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

type CellFieldProps = CellProps & {
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Takes the whole width. */
  isWide?: boolean;
  /** Values to choose from; others can be typed. */
  list?: readonly string[];
};

/** The field of a column, with its label and hint. */
export function CellField({ isWide = false, inputMode, list, onChange, ...cell }: CellFieldProps) {
  const id = useId();
  const { label, hint } = useColumnWords(cell.column);
  const { value, error } = cell;
  return (
    <div className={isWide ? 'col-span-full' : ''}>
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <input
          id={id}
          value={value}
          inputMode={inputMode}
          list={list && `${id}-list`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="form-control"
          {...ariaFieldProps(id, { hint, error })}
        />
        {list && (
          <datalist id={`${id}-list`}>
            {list.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        )}
      </FieldFrame>
    </div>
  );
}

/** The field of a column with several lines. */
export function CellText({ column, value, error, onChange }: CellProps) {
  const { label, hint } = useColumnWords(column);
  return (
    <div className="col-span-full">
      <TextAreaField
        label={label}
        hint={hint}
        error={error}
        rows={2}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

type CellSelectProps = CellProps & { options: readonly (readonly [value: string, label: string])[] };

/** The field of a column whose value is one of a few. */
export function CellSelect({ column, value, error, onChange, options }: CellSelectProps) {
  const id = useId();
  const { label, hint } = useColumnWords(column);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="form-control"
        {...ariaFieldProps(id, { hint, error })}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function useColumnWords(column: string): { label: string; hint: string | undefined } {
  const { product, productColumns } = useText();
  const hints: Record<string, string> = product.hints;
  const names: Record<string, string> = productColumns.names;
  return { label: names[column] ?? column, hint: hints[column] };
}
