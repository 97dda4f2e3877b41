import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { PictureTabs } from '#desk/screens/pictures/picture-tabs.tsx';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Facts } from '#desk/ui/facts.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { UndoableNotice } from '#desk/ui/undoable-notice.tsx';
import { FocusForm } from './focus-form.tsx';
import { PictureUses } from './picture-uses.tsx';
import { ReplaceForm } from './replace-form.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams.get('address')?.trim() ?? '';
  return (await api.getPicture({ query: { address } })).result;
}

export function Component() {
  const picture = useLoaderData<typeof loader>();
  // Each picture has forms of its own.
  return <PictureScreen key={picture.address} picture={picture} />;
}

/** A picture: what shows it, and what phones see of it. */
function PictureScreen({ picture }: { picture: Awaited<ReturnType<typeof loader>> }) {
  const { pictures: words } = useText();
  const mayChange = useMay('catalogue:write');
  const [done, setDone] = useState<Done>();
  const { address, problem, bytes } = picture;
  return (
    <Screen title={words.detailsTitle}>
      <PictureTabs />
      <UndoableNotice done={done} onChange={setDone} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Panel title={words.picture}>
            <Facts
              rows={[
                [words.address, address],
                [words.size, bytes === null ? null : words.kilobytes(Math.ceil(bytes / 1024))],
                [words.problem, problem && words.problems[problem]],
              ]}
            />
            {problem !== 'missing' && problem !== 'wrong' && <FocusForm picture={picture} onDone={setDone} />}
          </Panel>
          {mayChange && <ReplaceForm picture={picture} onDone={setDone} />}
        </div>
        <PictureUses picture={picture} onDone={setDone} />
      </div>
    </Screen>
  );
}
