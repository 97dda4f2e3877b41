import { chooseLanguage, useLanguage, useText } from '#desk/text/language.ts';
import { LANGUAGES, type Language } from '#desk/text/load-texts.ts';
import { toast } from '#web/ui/toast.ts';

export function LanguageChoice() {
  const { common } = useText();
  const language = useLanguage();
  return (
    <select
      aria-label={common.language}
      value={language}
      onChange={({ target }) =>
        void chooseLanguage(target.value as Language).catch(() => toast.error(common.unreachable))
      }
      className="h-11 rounded bg-brand px-1 text-sm md:pointer-fine:h-8"
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code} className="bg-surface text-ink">
          {name}
        </option>
      ))}
    </select>
  );
}
