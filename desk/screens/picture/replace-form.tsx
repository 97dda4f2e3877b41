import type { FormEvent } from 'react';
import type { WirePictureDetails } from '#contract/staff-pictures.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { PictureField } from '#desk/ui/picture-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type ReplaceFormProps = { picture: WirePictureDetails; onDone: (done: Done) => void };

/** Shows another picture wherever this one stands, or takes it away. */
export function ReplaceForm({ picture, onDone }: ReplaceFormProps) {
  const { pictures: words } = useText();
  const { address, uses, product_count: products } = picture;
  const { input, change, forget } = useKeptInput(`replacement of ${address}`, { by: '' });
  const replacing = useCall();
  const others = uses.filter(({ kind }) => kind !== 'product').length;
  const count = products + others;
  const replace = (by: string, message: string) =>
    replacing.run(async () => {
      const { change: number } = await api.replacePicture({ body: { address, by } });
      forget();
      onDone({ message, change: number });
    }, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void replace(input.by, words.replaced);
  };
  if (count === 0) return null;
  return (
    <Panel title={words.replace}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-sm text-ink-soft">{words.loses(count)}</p>
        {replacing.message && !replacing.errors.by && <Notice kind="warning">{replacing.message}</Notice>}
        <PictureField
          label={words.by}
          value={input.by}
          error={replacing.errors.by}
          onChange={(by) => change({ by })}
          upload={api.uploadPicture}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" isBusy={replacing.isBusy} disabled={input.by.trim() === ''}>
            {words.replaceIt}
          </Button>
          <Button isBusy={replacing.isBusy} onClick={() => void replace('', words.removed)}>
            {words.removeIt}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
