import { useState } from 'react';
import { describeWish } from '#domain/describe-wish.ts';
import { MAX_WISH_TEXT_LENGTH, type WishTerms } from '#domain/wish.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { type LocalWish, useWishes } from './local-wishes.ts';
import { WishFields } from './wish-fields.tsx';
import { addWish, changeWish, removeWish } from './wish-store.ts';

type OtherWishesProps = { isAdding: boolean; onAdding: (isAdding: boolean) => void };

/** What the buyer wants in addition to the products in the cart, and the form to add something in words. */
export default function OtherWishes({ isAdding, onAdding }: OtherWishesProps) {
  const { others } = useWishes();
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="wishes" className="mt-4 rounded border border-rule bg-surface">
          <div className="border-b border-rule px-3 py-2 sm:px-4">
            <h2 id="wishes" className="font-medium">
              {wishesText.others}
            </h2>
            <p className="text-sm text-ink-soft">{wishesText.othersHint}</p>
          </div>
          <ul className="divide-y divide-rule">
            {others.map((wish) => (
              <OtherWish key={wish.key} wish={wish} />
            ))}
          </ul>
        </section>
      )}
      {isAdding && <WordsForm onDone={() => onAdding(false)} />}
    </>
  );
}

function OtherWish({ wish }: { wish: LocalWish }) {
  const [isOpen, setOpen] = useState(false);
  const { key, title, text = title ?? wishesText.unnamed, ...said } = wish;
  const remove = () => {
    const undo = removeWish(key);
    toast.message(wishesText.removed, { action: { label: wishesText.undo, onClick: undo } });
  };
  return (
    <li className="px-3 py-2 sm:px-4">
      <div className="flex items-center gap-x-3">
        <p className="min-w-0 grow wrap-anywhere">{describeWish({ ...said, text })}</p>
        <Button
          variant="plain"
          className="px-2!"
          aria-label={wishesText.changeWish(text)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? wishesText.done : wishesText.change}
        </Button>
        <Button
          variant="plain"
          className="min-w-11 px-2! text-ink-soft! no-underline!"
          aria-label={wishesText.remove(text)}
          onClick={remove}
        >
          <span className="icon icon-trash size-4.5" />
        </Button>
      </div>
      {isOpen && (
        <div className="pt-1 pb-2">
          <WishFields terms={wish} takesFocus onChange={(changes) => changeWish(key, changes)} />
        </div>
      )}
    </li>
  );
}

function WordsForm({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [terms, setTerms] = useState<WishTerms>({});
  const [hasProblem, setProblem] = useState(false);
  return (
    <form
      noValidate
      className="mt-4 grid gap-3 rounded border border-rule bg-surface p-3 sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setProblem(true);
        if (!addWish({ ...terms, text: text.trim() })) return void toast.error(wishesText.full);
        onDone();
      }}
    >
      <Field
        ref={focus}
        label={wishesText.words}
        hint={wishesText.wordsHint}
        error={hasProblem && text.trim() === '' ? wishesText.wordsProblem : undefined}
        maxLength={MAX_WISH_TEXT_LENGTH}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <WishFields
        terms={terms}
        onChange={(changes) => setTerms((before) => ({ ...before, ...changes }) as WishTerms)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{wishesText.add}</Button>
        <Button variant="plain" onClick={onDone}>
          {wishesText.cancel}
        </Button>
      </div>
    </form>
  );
}

function focus(element: HTMLInputElement | null): void {
  element?.focus();
}
