import { type ReactNode, useEffect, useRef } from 'react';
import type { VersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';

type ConflictNoticeProps<Input extends object> = {
  form: Omit<VersionedForm<Input>, 'before'> & { before?: NoInfer<Partial<Input>> | undefined };
  /** What people call the fields. */
  labels: { readonly [Field in keyof Input]: string };
  /** A field whose values are too long for the table of both; `children` shows them. */
  longField?: keyof Input;
  children?: ReactNode;
};

/**
 * Says that somebody else has changed what is being edited: who, when, and both values of each field that both have
 * changed. Nothing is lost until one of them is chosen.
 */
export function ConflictNotice<Input extends object>({
  form,
  labels,
  longField,
  children,
}: ConflictNoticeProps<Input>) {
  const { conflict: words } = useText();
  const { conflict, typed, input, before } = form;
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (conflict) notice.current?.focus();
  }, [conflict]);
  if (!conflict) return null;
  const { changed_by: changedBy, changed_at: changedAt, current } = conflict;
  const fields = (Object.keys(typed) as (keyof Input & string)[]).filter(
    (field) =>
      field !== longField &&
      formatValue(current[field]) !== formatValue(input[field]) &&
      (before === undefined || formatValue(current[field]) !== formatValue(before[field])),
  );
  const toWords = (value: unknown) =>
    typeof value === 'boolean' ? (value ? words.yes : words.no) : formatValue(value) || words.empty;
  return (
    <section
      ref={notice}
      // Somebody who saves at the end of a long form would not see it.
      tabIndex={-1}
      role="alert"
      aria-label={words.title}
      className="mb-4 scroll-mt-16 rounded border border-warning bg-surface p-4"
    >
      <p className="flex items-start gap-2 font-semibold">
        <span className="icon icon-alert-triangle shrink-0 text-warning" />
        {words.changedBy(changedBy ?? words.somebody, changedAt ? formatDateTime(new Date(changedAt)) : '')}
      </p>
      {children}
      {fields.length > 0 && (
        <div className="mt-3">
          <table className="desk-table desk-table-of-both">
            <thead>
              <tr>
                <th scope="col" className="w-1/4">
                  {words.field}
                </th>
                <th scope="col">{words.theirs}</th>
                <th scope="col">{words.mine}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row" className="font-medium wrap-anywhere">
                    {labels[field]}
                  </th>
                  <td className="wrap-anywhere">
                    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span>{toWords(current[field])}</span>
                      <Button
                        variant="plain"
                        aria-label={words.takeTheirsOf(labels[field])}
                        onClick={() => form.forget(field)}
                        className="max-sm:-ml-3"
                      >
                        {words.takeTheirs}
                      </Button>
                    </div>
                  </td>
                  <td className="font-semibold wrap-anywhere">{toWords(input[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">{words.hint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="action" isBusy={form.isSaving} onClick={() => void form.save()}>
          {words.keepMine}
        </Button>
        <Button onClick={() => form.forget()}>{words.takeAllTheirs}</Button>
      </div>
    </section>
  );
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
