import type { FormEvent } from 'react';
import { AD_TYPES } from '#contract/content.ts';
import type { PromotionKind } from '#contract/staff-home.ts';
import { api } from '#desk/api/desk-api.ts';
import type { VersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { PictureField } from '#desk/ui/picture-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import type { Home, PromotionInput } from './promotion.ts';

type PromotionFormProps = {
  kind: PromotionKind;
  form: VersionedForm<PromotionInput>;
  categories: Home['categories'];
  isNew: boolean;
};

/** What a banner or an advertisement shows, where it leads, and on which days. */
export function PromotionForm({ kind, form, categories, isNew }: PromotionFormProps) {
  const { home: words, common } = useText();
  const { input, change, errors } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const labels = {
    ...{ image: words.image, phone_image: words.phoneImage, alt: words.headline, category: words.category },
    ...{ type: words.size, link: words.link, shown_from: words.firstDay, shown_until: words.lastDay },
  };
  return (
    <form noValidate onSubmit={submit} className="desk-panel grid content-start gap-4">
      <ConflictNotice form={form} labels={labels} />
      {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
      <Field
        label={words.headline}
        hint={words.headlineHint}
        required
        value={input.alt}
        error={errors.alt}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <PictureField
        label={words.image}
        hint={kind === 'banner' ? words.bannerImageHint : words.adImageHint}
        value={input.image}
        error={errors.image}
        onChange={(image) => change({ image })}
        upload={api.uploadHomePicture}
      >
        <ChoosePicture label={words.image} onChoose={(image) => change({ image })} />
      </PictureField>
      <PictureField
        label={words.phoneImage}
        hint={words.phoneImageHint}
        value={input.phone_image}
        error={errors.phoneImage}
        onChange={(image) => change({ phone_image: image })}
        upload={api.uploadHomePicture}
      >
        <ChoosePicture label={words.phoneImage} onChoose={(image) => change({ phone_image: image })} />
      </PictureField>
      {kind === 'banner' ? (
        <SelectField
          label={words.category}
          placeholder={words.chooseCategory}
          options={categories}
          value={input.category}
          error={errors.category}
          onChange={({ target }) => change({ category: target.value })}
        />
      ) : (
        <>
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">{words.size}</legend>
            {AD_TYPES.map((type) => (
              <label key={type} className="flex min-h-11 items-center gap-3 md:pointer-fine:min-h-8">
                <input
                  type="radio"
                  name="type"
                  checked={input.type === type}
                  onChange={() => change({ type })}
                  className="size-5 accent-action"
                />
                {words.sizes[type]}
              </label>
            ))}
          </fieldset>
          <Field
            label={words.link}
            hint={words.linkHint}
            value={input.link}
            error={errors.link}
            onChange={({ target }) => change({ link: target.value })}
          />
        </>
      )}
      <div className="flex flex-wrap gap-4">
        <div className="min-w-0 flex-1 basis-40">
          <Field
            label={words.firstDay}
            type="date"
            value={input.shown_from}
            error={errors.shownFrom}
            onChange={({ target }) => change({ shown_from: target.value })}
          />
        </div>
        <div className="min-w-0 flex-1 basis-40">
          <Field
            label={words.lastDay}
            type="date"
            value={input.shown_until}
            error={errors.shownUntil}
            onChange={({ target }) => change({ shown_until: target.value })}
          />
        </div>
      </div>
      <p className="text-sm text-ink-soft">{words.daysHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="action"
          isBusy={form.isSaving}
          disabled={!form.isChanged && !form.isSaving}
        >
          {isNew ? words.add : common.save}
        </Button>
        {form.isChanged && <Button onClick={() => form.forget()}>{words.takeBack}</Button>}
      </div>
    </form>
  );
}
