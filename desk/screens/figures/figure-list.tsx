import type { WireFigures } from '#contract/staff-figures.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

/** The figures of a period, each beside that of the period before. */
export function FigureList({ current, before }: { current: WireFigures; before: WireFigures }) {
  const { figures: words } = useText();
  const toMoney = (rupees: number) => formatRupeesShort(paiseFromRupees(rupees));
  const toHours = (hours: number | null) => (hours === null ? '–' : words.hours(hours));
  const rows: [name: string, now: string, before: string][] = [
    [words.asked, String(current.asked), String(before.asked)],
    [words.answered, String(current.answered), String(before.answered)],
    [words.median, toHours(current.median_hours), toHours(before.median_hours)],
    [words.offeredValue, toMoney(current.offered_value), toMoney(before.offered_value)],
    [words.accepted, String(current.accepted), String(before.accepted)],
    [words.acceptedValue, toMoney(current.accepted_value), toMoney(before.accepted_value)],
    [words.lost, String(current.lost), String(before.lost)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      {rows.map(([name, now, previous]) => (
        <div key={name} className="desk-panel flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm">{name}</dt>
          <dd>
            <span className="block text-2xl font-semibold tabular-nums wrap-anywhere">{now}</span>
            <span className="text-xs text-ink-soft">{words.before(previous)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
