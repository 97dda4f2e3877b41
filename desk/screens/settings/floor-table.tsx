import { Link } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';

export type Floor = Awaited<ReturnType<typeof api.listPriceFloors>>['floors'][number];

type FloorTableProps = { floors: readonly Floor[]; mayChange: boolean };

export function FloorTable({ floors, mayChange }: FloorTableProps) {
  const { settings } = useText();
  const words = settings.floors;
  const remove = async ({ category, name, version }: Floor) => {
    await api.removePriceFloor({ body: { category, version } });
    return words.removed(name);
  };
  const columns: Column<Floor>[] = [
    {
      key: 'category',
      heading: words.category,
      cell: ({ category, name }) =>
        mayChange ? (
          <Link to={`?category=${category}`} className="text-brand-ink underline">
            {name}
          </Link>
        ) : (
          name
        ),
    },
    { key: 'floor', heading: words.percentage, cell: ({ percentage }) => `${percentage} %`, isNumber: true },
    ...(mayChange
      ? [
          {
            key: 'remove',
            heading: settings.holidays.actions,
            cell: (floor: Floor) => (
              <ActionButton label={words.removeLabel(floor.name)} onPress={() => remove(floor)}>
                {settings.remove}
              </ActionButton>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={settings.parts.floors}
      columns={columns}
      rows={floors}
      getKey={({ category }) => category}
      empty={words.nothing}
    />
  );
}
