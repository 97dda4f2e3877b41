import { Form, Link, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { PICTURE_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureTabs } from './picture-tabs.tsx';

type Problem = Awaited<ReturnType<typeof loader>>['problems'][number];

export async function loader() {
  return api.listPictureProblems();
}

/** Pictures that buyers do not see, or wait for; and a way to any other one. */
export function Component() {
  const { pictures: words } = useText();
  const { problems, total } = useLoaderData<typeof loader>();
  const columns: Column<Problem>[] = [
    {
      key: 'address',
      heading: words.picture,
      cell: ({ address }) => (
        <Link
          to={`${PICTURE_PATH}?${new URLSearchParams({ address })}`}
          className="text-brand-ink underline wrap-anywhere"
        >
          {address}
        </Link>
      ),
    },
    { key: 'problem', heading: words.problem, cell: ({ problem }) => words.problems[problem] },
    { key: 'use', heading: words.usedBy, cell: ({ used_by: usedBy }) => usedBy },
  ];
  return (
    <Screen title={words.checkTitle}>
      <PictureTabs />
      <Form action={PICTURE_PATH} className="mb-4 flex flex-wrap items-end gap-3">
        <label className="grid gap-1 text-sm">
          {words.openLabel}
          <input name="address" required className="desk-input w-80 max-w-full" />
        </label>
        <Button type="submit">{words.open}</Button>
      </Form>
      {total > problems.length && <p className="mb-3 text-sm">{words.firstOf(problems.length, total)}</p>}
      <DataTable
        caption={words.checkTitle}
        columns={columns}
        rows={problems}
        getKey={({ address }) => address}
        empty={words.noProblems}
      />
    </Screen>
  );
}
