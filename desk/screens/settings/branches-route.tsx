import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { BranchForm } from './branch-form.tsx';
import { BranchTable } from './branch-table.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { branches, head_office_gstin: headOfficeGstin } = await api.listBranches();
  return { branches, headOfficeGstin, name: new URL(request.url).searchParams.get('name') };
}

/** The branches from which quotations can be supplied, beside the head office. */
export function Component() {
  const { settings: words } = useText();
  const { branches, headOfficeGstin, name } = useLoaderData<typeof loader>();
  const edited = branches.find((each) => each.name === name);
  return (
    <SettingsScreen part="branches">
      <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.branches.hint(headOfficeGstin)}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <BranchTable branches={branches} />
        <BranchForm key={edited?.name} edited={edited} />
      </div>
    </SettingsScreen>
  );
}
