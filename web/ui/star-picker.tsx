import { useId } from 'react';

type StarPickerProps = {
  label: string;
  getLabel: (value: number) => string;
  /** The possible values in steps of a half, the lowest first. */
  values: readonly number[];
  value: number | undefined;
  isDisabled: boolean;
  onChoose: (value: number) => void;
};

const MAX_STARS = 5;

/** Five stars to click on, each in two halves; the area before the lowest value selects the lowest value. */
export function StarPicker({ label, getLabel, values, value, isDisabled, onChoose }: StarPickerProps) {
  const name = useId();
  return (
    <fieldset
      disabled={isDisabled}
      className={`relative rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action ${isDisabled ? 'w-25' : 'w-60'}`}
    >
      <legend className="sr-only">{label}</legend>
      <div aria-hidden="true" className="relative">
        <Stars
          className={`h-auto w-full ${isDisabled ? 'text-rule' : 'fill-transparent stroke-edge stroke-1'}`}
        />
        <div className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: percent(value ?? 0) }}>
          <Stars className={`h-auto text-star ${isDisabled ? 'w-25' : 'w-60'}`} />
        </div>
      </div>
      {values.map((each, index) => {
        const from = values[index - 1] ?? 0;
        return (
          <label
            key={each}
            className="absolute inset-y-0"
            style={{ left: percent(from), width: percent(each - from) }}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            <span className="sr-only">{getLabel(each)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

const STAR = 'M8 .9l2.2 4.5 4.9.7-3.6 3.5.9 4.9L8 12.2l-4.4 2.3.9-4.9L.9 6.1l4.9-.7z';

/** Five stars in a row, in the colour of the text. */
function Stars({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 16" className={`max-w-none ${className}`} fill="currentColor">
      {[0, 1, 2, 3, 4].map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * 16})`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

function percent(stars: number): string {
  return `${(stars / MAX_STARS) * 100}%`;
}
