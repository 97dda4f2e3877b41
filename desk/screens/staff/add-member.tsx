import type { FormEvent } from 'react';
import { STAFF_ROLES, type StaffRole } from '#contract/staff-permissions.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { NewLink } from './staff-member.ts';

const NOBODY: { name: string; role: StaffRole } = { name: '', role: 'sales' };

export function AddMember({ onLink }: { onLink: (link: NewLink) => void }) {
  const { access, staff: text } = useText();
  const { input, change, forget } = useKeptInput('new operator', NOBODY);
  const action = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(async () => {
      const { link } = await api.addStaff({ body: input });
      onLink({ name: input.name, link });
      forget();
    }, '');
  };
  return (
    <form onSubmit={submit} noValidate className="desk-panel grid max-w-4xl gap-3">
      <h2 className="font-semibold">{text.addTitle}</h2>
      <Failure action={action} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem_auto]">
        <Field
          label={text.fullName}
          hint={text.fullNameHint}
          value={input.name}
          onChange={({ target }) => change({ name: target.value })}
          error={action.errors.name}
        />
        <label className="grid gap-1 text-sm font-medium">
          {text.role}
          <select
            value={input.role}
            onChange={({ target }) => change({ role: target.value as StaffRole })}
            className="min-h-11 rounded border border-edge bg-surface px-2 text-base font-normal"
          >
            {STAFF_ROLES.map((role) => (
              <option key={role} value={role}>
                {access.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="action" isBusy={action.isBusy} className="sm:mt-6">
          {text.add}
        </Button>
      </div>
    </form>
  );
}
