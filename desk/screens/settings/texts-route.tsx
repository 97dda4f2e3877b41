import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SNIPPET_KINDS } from '#contract/quotation-drafts.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { SnippetForm } from './snippet-form.tsx';
import { SnippetTable } from './snippet-table.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { snippets } = await api.listSnippets();
  return { snippets, name: new URL(request.url).searchParams.get('name') };
}

/** The texts that operators put into quotations, by kind. */
export function Component() {
  const { settings: words } = useText();
  const { snippets, name } = useLoaderData<typeof loader>();
  const mayWrite = useMay('texts:write');
  const edited = snippets.find((each) => each.name === name);
  return (
    <SettingsScreen part="texts">
      <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.texts.hint}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {SNIPPET_KINDS.map((kind) => (
            <Panel key={kind} title={words.texts.kinds[kind]}>
              <SnippetTable
                kind={kind}
                snippets={snippets.filter((each) => each.kind === kind)}
                mayWrite={mayWrite}
              />
            </Panel>
          ))}
        </div>
        {mayWrite && <SnippetForm key={edited?.name} edited={edited} />}
      </div>
    </SettingsScreen>
  );
}
