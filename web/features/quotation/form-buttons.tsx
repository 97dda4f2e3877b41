import type { FormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';

type FormButtonsProps = {
  call: FormCall;
  label: string;
  /** Whether something that the form needs is still on its way. */
  isWaiting?: boolean;
  onBack: () => void;
};

export function FormButtons({ call, label, isWaiting = false, onBack }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button type="submit" variant="action" isBusy={call.isPending} disabled={isWaiting}>
        {label}
      </Button>
      <Button onClick={onBack}>{offerText.back}</Button>
    </div>
  );
}
