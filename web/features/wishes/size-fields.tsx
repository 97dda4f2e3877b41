import type { Ref } from 'react';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { listSizes, readSizeCounts, sumSizeCounts, writeSizeCounts } from '#domain/size-counts.ts';
import type { UnitWords } from '#domain/unit.ts';
import { MAX_REMARK_LENGTH, MAX_WISH_QUANTITY, type WishTerms } from '#domain/wish.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Field } from '#web/ui/field.tsx';
import { RemarkField } from './remark-field.tsx';

type SizeFieldsProps = {
  /** The range among which the buyer chooses: `5–11 UK`. */
  range: string;
  unit: UnitWords | undefined;
  remark: string | undefined;
  /** What the shop has rejected of the remark. */
  error: string | undefined;
  /** With the quantity, if it follows from the sizes. */
  onChange: (changes: { remark: string | undefined; quantity?: WishTerms['quantity'] | undefined }) => void;
  ref: Ref<HTMLInputElement>;
};

/** How many of each size, and a remark: the counts are its beginning. The quantity needed is their sum. */
export function SizeFields({ range, unit, remark, error, onChange, ref }: SizeFieldsProps) {
  const { counts, rest } = readSizeCounts(remark);
  const total = sumSizeCounts(counts);
  const change = (size: string, typed: string) => {
    const count = Math.min(Number(typed.replaceAll(/\D/g, '')), MAX_WISH_QUANTITY);
    const changed = { ...counts, [size]: count };
    const sum = sumSizeCounts(changed);
    onChange({
      remark: writeSizeCounts(changed, rest) || undefined,
      quantity: sum > 0 ? Math.min(sum, MAX_WISH_QUANTITY) : undefined,
    });
  };
  return (
    <>
      <fieldset className="col-span-full">
        <legend className="mb-1 font-medium">{wishesText.sizes(range, unit?.plural)}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 sm:max-w-2xl">
          {listSizes(range).map((size, index) => (
            <Field
              key={size}
              ref={index === 0 ? ref : undefined}
              label={wishesText.size(size)}
              inputMode="numeric"
              autoComplete="off"
              value={counts[size] ?? ''}
              onChange={({ currentTarget }) => change(size, currentTarget.value)}
            />
          ))}
        </div>
        <p aria-live="polite" className="mt-1 tabular-nums">
          {total > 0 && wishesText.sizesTotal(formatQuantity(total, unit))}
        </p>
      </fieldset>
      <div className="col-span-full">
        <RemarkField
          label={wishesText.remark}
          remark={rest}
          error={error}
          maxLength={MAX_REMARK_LENGTH - writeSizeCounts(counts).length - 2}
          onChange={(words) => onChange({ remark: writeSizeCounts(counts, words) || undefined })}
        />
      </div>
    </>
  );
}
