import { useCall } from '#desk/state/use-call.ts';
import { Button } from '#web/ui/button.tsx';

type ActionButtonProps = {
  /** What it does, for screen readers, where the text alone does not say to what. */
  label?: string | undefined;
  /** @returns what to say when it is done; undefined to say nothing. */
  onPress: () => Promise<string | undefined>;
  children: string;
};

/** Does something at once, says that it is done, and reads the screen's data again. */
export function ActionButton({ label, onPress, children }: ActionButtonProps) {
  const action = useCall();
  const press = () => {
    let words: string | undefined;
    const call = async () => {
      words = await onPress();
    };
    return action.run(call, () => words ?? '');
  };
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Button
        aria-label={label}
        isBusy={action.isBusy}
        onClick={() => void press()}
        className="text-sm md:pointer-fine:min-h-8 md:pointer-fine:px-2.5 md:pointer-fine:py-1"
      >
        {children}
      </Button>
      {action.message && (
        <span role="alert" className="max-w-64 text-sm text-danger">
          {action.message}
        </span>
      )}
    </span>
  );
}
