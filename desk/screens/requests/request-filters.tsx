import type { ReactNode, RefObject } from 'react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { useText } from '#desk/text/language.ts';
import { REQUEST_FLAGS } from '#domain/quotation/request-flags.ts';
import { hasFormFilter } from './read-address.ts';

type RequestFiltersProps = {
  colleagues: readonly string[];
  /** Of the search field, for the key that leads to it. */
  searchField: RefObject<HTMLInputElement | null>;
};

/** What is typed and chosen here is in the address. */
export function RequestFilters({ colleagues, searchField }: RequestFiltersProps) {
  const { requests, common } = useText();
  const words = requests.filter;
  const [search] = useSearchParams();
  const submit = useSubmit();
  const get = (name: string) => search.get(name) ?? '';
  const isMoreSet = ['place', 'from', 'to', 'min', 'max'].some((name) => get(name) !== '');
  const tab = new URLSearchParams(
    ['state', 'turn'].flatMap((name) => (get(name) ? [[name, get(name)]] : [])),
  );
  return (
    <Form
      // The fields show the address again when another view is opened.
      key={search.toString()}
      role="search"
      aria-label={words.label}
      className="mb-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(readFields(event.currentTarget));
      }}
    >
      {['state', 'turn'].map(
        (name) => get(name) && <input key={name} type="hidden" name={name} value={get(name)} />,
      )}
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={searchField}
          type="search"
          name="q"
          defaultValue={get('q')}
          maxLength={100}
          aria-label={common.search}
          placeholder={words.search}
          className="desk-input min-w-52 grow basis-80"
        />
        <Choice name="assigned" label={words.assigned} value={get('assigned')}>
          <option value="">{words.anybody}</option>
          <option value="me">{words.me}</option>
          <option value="nobody">{words.nobody}</option>
          {colleagues.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <Choice name="flag" label={words.flag} value={get('flag')}>
          <option value="">{words.anyFlag}</option>
          {REQUEST_FLAGS.map((flag) => (
            <option key={flag} value={flag}>
              {requests.flagNames[flag]}
            </option>
          ))}
        </Choice>
        <Choice name="sort" label={words.sort} value={get('sort')}>
          <option value="">{words.newest}</option>
          <option value="oldest">{words.oldest}</option>
        </Choice>
        {hasFormFilter(search) && (
          <Link to={{ search: tab.toString() }} className="px-1 text-sm underline underline-offset-4">
            {words.clear}
          </Link>
        )}
      </div>
      <details open={isMoreSet} className="mt-1">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-ink-soft hover:text-ink">
          {words.more}
        </summary>
        <div className="flex flex-wrap items-end gap-2 py-1">
          <Typed name="place" label={words.place} value={get('place')} />
          <Typed name="from" label={words.from} value={get('from')} type="date" />
          <Typed name="to" label={words.to} value={get('to')} type="date" />
          <Typed name="min" label={words.min} value={get('min')} inputMode="decimal" />
          <Typed name="max" label={words.max} value={get('max')} inputMode="decimal" />
          <button type="submit" className="desk-button">
            {words.apply}
          </button>
        </div>
      </details>
    </Form>
  );
}

function Choice({
  label,
  value,
  ...rest
}: {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <select
      aria-label={label}
      defaultValue={value}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      className="desk-input max-w-56 min-w-0 max-sm:grow max-sm:basis-[30%]"
      {...rest}
    />
  );
}

function Typed({
  label,
  value,
  ...rest
}: {
  name: string;
  label: string;
  value: string;
  type?: string;
  inputMode?: 'decimal';
}) {
  return (
    <label className="grid gap-0.5 text-xs text-ink-soft">
      {label}
      <input defaultValue={value} className="desk-input w-36 text-ink" {...rest} />
    </label>
  );
}

/** The fields that are filled in, so that the address stays short. */
function readFields(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
