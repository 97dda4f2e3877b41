import { HOME_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Shown after an unexpected error. The link loads the document again, so that no broken state is kept. */
export function UnexpectedErrorView() {
  return (
    <div className="px-4 py-16 text-center lg:py-24">
      <h1 className="text-2xl font-semibold">{text.errors.somethingWrong}</h1>
      <p className="mt-3 text-ink-soft">{text.errors.somethingWrongHint}</p>
      <ButtonLink variant="action" className="mt-8" to={HOME_PATH} reloadsDocument>
        {text.errors.goBack}
      </ButtonLink>
    </div>
  );
}
