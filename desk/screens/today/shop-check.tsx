import { api } from '#desk/api/desk-api.ts';
import { useLater } from '#desk/state/use-later.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';

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
          // The sentences name settings and commands, and are the same for every language.
          <ol lang="en-IN" className="grid list-decimal gap-1 ps-6 text-sm wrap-anywhere">
            {found.problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ol>
        ))}
    </Panel>
  );
}
