import { Button } from '#web/ui/button.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { NoScriptNotice } from './no-script-notice.tsx';

type SubmitButtonProps = {
  isBusy: boolean;
  /** Whether all is done: the button is disabled and no longer busy. */
  isDone?: boolean;
  className?: string;
  children: string;
};

/**
 * The submit button of a server-rendered form. It is disabled until hydration, with a notice where JavaScript is off.
 */
export function SubmitButton({ isBusy, isDone = false, className, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <Button
        type="submit"
        variant="action"
        isBusy={isBusy}
        disabled={!isHydrated || isDone}
        className={className}
      >
        {children}
      </Button>
      <NoScriptNotice />
    </>
  );
}
