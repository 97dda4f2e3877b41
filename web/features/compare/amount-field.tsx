import { useId } from 'react';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { readTypedPrice } from '#domain/typed-price.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { isWrongAmount } from './landed-costs.ts';

type AmountFieldProps = {
  label: string;
  value: string;
  /** What it is while nothing is typed. */
  derivedPaise?: number | undefined;
  onChange: (typed: string) => void;
};

/** An amount in rupees, as typed; written as elsewhere when the field is left. */
export function AmountField({ label, value, derivedPaise, onChange }: AmountFieldProps) {
  const errorId = useId();
  const isWrong = isWrongAmount(value);
  const format = () => {
    const paise = readTypedPrice(value);
    if (paise !== undefined) onChange(formatRupeesShort(paise));
  };
  return (
    <>
      <input
        aria-label={label}
        placeholder="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className="comparison-field"
        value={value || (derivedPaise ? formatRupeesShort(derivedPaise) : '')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={format}
      />
      {isWrong && (
        <p id={errorId} className="mt-1 text-xs text-danger">
          {text.amountProblem}
        </p>
      )}
    </>
  );
}
