import { Link } from 'react-router';
import type { CallReply } from '#contract/call.ts';
import type { CheckedPart, checkShop } from '#contract/staff-today.ts';
import { api } from '#desk/api/desk-api.ts';
import { CATEGORIES_PATH, IMPORT_PATH, PAGES_PATH, PICTURE_CHECK_PATH, settingPath } from '#desk/paths.ts';
import { useLater } from '#desk/state/use-later.ts';
import { translate, useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';

/** Where the desk can mend it. Anything else is mended at the server. */
const SCREENS = {
  seller: settingPath('shop'),
  contact: settingPath('contact'),
  pages: PAGES_PATH,
  products: IMPORT_PATH,
  categories: CATEGORIES_PATH,
  pictures: PICTURE_CHECK_PATH,
} satisfies Partial<Record<CheckedPart, string>>;

/** What is not ready for business. It takes longer than the rest of the screen, which does not wait for it. */
export function ShopCheck() {
  const { today: words } = useText();
  const found = useLater(api.checkShop);
  return (
    <Panel title={words.checkTitle}>
      {found === undefined && <p role="status">{words.checking}</p>}
      {found === 'failed' && <p role="alert">{words.checkFailed}</p>}
      {typeof found === 'object' &&
        (found.problems.length === 0 ? (
          <p className="text-success">{words.ready}</p>
        ) : (
          <ProblemLists problems={found.problems} />
        ))}
    </Panel>
  );
}

type Problem = CallReply<typeof checkShop>['problems'][number];

/** First what the operator can mend, then what is for whoever runs the server. */
function ProblemLists({ problems }: { problems: Problem[] }) {
  const { today: words } = useText();
  const here = problems.filter(({ about }) => isMendedHere(about));
  const atServer = problems.filter(({ about }) => !isMendedHere(about));
  return (
    <>
      <ProblemList problems={here} />
      {atServer.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 font-medium first:mt-0">{words.atServer}</h3>
          <ProblemList problems={atServer} />
        </>
      )}
    </>
  );
}

function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    problems.length > 0 && (
      <ol className="grid list-decimal gap-1 ps-6 text-sm wrap-anywhere">
        {problems.map((problem) => (
          <ProblemItem key={problem.message} problem={problem} />
        ))}
      </ol>
    )
  );
}

function ProblemItem({ problem: { about, message, how } }: { problem: Problem }) {
  const { today: words } = useText();
  return (
    <li>
      {translate(message)}{' '}
      {isMendedHere(about) ? (
        <Link to={SCREENS[about]} className="text-brand-ink underline">
          {words.mendAt(words.screens[about])}
        </Link>
      ) : (
        how && translate(how)
      )}
    </li>
  );
}

function isMendedHere(about: CheckedPart): about is keyof typeof SCREENS {
  return about in SCREENS;
}
