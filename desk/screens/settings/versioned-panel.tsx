import type { FormEvent, ReactNode } from 'react';
import type { VersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type VersionedPanelProps<Input extends object> = {
  title: string;
  /** What it is for, in one sentence. */
  hint?: string | undefined;
  form: VersionedForm<Input>;
  /** What people call the fields. */
  labels: { readonly [Field in keyof Input]: string };
  /** Below the fields while nothing is typed. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form in a panel, for what several people may edit at the same time. */
export function VersionedPanel<Input extends object>({
  title,
  hint,
  form,
  labels,
  actions,
  children,
}: VersionedPanelProps<Input>) {
  const { common } = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel title={title}>
      {hint && <p className="mb-4 max-w-3xl text-sm text-ink-soft">{hint}</p>}
      <ConflictNotice form={form} labels={labels} />
      <form onSubmit={submit} noValidate className="grid gap-4">
        {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
        {children}
        {form.isChanged ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="action" isBusy={form.isSaving}>
              {common.save}
            </Button>
            <Button onClick={() => form.forget()}>{common.cancel}</Button>
          </div>
        ) : (
          actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>
        )}
      </form>
    </Panel>
  );
}
