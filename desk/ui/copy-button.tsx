import { useText } from '#desk/text/language.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Copies a text that somebody needs elsewhere. */
export function CopyButton({ text, variant = 'quiet' }: { text: string; variant?: ButtonVariant }) {
  const { access } = useText();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(access.copied),
      () => toast.error(access.notCopied),
    );
  return (
    <Button variant={variant} onClick={() => void copy()}>
      {access.copy}
    </Button>
  );
}
