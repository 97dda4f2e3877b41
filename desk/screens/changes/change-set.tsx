import { Link } from 'react-router';
import type { WireChangeSet } from '#contract/staff-changes.ts';
import { CHANGES_PATH, changePath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { ChangedFields } from './changed-fields.tsx';

/** What one person did to one kind of thing at one moment. */
export function ChangeSet({ changeSet, isWhole }: { changeSet: WireChangeSet; isWhole: boolean }) {
  const { changes: words } = useText();
  const { number, kind, verb, count, changes, changed_by: by, changed_via: via } = changeSet;
  const kinds: Record<string, string> = words.kinds;
  const vias: Record<string, string> = words.vias;
  const rest = count - changes.length;
  return (
    <article aria-label={words.act(number)} className="desk-panel">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <time dateTime={changeSet.changed_at} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(new Date(changeSet.changed_at))}
        </time>
        <span className="font-semibold">{by}</span>
        <span className="wrap-anywhere">
          {words.verbs[verb](kinds[kind] ?? kind.replaceAll('_', ' '), count)}
        </span>
        <span className="ml-auto text-sm text-ink-soft wrap-anywhere">{vias[via] ?? via}</span>
      </p>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {changes.map((change) => (
          <li key={`${change.subject} ${JSON.stringify(change.fields)}`}>
            <p className="text-sm font-medium wrap-anywhere">
              {change.label || shortId(change.subject)}
              {change.estimate_number && (
                <span className="font-normal">
                  {' · '}
                  <Link
                    to={`${CHANGES_PATH}?subject=${encodeURIComponent(change.estimate_number)}`}
                    className="text-brand-ink underline"
                  >
                    {change.estimate_number}
                  </Link>
                  {change.firm && ` · ${change.firm}`}
                </span>
              )}
            </p>
            {change.reason && <p className="text-sm text-ink-soft">{words.reason(change.reason)}</p>}
            <ChangedFields fields={change.fields} verb={verb} isWhole={isWhole} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p className="mt-3 flex flex-wrap gap-3 text-sm">
          {rest > 0 && <span className="text-ink-soft">{words.more(rest)}</span>}
          <Link to={changePath(number)} className="text-brand-ink underline">
            {words.details}
            <span className="sr-only"> {words.act(number)}</span>
          </Link>
        </p>
      )}
    </article>
  );
}
