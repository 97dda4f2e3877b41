import { useText } from '#desk/text/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';

export function LoadingScreen() {
  const { common } = useText();
  return (
    <p role="status" className="grid min-h-[50vh] place-items-center">
      <span className="flex items-center gap-2">
        <Spinner />
        {common.loading}
      </span>
    </p>
  );
}
