import { Link } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { categoryPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { OrderButtons } from '#desk/ui/order-buttons.tsx';
import { toThumbnail } from '#desk/ui/thumbnail.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type CategoryRow = {
  id: string;
  name: string;
  image: string;
  products: number;
  version: number;
  /** Of a sub-category. */
  parent?: string;
  deciding_specifications?: string[];
  /** Among its neighbours, 1 being the first, and how many they are. */
  place: number;
  count: number;
};

type CategoryTableProps = {
  caption: string;
  rows: readonly CategoryRow[];
  onDone: (done: Done) => void;
};

/** Categories in their order, in which they can be moved. */
export function CategoryTable({ caption, rows, onDone }: CategoryTableProps) {
  const { categories: words } = useText();
  const mayChange = useMay('catalogue:write');
  const action = useCall();
  const move = ({ id, parent, place, name }: CategoryRow, to: number) =>
    action.run(async () => {
      const { change } = await api.moveCategory({
        body: { ...(parent && { parent }), category: id, from: place, to },
      });
      onDone({ message: words.moved(name, to), change });
    }, '');
  const remove = ({ id, parent, name, version }: CategoryRow) =>
    action.run(async () => {
      const { change } = await api.removeCategory({
        body: { ...(parent && { parent }), category: id, version },
      });
      onDone({ message: words.removed(name), change });
    }, '');
  const columns: Column<CategoryRow>[] = [
    {
      key: 'name',
      heading: words.name,
      cell: ({ id, name, image, parent }) => (
        <span className={`flex items-center gap-2.5 ${parent ? 'pl-8' : ''}`}>
          {image === '' ? (
            <span className="icon icon-photo size-8 text-ink-soft" />
          ) : (
            <img src={toThumbnail(image)} alt="" loading="lazy" className="size-8 bg-ground object-contain" />
          )}
          <Link to={categoryPath(id)} className={`text-brand-ink underline ${parent ? '' : 'font-semibold'}`}>
            {name}
          </Link>
          {image === '' && <span className="desk-tag">{words.noPicture}</span>}
        </span>
      ),
    },
    {
      key: 'deciding',
      heading: words.deciding,
      cell: ({ deciding_specifications: names = [] }) => names.join(', '),
    },
    { key: 'products', heading: words.products, cell: ({ products }) => products, isNumber: true },
    ...(mayChange
      ? [
          {
            key: 'order',
            heading: words.order,
            cell: (row: CategoryRow) => (
              <OrderButtons
                name={row.name}
                place={row.place}
                count={row.count}
                isBusy={action.isBusy}
                onMove={(to) => void move(row, to)}
              />
            ),
          },
          {
            key: 'remove',
            heading: words.actions,
            cell: (row: CategoryRow) => (
              <Button variant="plain" aria-label={words.removeIt(row.name)} onClick={() => void remove(row)}>
                {words.remove}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <div aria-busy={action.isBusy} className="aria-busy:cursor-progress aria-busy:opacity-60">
      {action.message && (
        <div className="mb-3">
          <Notice kind="warning">{action.message}</Notice>
        </div>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        getKey={({ id }) => id}
        empty={words.nothing}
      />
    </div>
  );
}
