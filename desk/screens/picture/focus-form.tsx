import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { WirePictureDetails } from '#contract/staff-pictures.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type FocusFormProps = { picture: WirePictureDetails; onDone: (done: Done) => void };

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MIDDLE = { x: 50, y: 50 };

const toPercent = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/** Sets the point that stays visible where the picture is cropped: by a press on it, or by the arrow keys. */
export function FocusForm({ picture, onDone }: FocusFormProps) {
  const { pictures: words, common } = useText();
  const mayChange = useMay('catalogue:write');
  const hintId = useId();
  const { address, focus, version, is_cropped: isCropped } = picture;
  const form = useVersionedForm({
    form: `focus ${address}`,
    stored: focus ?? MIDDLE,
    version,
    store: async (input) => {
      const { change } = await api.setPictureFocus({ body: { address, ...input } });
      onDone({ message: words.focusSet, change });
    },
  });
  if (!isCropped) {
    return (
      <>
        <img src={address} alt="" className="mt-3 max-h-96 w-full bg-ground object-contain" />
        <p className="mt-2 text-sm text-ink-soft">{words.notCropped}</p>
      </>
    );
  }
  const { x, y } = form.input;
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press by a key is at no point.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    form.change({ x: toPercent(clientX - left, width), y: toPercent(clientY - top, height) });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    form.change({ x: toPercent(x + step[0] * size, 100), y: toPercent(y + step[1] * size, 100) });
  };
  return (
    <div className="mt-3 grid gap-3">
      <ConflictNotice form={form} labels={{ x: words.fromLeft, y: words.fromTop }} />
      {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
      <button
        type="button"
        disabled={!mayChange}
        aria-label={words.focusAt(x, y)}
        aria-describedby={hintId}
        onClick={press}
        onKeyDown={move}
        className="relative block w-full cursor-crosshair"
      >
        <img src={address} alt="" className="w-full bg-ground" />
        {/* Its place is no style attribute: the policy of the page forbids those. */}
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          <circle cx={`${x}%`} cy={`${y}%`} r="12" className="fill-none stroke-white stroke-[5]" />
          <circle cx={`${x}%`} cy={`${y}%`} r="12" className="fill-none stroke-black stroke-2" />
        </svg>
      </button>
      <p id={hintId} role="status" className="text-sm text-ink-soft">
        {words.focusAt(x, y)} {words.focusHint}
      </p>
      {form.isChanged && (
        <div className="flex flex-wrap gap-3">
          <Button variant="action" isBusy={form.isSaving} onClick={() => void form.save()}>
            {common.save}
          </Button>
          <Button onClick={() => form.forget()}>{common.cancel}</Button>
        </div>
      )}
      {focus && <PhonePreview key={`${focus.x} ${focus.y}`} address={address} />}
    </div>
  );
}

/** What phones get, from the shop itself. The query keeps the browser from showing a former one. */
function PhonePreview({ address }: { address: string }) {
  const { pictures: words } = useText();
  const phone = address.replace('.1920.webp', '-phone.640.webp');
  return (
    <figure className="grid gap-1">
      <img
        src={`${phone}?${Date.now()}`}
        alt={words.onPhones}
        className="aspect-7/4 w-72 bg-ground object-cover"
      />
      <figcaption className="text-sm text-ink-soft">{words.onPhones}</figcaption>
    </figure>
  );
}
