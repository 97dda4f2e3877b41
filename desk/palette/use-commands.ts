import { useNavigate } from 'react-router';
import { useSession } from '#desk/api/session.ts';
import { MENU } from '#desk/menu.ts';
import { chooseTheme, theme } from '#desk/state/theme.ts';
import { keys as englishKeys } from '#desk/text/en/keys.ts';
import { menu as englishMenu } from '#desk/text/en/menu.ts';
import { palette as englishPalette } from '#desk/text/en/palette.ts';
import { theme as englishTheme } from '#desk/text/en/theme.ts';
import { chooseLanguage, useText } from '#desk/text/language.ts';
import { LANGUAGES, type Language } from '#desk/text/load-texts.ts';

/** Something that the palette does. */
export type Command = {
  key: string;
  title: string;
  /** The English title, which Hindi operators type as well. */
  also?: string;
  hint: string;
  icon: string;
  run: () => void;
};

/** The screens that the operator's role allows, and what can be done from everywhere. */
export function useCommands(showKeys: () => void): Command[] {
  const { menu, palette: words, theme: themes, keys } = useText();
  const { permissions } = useSession();
  const navigate = useNavigate();
  const screens = MENU.filter(({ may }) => permissions.includes(may)).map(({ path, text, icon }) => ({
    key: `screen ${path}`,
    title: menu[text],
    also: englishMenu[text],
    hint: words.screen,
    icon,
    run: () => void navigate(path),
  }));
  const languages = (Object.entries(LANGUAGES) as [Language, string][]).map(([language, name]) => ({
    key: `language ${language}`,
    title: words.language(name),
    also: `${englishPalette.language(name)} ${language === 'hi' ? 'Hindi' : name}`,
    hint: words.setting,
    icon: 'icon-language',
    run: () => void chooseLanguage(language),
  }));
  const themeChoices = theme.choices.map((choice) => ({
    key: `theme ${choice}`,
    title: words.theme(themes[choice]),
    also: englishPalette.theme(englishTheme[choice]),
    hint: words.setting,
    icon: 'icon-contrast',
    run: () => chooseTheme(choice),
  }));
  const help = {
    key: 'keys',
    title: keys.help,
    also: englishKeys.help,
    hint: words.help,
    icon: 'icon-keyboard',
    run: showKeys,
  };
  return [...screens, help, ...languages, ...themeChoices];
}
