import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireEditedProduct } from '#contract/staff-products.ts';
import { api } from '#desk/api/desk-api.ts';
import { productPath } from '#desk/paths.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { percentFromBps } from '#domain/money.ts';
import { PRODUCT_STATES } from '#domain/product-state.ts';
import { RENT_PERIODS } from '#domain/product-terms.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CellField, CellSelect, type Cells, CellText } from './cell-fields.tsx';
import { FieldGroup } from './field-group.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { SpecificationsField } from './specifications-field.tsx';

type ProductFormProps = {
  /** Absent for a new product. */
  product: WireEditedProduct | undefined;
  cells: Cells;
  choices: Awaited<ReturnType<typeof api.listCatalogueChoices>>;
  mayWrite: boolean;
};

/** All that can be edited of a product, by the columns of a product file. */
export function ProductForm({ product, cells, choices, mayWrite }: ProductFormProps) {
  const { product: words, productColumns, common } = useText();
  const navigate = useNavigate();
  const [allowsJump, setAllowsJump] = useState(false);
  const form = useVersionedForm<Cells>({
    form: `product ${product?.id ?? 'new'}`,
    stored: cells,
    version: product?.version ?? 1,
    store: ({ version, ...typed }) => store(typed as Cells, version),
  });
  const { input, errors } = form;
  const cell = (column: string) => ({
    column,
    value: input[column] ?? '',
    error: errors[column],
    onChange: (value: string) => form.change({ [column]: value }),
  });

  async function store(typed: Cells, version: number): Promise<void> {
    const changed = Object.entries(typed).filter(([column, value]) => !product || value !== cells[column]);
    const given = Object.fromEntries(
      changed.map(([column, value]) => [column, column === 'specifications' ? withoutEmpty(value) : value]),
    );
    if (product) {
      const body = { product: product.id, version, cells: given, allows_price_jumps: allowsJump };
      await api.saveCatalogueProduct({ body });
    } else {
      const { product: added } = await api.addCatalogueProduct({ body: { cells: given } });
      await navigate(productPath(added.id), { replace: true });
    }
    setAllowsJump(false);
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.save();
  };
  const category = choices.categories.find(({ name }) => name === input.category);
  const subCategory = category?.sub_categories.find(({ name }) => name === input.sub_category);
  const toOption = (name: string) => [name, name] as const;
  return (
    <form onSubmit={submit} aria-label={product?.title ?? words.newTitle} className="min-w-0">
      <ConflictNotice form={form} labels={productColumns.names as Cells} />
      {form.message && !form.conflict && (
        <div className="mb-4">
          <Notice kind="danger">
            <span className="whitespace-pre-line">{form.message}</span>
            {errors.jump && (
              <Checkbox
                label={words.allowJump}
                checked={allowsJump}
                onChange={({ currentTarget }) => setAllowsJump(currentTarget.checked)}
              />
            )}
          </Notice>
        </div>
      )}
      <fieldset disabled={!mayWrite} className="grid gap-4">
        <FieldGroup title={words.groups.basics}>
          <CellField {...cell('title')} isWide />
          <CellField {...cell('brand')} list={choices.brands} />
          <CellField {...cell('model')} />
          <CellField {...cell('sku')} />
          <CellField {...cell('hsn')} inputMode="numeric" />
          <CellSelect
            {...cell('category')}
            onChange={(value) => form.change({ category: value, sub_category: '' })}
            options={[['', words.choose], ...choices.categories.map(({ name }) => toOption(name))]}
          />
          <CellSelect
            {...cell('sub_category')}
            options={[
              ['', words.choose],
              ...(category?.sub_categories ?? []).map(({ name }) => toOption(name)),
            ]}
          />
          <CellSelect
            {...cell('state')}
            options={PRODUCT_STATES.map((state) => [state, words.states[state]])}
          />
          <CellText {...cell('description')} />
        </FieldGroup>
        <FieldGroup title={words.groups.price}>
          <CellField {...cell('price')} inputMode="decimal" />
          <CellField {...cell('discount')} inputMode="decimal" />
          <CellSelect
            {...cell('gst')}
            options={GST_RATES_BPS.map(percentFromBps).map((rate) => [String(rate), `${rate}%`])}
          />
          <CellSelect
            {...cell('price_on_request')}
            options={[
              ['', words.no],
              ['yes', words.yes],
            ]}
          />
        </FieldGroup>
        <FieldGroup title={words.groups.specifications}>
          <SpecificationsField {...cell('specifications')} subCategoryId={subCategory?.id} />
        </FieldGroup>
        <FieldGroup title={words.groups.pictures}>
          <PicturePreview images={input.images ?? ''} alt={input.image_alt ?? ''} />
          <CellText {...cell('images')} />
          <CellField {...cell('image_alt')} isWide />
          <CellField {...cell('brochure_url')} isWide />
        </FieldGroup>
        <FieldGroup title={words.groups.terms}>
          <CellSelect {...cell('unit')} options={UNIT_CODES.map(toOption)} />
          {[
            'unit_name',
            'unit_content',
            'weight',
            'minimum_quantity',
            'quantity_multiple',
            'dispatch_days',
          ].map((column) => (
            <CellField key={column} {...cell(column)} />
          ))}
          <CellSelect
            {...cell('for_rent')}
            options={[
              ['', words.notForRent],
              ...RENT_PERIODS.map((period) => [period, words.rent[period]] as const),
            ]}
          />
          {['availability', 'warranty', 'country_of_origin'].map((column) => (
            <CellField key={column} {...cell(column)} />
          ))}
          <CellText {...cell('standards')} />
          <CellText {...cell('documents')} />
        </FieldGroup>
        <FieldGroup title={words.groups.family}>
          <CellField {...cell('family')} isWide />
          <CellText {...cell('variant')} />
        </FieldGroup>
      </fieldset>
      {mayWrite && (
        <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-end gap-3 border-t border-rule bg-paper py-3">
          {form.isChanged && (
            <>
              <span role="status" className="mr-auto text-sm text-ink-soft">
                {words.changed}
              </span>
              <Button onClick={() => form.forget()}>{words.takeBack}</Button>
            </>
          )}
          <Button type="submit" variant="action" isBusy={form.isSaving} disabled={!form.isChanged}>
            {product ? common.save : words.add}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Without the lines that are still empty. */
function withoutEmpty(specifications: string): string {
  return specifications
    .split('\n')
    .filter((line) => line.replaceAll(':', '').trim() !== '')
    .join('\n');
}
