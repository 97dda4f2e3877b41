import type { FormEvent } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { BETTER_FIGURES, SPECIFICATION_KINDS } from '#domain/specifications/specification.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Specification = Awaited<ReturnType<typeof api.listSpecificationNames>>['specifications'][number];
/** By their ids. */
type SubCategory = { parent: string; category: string };

type SpecificationsProps = {
  specifications: readonly Specification[];
  subCategory: SubCategory;
  onDone: (done: Done) => void;
};

/** How the specifications of a sub-category are read. Lists can be filtered and sorted by all but texts. */
export function Specifications({ specifications, subCategory, onDone }: SpecificationsProps) {
  const { categories: words } = useText();
  return (
    <Panel title={words.specifications}>
      <p className="mb-3 text-sm text-ink-soft">
        {specifications.length > 0 ? words.specificationsHint : words.noSpecifications}
      </p>
      <ul className="grid divide-y divide-rule">
        {specifications.map((each) => (
          <SpecificationForm key={each.name} specification={each} subCategory={subCategory} onDone={onDone} />
        ))}
      </ul>
    </Panel>
  );
}

type SpecificationFormProps = Omit<SpecificationsProps, 'specifications'> & { specification: Specification };

function SpecificationForm({ specification, subCategory, onDone }: SpecificationFormProps) {
  const { categories: words, common } = useText();
  const mayChange = useMay('catalogue:write');
  const { name, version, ...stored } = specification;
  const form = useVersionedForm({
    form: `specification ${subCategory.category} ${name}`,
    stored,
    version,
    store: async (input) => {
      const { products, change } = await api.changeSpecification({
        body: {
          ...{ ...subCategory, specification: name, ...input },
          // Only numbers have a unit; the field of another kind is hidden.
          unit: input.kind === 'number' ? input.unit : '',
        },
      });
      onDone({ message: words.readAgain(name, products), change });
    },
  });
  const { input } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const isNumber = input.kind === 'number';
  return (
    <li className="py-2">
      <ConflictNotice form={form} labels={{ kind: words.kind, unit: words.unit, better: words.better }} />
      {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
      <form
        noValidate
        onSubmit={submit}
        aria-label={name}
        className="flex flex-wrap items-center gap-2 text-sm"
      >
        <span className="w-48 font-medium wrap-anywhere">{name}</span>
        <select
          aria-label={words.kindOf(name)}
          disabled={!mayChange}
          value={input.kind}
          onChange={({ currentTarget: { value } }) =>
            form.change({ kind: SPECIFICATION_KINDS.find((kind) => kind === value) ?? 'text' })
          }
          className="desk-input"
        >
          {SPECIFICATION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
        {isNumber && (
          <>
            <input
              aria-label={words.unitOf(name)}
              placeholder={words.unit}
              disabled={!mayChange}
              value={input.unit}
              onChange={({ currentTarget }) => form.change({ unit: currentTarget.value })}
              className="desk-input w-20"
            />
            <select
              aria-label={words.betterOf(name)}
              disabled={!mayChange}
              value={input.better}
              onChange={({ currentTarget: { value } }) =>
                form.change({ better: BETTER_FIGURES.find((better) => better === value) ?? 'none' })
              }
              className="desk-input"
            >
              {BETTER_FIGURES.map((better) => (
                <option key={better} value={better}>
                  {words.betters[better]}
                </option>
              ))}
            </select>
          </>
        )}
        {form.isChanged && (
          <>
            <Button type="submit" isBusy={form.isSaving} aria-label={words.saveOf(name)}>
              {common.save}
            </Button>
            <Button variant="plain" onClick={() => form.forget()}>
              {common.cancel}
            </Button>
          </>
        )}
      </form>
    </li>
  );
}
