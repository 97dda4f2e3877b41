import type { FormEvent } from 'react';
import type { KeyPermission } from '#contract/staff-permissions.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { CheckList } from '#desk/ui/check-list.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const EMPTY: { name: string; permissions: KeyPermission[]; expires_on: string } = {
  name: '',
  permissions: [],
  expires_on: '',
};

/** Makes a key. It is given to `onMade`, because the shop does not know it any more. */
export function KeyForm({ onMade }: { onMade: (made: { name: string; key: string }) => void }) {
  const { integrations } = useText();
  const words = integrations.keys;
  const { input, change, forget } = useKeptInput('API key', EMPTY);
  const making = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void making.run(async () => {
      const { key } = await api.addApiKey({ body: input });
      onMade({ name: input.name, key });
      forget();
    }, '');
  };
  return (
    <Panel title={words.addTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Failure action={making} />
        <Field
          label={words.name}
          hint={words.nameHint}
          value={input.name}
          error={making.errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          type="date"
          label={words.lastDay}
          hint={words.lastDayHint}
          value={input.expires_on}
          error={making.errors.expires_on}
          onChange={({ target }) => change({ expires_on: target.value })}
        />
        <CheckList
          label={words.permissions}
          options={words.permissionNames}
          chosen={input.permissions}
          error={making.errors.permissions}
          onChange={(permissions) => change({ permissions })}
        />
        <Button type="submit" variant="action" isBusy={making.isBusy} className="justify-self-start">
          {words.add}
        </Button>
      </form>
    </Panel>
  );
}
