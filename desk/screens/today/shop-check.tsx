import { useEffect, useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';

type Problems = Awaited<ReturnType<typeof api.checkShop>>['problems'];

/** What is not ready for business. It takes longer than the rest of the screen, which does not wait for it. */
export function ShopCheck() {
  const { today: words } = useText();
  const [found, setFound] = useState<Problems | 'failed'>();
  useEffect(() => {
    let isShown = true;
    const show = (result: Problems | 'failed') => isShown && setFound(result);
    api.checkShop().then(
      ({ problems }) => show(problems),
      () => show('failed'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <Panel title={words.checkTitle}>
      {found === undefined && <p role="status">{words.checking}</p>}
      {found === 'failed' && <p role="alert">{words.checkFailed}</p>}
      {Array.isArray(found) &&
        (found.length === 0 ? (
          <p className="text-success">{words.ready}</p>
        ) : (
          // The sentences name settings and commands, and are the same for every language.
          <ol lang="en-IN" className="grid list-decimal gap-1 ps-6 text-sm wrap-anywhere">
            {found.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ol>
        ))}
    </Panel>
  );
}
