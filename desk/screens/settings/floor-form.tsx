import { useId } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { FieldFrame } from '#web/ui/field-frame.tsx';
import type { Floor } from './floor-table.tsx';
import { TextField } from './form-fields.tsx';
import { VersionedPanel } from './versioned-panel.tsx';

type Category = { id: string; name: string };
type FloorFormProps = {
  categories: readonly Category[];
  /** The one whose floor is set. */
  category: Category | undefined;
  floor: Floor | undefined;
};

/** Sets the floor of a category, which the address names. */
export function FloorForm({ categories, category, floor }: FloorFormProps) {
  const { settings } = useText();
  const words = settings.floors;
  const navigate = useNavigate();
  const id = useId();
  const form = useVersionedForm({
    form: `price floor ${category?.id}`,
    stored: { percentage: floor ? String(floor.percentage) : '' },
    version: floor?.version ?? 0,
    store: ({ percentage, version }) =>
      api.setPriceFloor({
        body: { category: category?.id ?? '', percentage: Number(percentage || 'none'), version },
      }),
  });
  return (
    <VersionedPanel title={words.set} form={form} labels={{ percentage: words.percentage }}>
      <FieldFrame id={id} label={words.category}>
        <select
          id={id}
          value={category?.id ?? ''}
          onChange={({ target }) => void navigate(target.value ? `?category=${target.value}` : '?')}
          className="form-control"
        >
          <option value="">{words.choose}</option>
          {categories.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </FieldFrame>
      {category && (
        <TextField
          form={form}
          name="percentage"
          label={words.percentage}
          hint={words.percentageHint}
          inputMode="decimal"
        />
      )}
    </VersionedPanel>
  );
}
