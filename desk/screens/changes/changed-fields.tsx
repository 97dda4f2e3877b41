import type { WireChangeSet } from '#contract/staff-changes.ts';
import { useText } from '#desk/text/language.ts';

type ChangedFieldsProps = {
  fields: WireChangeSet['changes'][number]['fields'];
  verb: WireChangeSet['verb'];
  /** Otherwise long values are cut, and those of what was added or removed are folded. */
  isWhole: boolean;
};

/** The values before and after, field by field. Of what was added or removed there is one value only. */
export function ChangedFields({ fields, verb, isWhole }: ChangedFieldsProps) {
  const { changes: words } = useText();
  if (fields.length === 0) return null;
  const hasBefore = verb !== 'added';
  const hasAfter = verb !== 'removed';
  const shorten = isWhole ? '' : 'line-clamp-3';
  const table = (
    // biome-ignore lint/a11y/useSemanticElements: a region of its own would be one of too many.
    <div
      role="group"
      aria-label={words.values(fields.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
      tabIndex={0}
      className="desk-scroller"
    >
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {hasBefore && <th scope="col">{words.before}</th>}
            {hasAfter && <th scope="col">{words.after}</th>}
          </tr>
        </thead>
        {/* As it is stored, in no language. */}
        <tbody translate="no">
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row" className="font-normal whitespace-nowrap text-ink-soft">
                {name}
              </th>
              {hasBefore && (
                <td className="w-1/2 min-w-40 text-ink-soft wrap-anywhere">
                  <del className={shorten}>{before}</del>
                </td>
              )}
              {hasAfter && (
                <td className="w-1/2 min-w-40 wrap-anywhere">
                  <span className={shorten}>{after}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  if (isWhole || verb === 'changed') return table;
  return (
    <details>
      <summary className="w-fit cursor-pointer text-sm text-brand-ink">{words.values(fields.length)}</summary>
      {table}
    </details>
  );
}
