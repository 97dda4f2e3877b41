import { useState } from 'react';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { listShortcuts, type Shortcut } from './shortcuts.ts';
import { singleKeys } from './single-keys.ts';

/** The keys that act now, and whether single letters do. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keys: words, common } = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys scroll what is longer than the dialog.
        <section aria-label={words.title} tabIndex={0} className="max-h-[55vh] overflow-y-auto">
          <KeyList title={words.ofScreen} shortcuts={listShortcuts('screen')} />
          <KeyList title={words.everywhere} shortcuts={listShortcuts('desk')} />
        </section>
      )}
      <SingleKeysChoice />
    </Dialog>
  );
}

function KeyList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const [shown] = useState(() => mergeByLabel(shortcuts));
  if (shown.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      <dl className="mt-1 text-sm">
        {shown.map(({ label, keys }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-rule py-1.5">
            <dt>{label}</dt>
            <dd className="flex shrink-0 items-center gap-2">
              {keys.map((each) => (
                <KeyNames key={each} keys={each} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeyNames({ keys }: { keys: string }) {
  const { keys: words } = useText();
  const [first = '', second] = keys.split(' ');
  return (
    <span className="flex items-center gap-1">
      <kbd className="desk-key">{first.replace('+', ' + ')}</kbd>
      {second && (
        <>
          <span className="text-xs text-ink-soft">{words.afterwards}</span>
          <kbd className="desk-key">{second}</kbd>
        </>
      )}
    </span>
  );
}

/** One line for everything that does the same. */
function mergeByLabel(shortcuts: readonly Shortcut[]): { label: string; keys: string[] }[] {
  const groups = Map.groupBy(shortcuts, ({ label }) => label);
  return [...groups].map(([label, same]) => ({ label, keys: same.map(({ keys }) => keys) }));
}

export function SingleKeysChoice() {
  const { keys: words } = useText();
  const isOn = singleKeys.use() === 'on';
  return (
    <div className="mt-3">
      <Checkbox
        label={words.singleKeys}
        checked={isOn}
        onChange={({ target }) => singleKeys.set(target.checked ? 'on' : 'off')}
      />
      <p className="text-xs text-ink-soft">{words.singleKeysHint}</p>
    </div>
  );
}
