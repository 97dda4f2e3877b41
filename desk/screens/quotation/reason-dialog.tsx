import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { StepDialog } from './step-dialog.tsx';

type ReasonDialogProps = {
  /** Names the step and the request, under which the reason is kept. */
  form: string;
  title: string;
  action: string;
  /** What is said once it is done. */
  done: string;
  step: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** A step with a reason, which the buyer reads. */
export function ReasonDialog({ form, title, action, done, step, onClose }: ReasonDialogProps) {
  const { quotation: words } = useText();
  const { input, change, send, isBusy, message } = useKeptForm(form, { reason: '' });
  async function submit(): Promise<void> {
    if (await send(() => step(input.reason), done)) onClose();
  }
  return (
    <StepDialog {...{ title, action, isBusy, message, onClose }} onSubmit={() => void submit()}>
      <TextAreaField
        label={words.reason}
        hint={words.buyerReads}
        required
        maxLength={500}
        rows={3}
        value={input.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </StepDialog>
  );
}
