import { useId } from 'react';

type CheckListProps<Value extends string> = {
  label: string;
  /** What people call each value, in the order of the list. */
  options: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
};

/** Some of many values, each with a box of its own. */
export function CheckList<Value extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
}: CheckListProps<Value>) {
  const id = useId();
  const values = Object.keys(options) as Value[];
  const toggle = (value: Value) =>
    onChange(values.filter((each) => chosen.includes(each) !== (each === value)));
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-5">
        {values.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2 md:pointer-fine:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="desk-checkbox shrink-0"
            />
            {options[value]}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
