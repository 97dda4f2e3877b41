import type { Ref } from 'react';
import { listSizes, readSizeCounts, sumSizeCounts, writeSizeCounts } from '#domain/size-counts.ts';
import { MAX_REMARK_LENGTH, MAX_WISH_QUANTITY, type WishTerms } from '#domain/wish.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Field } from '#web/ui/field.tsx';
import { RemarkField } from './remark-field.tsx';

type SizeFieldsProps = {
  /** The range among which the buyer chooses: `5–11 UK`. */
  range: string;
  unitPlural: string | undefined;
  remark: string | undefined;
  /** What the shop has rejected of the remark. */
  error: string | undefined;
  /** With the quantity, if it follows from the sizes. */
  onChange: (changes: { remark: string | undefined; quantity?: WishTerms['quantity'] }) => void;
  ref: Ref<HTMLInputElement>;
};

/** How many of each size, and a remark: the counts are its beginning. The quantity needed is their sum. */
export function SizeFields({ range, unitPlural, remark, error, onChange, ref }: SizeFieldsProps) {
  const { counts, rest } = readSizeCounts(remark);
  const change = (size: string, typed: string) => {
    const count = Math.min(Number(typed.replaceAll(/\D/g, '')), MAX_WISH_QUANTITY);
    const changed = { ...counts, [size]: count };
    const sum = sumSizeCounts(changed);
    onChange({
      remark: writeSizeCounts(changed, rest) || undefined,
      ...(sum > 0 && { quantity: Math.min(sum, MAX_WISH_QUANTITY) }),
    });
  };
  return (
    <>
      <fieldset className="col-span-full">
        <legend className="mb-1 font-medium">{wishesText.sizes(range, unitPlural)}</legend>
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
