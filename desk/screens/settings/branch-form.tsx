import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import type { Branch } from './branch-table.tsx';
import { TextField } from './form-fields.tsx';
import { VersionedPanel } from './versioned-panel.tsx';

const EMPTY: Branch = { name: '', address: '', gstin: '', lut: '', version: 0 };

/** Changes a branch or, without one, adds another. */
export function BranchForm({ edited }: { edited: Branch | undefined }) {
  const { settings } = useText();
  const words = settings.branches;
  const { version, ...stored } = edited ?? EMPTY;
  const form = useVersionedForm<Omit<Branch, 'version'>>({
    form: `branch ${stored.name}`,
    stored,
    version,
    store: (input) => api.setBranch({ body: input }),
  });
  return (
    <VersionedPanel
      title={edited ? words.change(stored.name) : words.add}
      form={form}
      labels={words.fields}
      actions={edited && <ButtonLink to="?">{words.addAnother}</ButtonLink>}
    >
      {!edited && <TextField form={form} name="name" label={words.fields.name} hint={words.nameHint} />}
      <TextField form={form} name="address" label={words.fields.address} hint={words.addressHint} />
      <TextField form={form} name="gstin" label={words.fields.gstin} hint={words.gstinHint} />
      <TextField form={form} name="lut" label={words.fields.lut} hint={words.lutHint} />
    </VersionedPanel>
  );
}
