import { type ComponentProps, useId } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import type { api } from '#desk/api/desk-api.ts';
import { PRODUCTS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { percentFromBps } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import { type ListQuery, toAddress } from './list-query.ts';

type ProductFiltersProps = { query: ListQuery } & Omit<
  Awaited<ReturnType<typeof api.listCatalogueChoices>>,
  'success'
>;

/** Every filter is in the address. A choice applies at once, what is typed with Enter. */
export function ProductFilters({ query, categories, brands }: ProductFiltersProps) {
  const { products: words } = useText();
  const submit = useSubmit();
  const brandsId = useId();
  const subCategories = categories.find(({ id }) => id === query.category)?.sub_categories ?? [];
  const apply = (form: HTMLFormElement | null) => {
    if (form) void submit(withoutEmpty(form), { method: 'get', action: PRODUCTS_PATH });
  };
  return (
    <Form
      role="search"
      action={PRODUCTS_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      className="mb-2 grid grid-cols-2 items-end gap-x-3 gap-y-2 md:flex md:flex-wrap"
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <Labelled label={words.searchFor} isWide>
        <input type="search" name="q" defaultValue={query.q} className="desk-input w-full md:w-56" />
      </Labelled>
      <Labelled label={words.category} isWide={subCategories.length === 0}>
        <Select
          name="category"
          defaultValue={query.category}
          onChange={({ currentTarget: { form } }) => {
            // The sub-category is one of another category.
            form?.querySelector<HTMLSelectElement>('[name=sid]')?.replaceChildren();
            apply(form);
          }}
        >
          <option value="">{words.anyCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Labelled>
      {subCategories.length > 0 && (
        <Labelled label={words.subCategory}>
          <Select name="sid" defaultValue={query.sid} onChange={({ currentTarget: { form } }) => apply(form)}>
            <option value="">{words.anySubCategory}</option>
            {subCategories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Labelled>
      )}
      <Labelled label={words.brand}>
        <input
          name="brand"
          list={brandsId}
          defaultValue={query.brand}
          className="desk-input w-full md:w-36"
        />
        <datalist id={brandsId}>
          {brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
      </Labelled>
      <Labelled label={words.gst}>
        <Select name="gst" defaultValue={query.gst} onChange={({ currentTarget: { form } }) => apply(form)}>
          <option value="">{words.anyGst}</option>
          {GST_RATES_BPS.map(percentFromBps).map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </Select>
      </Labelled>
      <Labelled label={words.leastPrice}>
        <Amount name="min_price" defaultValue={query.min_price} />
      </Labelled>
      <Labelled label={words.mostPrice}>
        <Amount name="max_price" defaultValue={query.max_price} />
      </Labelled>
      <Button type="submit" className="max-md:col-span-2">
        {words.filter}
      </Button>
      {Object.keys(query).some((name) => name !== 'state') && (
        <Link
          to={toAddress({}, query.state ? { state: query.state } : {})}
          className="grid min-h-11 place-items-center text-sm underline max-md:col-span-2"
        >
          {words.clearFilters}
        </Link>
      )}
    </Form>
  );
}

function withoutEmpty(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const [name, value] of [...data]) if (value === '') data.delete(name);
  return data;
}

type LabelledProps = {
  label: string;
  /** Whether it has a line of its own on phones. */
  isWide?: boolean;
  children: ComponentProps<'label'>['children'];
};

function Labelled({ label, isWide = false, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={`grid gap-1 text-xs text-ink-soft ${isWide ? 'max-md:col-span-2' : ''}`}>
      {label}
      {children}
    </label>
  );
}

const Select = (props: ComponentProps<'select'>) => (
  <select className="desk-input w-full text-ink md:w-auto md:max-w-44" {...props} />
);

const Amount = (props: ComponentProps<'input'>) => (
  <input
    inputMode="decimal"
    pattern="\d{1,11}(\.\d{1,2})?"
    className="desk-input w-full text-right text-ink md:w-24"
    {...props}
  />
);
