import type { AskedValue as Value } from '#domain/asked-value.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { useWishes } from './local-wishes.ts';

/** What the wished quantities would cost, and what is in no total. */
export default function AskedValue({ value }: { value: Value | undefined }) {
  const { length: wordsCount } = useWishes().others;
  const withoutPrice = wordsCount > 0 && <p>{wishesText.withoutPrice(wordsCount)}</p>;
  if (!value) return withoutPrice && <div className="text-sm text-ink-soft">{withoutPrice}</div>;
  return (
    <section aria-label={wishesText.askedValue} aria-live="polite" className="tabular-nums">
      <p className="font-medium">{wishesText.askedValue}</p>
      <dl>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{wishesText.valueBeforeGst}</dt>
          <dd>{formatRupeesShort(value.totalPaise)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-x-4">
          <dt className="font-medium">{wishesText.valueWithGst}</dt>
          <dd className="text-xl font-semibold">{formatRupeesShort(value.totalInclGstPaise)}</dd>
        </div>
      </dl>
      <div className="mt-1 text-sm text-ink-soft">
        <p>{wishesText.askedValueNote}</p>
        {value.unpricedCount > 0 && <p>{wishesText.unpriced(value.unpricedCount)}</p>}
        {withoutPrice}
      </div>
    </section>
  );
}
