import { useText } from '#desk/text/language.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

type ReasonDialogProps = {
  title: string;
  action: string;
  /** What is said once it is done. */
  done: string;
  step: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** A step with a reason, which the buyer reads. */
export function ReasonDialog({ title, action, done, step, onClose }: ReasonDialogProps) {
  const { quotation: words } = useText();
  const { isBusy, error, take } = useStep();
  async function submit(form: FormData): Promise<void> {
    if (await take(() => step(String(form.get('reason'))), done)) onClose();
  }
  return (
    <StepDialog {...{ title, action, isBusy, error, onClose }} onSubmit={(form) => void submit(form)}>
      <TextAreaField
        label={words.reason}
        hint={words.buyerReads}
        name="reason"
        required
        maxLength={500}
        rows={3}
      />
    </StepDialog>
  );
}
