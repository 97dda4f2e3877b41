import { Button } from '#web/ui/button.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { NoScriptNotice } from './no-script-notice.tsx';

type SubmitButtonProps = { isBusy: boolean; className?: string; children: string };

/** The main button of a form on a page that the server sends; it waits for our code and says so where that never comes. */
export function SubmitButton({ isBusy, className, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <Button type="submit" variant="action" isBusy={isBusy} disabled={!isHydrated} className={className}>
        {children}
      </Button>
      <NoScriptNotice />
    </>
  );
}
