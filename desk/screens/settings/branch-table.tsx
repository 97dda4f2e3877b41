import { Link } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';

export type Branch = Awaited<ReturnType<typeof api.listBranches>>['branches'][number];

export function BranchTable({ branches }: { branches: readonly Branch[] }) {
  const { settings } = useText();
  const words = settings.branches;
  const remove = async ({ name, version }: Branch) => {
    await api.removeBranch({ body: { name, version } });
    return words.removed(name);
  };
  const columns: Column<Branch>[] = [
    {
      key: 'name',
      heading: words.fields.name,
      cell: ({ name }) => (
        <Link to={`?name=${encodeURIComponent(name)}`} className="text-brand-ink underline">
          {name}
        </Link>
      ),
    },
    {
      key: 'gstin',
      heading: words.fields.gstin,
      cell: ({ gstin }) => <span className="whitespace-nowrap">{gstin}</span>,
    },
    {
      key: 'address',
      heading: words.fields.address,
      cell: ({ address }) => <span className="block min-w-48 wrap-anywhere">{address}</span>,
    },
    { key: 'lut', heading: words.fields.lut, cell: ({ lut }) => lut || '–' },
    {
      key: 'remove',
      heading: settings.holidays.actions,
      cell: (branch) => (
        <ActionButton label={words.removeLabel(branch.name)} onPress={() => remove(branch)}>
          {settings.remove}
        </ActionButton>
      ),
    },
  ];
  return (
    <DataTable
      caption={settings.parts.branches}
      columns={columns}
      rows={branches}
      getKey={({ name }) => name}
      empty={words.nothing}
    />
  );
}
