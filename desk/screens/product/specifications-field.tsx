import { useEffect, useId, useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { CellProps } from './cell-fields.tsx';

type Names = Awaited<ReturnType<typeof api.listSpecificationNames>>['specifications'];
type SpecificationsFieldProps = CellProps & { subCategoryId: string | undefined };

/** The specifications, each with a name that the sub-category knows, and the unit that its figures are in. */
export function SpecificationsField({ value, error, onChange, subCategoryId }: SpecificationsFieldProps) {
  const { product: words } = useText();
  const listId = useId();
  const known = useSpecificationNames(subCategoryId);
  const rows = value === '' ? [] : value.split('\n').map(parseLine);
  const change = (index: number, row: Partial<Row>) =>
    onChange(rows.map((each, place) => formatLine(place === index ? { ...each, ...row } : each)).join('\n'));
  return (
    <div className="col-span-full grid gap-2">
      <datalist id={listId}>
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows.map((row, index) => {
        const unit = known.find(({ name }) => name.toLowerCase() === row.name.trim().toLowerCase())?.unit;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          <div key={index} className="grid grid-cols-[2fr_3fr_auto] items-center gap-2">
            <input
              aria-label={words.specificationName}
              list={listId}
              value={row.name}
              onChange={({ currentTarget }) =>
                change(index, { name: currentTarget.value.replaceAll(':', '') })
              }
              className="form-control"
            />
            <input
              aria-label={`${words.specificationValue}: ${row.name}`}
              placeholder={unit && words.specificationIn(unit)}
              value={row.value}
              onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
              className="form-control"
            />
            <button
              type="button"
              aria-label={words.removeSpecification(row.name)}
              onClick={() => onChange(value.split('\n').toSpliced(index, 1).join('\n'))}
              className="grid size-11 place-items-center text-ink-soft hover:text-ink"
            >
              <span className="icon icon-x" />
            </button>
          </div>
        );
      })}
      {error && <p className="text-sm text-danger">{error}</p>}
      <div>
        <Button onClick={() => onChange(value === '' ? EMPTY_LINE : `${value}\n${EMPTY_LINE}`)}>
          {words.addSpecification}
        </Button>
      </div>
    </div>
  );
}

type Row = { name: string; value: string };
const EMPTY_LINE = ': ';

function parseLine(line: string): Row {
  const colon = line.indexOf(':');
  return colon < 0
    ? { name: line, value: '' }
    : { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}

const formatLine = ({ name, value }: Row) => `${name}: ${value}`;

/** What the specifications of a sub-category are called; none while that is loading. */
function useSpecificationNames(subCategoryId: string | undefined): Names {
  const [names, setNames] = useState<Names>([]);
  useEffect(() => {
    if (!subCategoryId) return setNames([]);
    const abort = new AbortController();
    api.listSpecificationNames({ params: { id: subCategoryId } }, { signal: abort.signal }).then(
      ({ specifications }) => setNames(specifications),
      // Without them, names and units are typed without help.
      () => undefined,
    );
    return () => abort.abort();
  }, [subCategoryId]);
  return names;
}
