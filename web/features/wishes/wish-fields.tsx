import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { formatIsoDay } from '#domain/indian-day.ts';
import { PAISE_PER_RUPEE } from '#domain/money.ts';
import { readSizeCounts, sumSizeCounts } from '#domain/size-counts.ts';
import { getUnitWords, isUnitCode, type UnitCode, type UnitWords } from '#domain/unit.ts';
import { isWishQuantity, MAX_TARGET_PRICE_PAISE, type WishTerms } from '#domain/wish.ts';
import { type FieldErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Field } from '#web/ui/field.tsx';
import { ariaFieldProps, FieldFrame } from '#web/ui/field-frame.tsx';
import { RemarkField } from './remark-field.tsx';
import { SizeFields } from './size-fields.tsx';

/** The units that people ask in; the others are for what is sold in them. */
const UNITS: UnitCode[] = [
  ...(['NOS', 'PRS', 'SET', 'BOX', 'PAC', 'BAG', 'ROL', 'BDL', 'DRM', 'KGS'] as const),
  ...(['CAN', 'CTN', 'DOZ', 'QTL', 'TON', 'MTR', 'SQM', 'LTR'] as const),
];

type WishFieldsProps = {
  terms: WishTerms;
  /** The product's own unit. */
  soldBy?: UnitWords | undefined;
  /** The range among which the buyer chooses: asked first. */
  sizes?: string | undefined;
  /** What the shop has rejected, by the field of its call. */
  errors?: FieldErrors;
  /** Called with each valid value; undefined for an emptied field. */
  onChange: (changes: { [Part in keyof WishTerms]?: WishTerms[Part] | undefined }) => void;
  /** Puts the cursor into the first field when the fields appear. */
  takesFocus?: boolean;
};

/** What is wanted of one item. A value that cannot be used is said below its field and not kept. */
export function WishFields({
  terms,
  soldBy,
  sizes,
  errors = NO_ERRORS,
  onChange,
  takesFocus = false,
}: WishFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const hasSizes = sizes !== undefined && sumSizeCounts(readSizeCounts(terms.remark).counts) > 0;
  useEffect(() => {
    if (!takesFocus) return;
    first.current?.focus({ preventScroll: true });
    // At once, so that it ends a smooth scroll to the top of a page that has just been opened.
    first.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [takesFocus]);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3 *:min-w-0">
      {sizes && (
        <SizeFields
          ref={first}
          range={sizes}
          unit={soldBy}
          remark={terms.remark}
          error={errors.remark}
          onChange={onChange}
        />
      )}
      {!hasSizes && (
        <NumberField
          ref={sizes ? undefined : first}
          label={wishesText.quantity}
          value={terms.quantity}
          isValid={isWishQuantity}
          problem={wishesText.quantityProblem}
          error={errors.quantity}
          onChange={(value) => onChange({ quantity: value })}
        />
      )}
      {/* What has sizes is counted. */}
      {!(sizes && terms.unit === undefined) && (
        <UnitField
          unit={terms.unit}
          soldBy={soldBy}
          error={errors.unit}
          onChange={(unit) => onChange({ unit })}
        />
      )}
      <NumberField
        label={wishesText.targetPrice}
        hint={wishesText.targetPriceHint}
        value={terms.targetPricePaise === undefined ? undefined : terms.targetPricePaise / PAISE_PER_RUPEE}
        isValid={isTargetPrice}
        problem={wishesText.targetPriceProblem}
        error={errors.target_price}
        onChange={(value) =>
          onChange({
            targetPricePaise: value === undefined ? undefined : Math.round(value * PAISE_PER_RUPEE),
          })
        }
      />
      <DayField
        label={wishesText.neededBy}
        day={terms.neededBy}
        error={errors.needed_by}
        onChange={(neededBy) => onChange({ neededBy })}
      />
      {!sizes && (
        <div className="col-span-full">
          <RemarkField
            label={wishesText.remark}
            remark={terms.remark}
            error={errors.remark}
            onChange={(remark) => onChange({ remark })}
          />
        </div>
      )}
    </div>
  );
}

function isTargetPrice(rupees: number): boolean {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  return paise > 0 && paise <= MAX_TARGET_PRICE_PAISE && paise / PAISE_PER_RUPEE === rupees;
}

type NumberFieldProps = {
  label: string;
  hint?: string;
  value: number | undefined;
  isValid: (value: number) => boolean;
  problem: string;
  error: string | undefined;
  onChange: (value: number | undefined) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

function NumberField({ label, hint, value, isValid, problem, error, onChange, ref }: NumberFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const read = typed.trim() === '' ? undefined : Number(typed.replaceAll(',', ''));
  const hasProblem = read !== undefined && !isValid(read);
  // Another tab, or a link to the cart, may have changed it.
  const shown = !hasProblem && read !== value ? (value === undefined ? '' : String(value)) : typed;
  return (
    <Field
      ref={ref}
      label={label}
      hint={hint}
      error={hasProblem ? problem : error}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const number = text.trim() === '' ? undefined : Number(text.replaceAll(',', ''));
        onChange(number !== undefined && isValid(number) ? number : undefined);
      }}
    />
  );
}

type UnitFieldProps = {
  unit: string | undefined;
  soldBy: UnitWords | undefined;
  error: string | undefined;
  onChange: (unit: string | undefined) => void;
};

function UnitField({ unit, soldBy, error, onChange }: UnitFieldProps) {
  const id = useId();
  const isOther = unit !== undefined && isUnitCode(unit) && !UNITS.includes(unit);
  const options = (isOther ? [...UNITS, unit] : UNITS)
    .map((code) => ({ code, words: getUnitWords(code).plural }))
    .filter(({ code, words }) => code === unit || words !== soldBy?.plural);
  return (
    <FieldFrame id={id} label={wishesText.unit} error={error}>
      <select
        id={id}
        className="form-control"
        {...ariaFieldProps(id, { error })}
        value={unit ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{soldBy?.plural ?? wishesText.unitUnsaid}</option>
        {options.map(({ code, words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type DayFieldProps = {
  label: string;
  day: string | undefined;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
};

export function DayField({ label, day, error, onChange }: DayFieldProps) {
  const today = formatIsoDay(new Date());
  return (
    <Field
      label={label}
      type="date"
      min={today}
      error={day !== undefined && day < today ? wishesText.dayProblem : error}
      value={day ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
