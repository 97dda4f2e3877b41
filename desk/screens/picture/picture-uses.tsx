import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { WirePictureDetails, WirePictureUse } from '#contract/staff-pictures.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { categoryPath, PAGES_PATH, productPath, settingPath } from '#desk/paths.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type PictureUsesProps = { picture: WirePictureDetails; onDone: (done: Done) => void };

/** Everything that shows a picture. What it shows is said where it is a product's main one. */
export function PictureUses({ picture: { uses, product_count: count }, onDone }: PictureUsesProps) {
  const { pictures: words } = useText();
  const listed = uses.filter(({ kind }) => kind === 'product').length;
  return (
    <Panel title={words.whereUsed}>
      {uses.length === 0 && <p className="text-sm text-ink-soft">{words.notUsed}</p>}
      {count > listed && <p className="text-sm text-ink-soft">{words.firstOf(listed, count)}</p>}
      <ul className="grid divide-y divide-rule">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`} className="grid gap-2 py-2 text-sm">
            <span className="flex flex-wrap items-baseline gap-2">
              <span className="desk-tag">{words.uses[use.kind]}</span>
              <UseLink use={use} />
            </span>
            {use.alt !== null && use.version !== null && (
              <AltForm use={use} alt={use.alt} version={use.version} onDone={onDone} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function UseLink({ use: { kind, id, name } }: { use: WirePictureUse }) {
  const path = {
    product: productPath(id),
    category: categoryPath(id),
    sub_category: categoryPath(id),
    page: PAGES_PATH,
    shop: settingPath('shop'),
    banner: undefined,
    ad: undefined,
  }[kind];
  if (!path) return name;
  return (
    <Link to={path} className="text-brand-ink underline">
      {name}
    </Link>
  );
}

type AltFormProps = { use: WirePictureUse; alt: string; version: number; onDone: (done: Done) => void };

function AltForm({ use: { id, name }, alt, version, onDone }: AltFormProps) {
  const { pictures: words, common } = useText();
  const mayChange = useMay('catalogue:write');
  const form = useVersionedForm({
    form: `alt ${id}`,
    stored: { image_alt: alt },
    version,
    store: async (input) => {
      const { change } = await api.saveCatalogueProduct({
        body: { product: id, version: input.version, cells: { image_alt: input.image_alt } },
      });
      onDone({ message: common.saved, change });
    },
  });
  const isEmpty = form.input.image_alt.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) void form.save();
  };
  return (
    <>
      <ConflictNotice form={form} labels={{ image_alt: words.alt }} />
      <form noValidate onSubmit={submit} className="grid gap-2">
        {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
        <Field
          label={words.altOf(name)}
          readOnly={!mayChange}
          value={form.input.image_alt}
          error={isEmpty ? words.altMissing : form.errors.image_alt}
          onChange={({ target }) => form.change({ image_alt: target.value })}
        />
        {form.isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={form.isSaving} disabled={isEmpty}>
              {common.save}
            </Button>
            <Button variant="plain" onClick={() => form.forget()}>
              {common.cancel}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}
